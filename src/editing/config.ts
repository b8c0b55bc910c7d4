import { readdirSync } from 'node:fs';
import { basename, parse } from 'node:path';
import { editingScreens } from './screens.ts';

/** Serves the configuration of the editing screen to a browser; runs in the project's folder. */
export function GET(): Response {
  const icons = readdirSync('src/assets/icons').map((file) => parse(file).name);
  const pictures = readdirSync('src/assets/pictures');
  return Response.json(
    editingScreens(basename(process.cwd()), { icons: icons.sort(), pictures: pictures.sort() }),
  );
}
