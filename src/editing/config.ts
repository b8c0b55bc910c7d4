import { readdirSync } from 'node:fs';
import { basename, parse } from 'node:path';
import { editingScreens } from './screens.ts';

/** Serves the configuration of the editing screen; the server for editing runs in the project's folder. */
export function GET(): Response {
  const icons = readdirSync('src/assets/icons').map((file) => parse(file).name);
  return Response.json(editingScreens(basename(process.cwd()), icons.sort()));
}
