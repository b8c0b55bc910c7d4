import { basename } from 'node:path';
import { iconNames, pictureNames } from '../../checks/files.ts';
import { editingScreens } from './screens.ts';

/** Serves the configuration of the editing screen to a browser; runs in the project's folder. */
export function GET(): Response {
  const root = process.cwd();
  const choices = { icons: iconNames(root).sort(), pictures: pictureNames(root) };
  return Response.json(editingScreens(basename(root), choices));
}
