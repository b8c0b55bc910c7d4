import { fileURLToPath } from 'node:url';
import { launchList, renderedPictures } from './launch-list.ts';
import { loadContent } from './load.ts';

/** `npm run launch-check`: prints the list and exits 1, or 0 when nothing is open. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const list = launchList(loadContent(root).parsed, renderedPictures(root));
console.log(list === '' ? 'Launch check: nothing is open.' : list);
process.exitCode = list === '' ? 0 : 1;
