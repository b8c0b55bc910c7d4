import { fileURLToPath } from 'node:url';
import { launchList } from './launch-list.ts';

/** `npm run launch-check`: prints the list and exits 1, or 0 when nothing is open. */
const list = launchList(fileURLToPath(new URL('../../', import.meta.url)));
console.log(list === '' ? 'Launch check: nothing is open.' : list);
process.exitCode = list === '' ? 0 : 1;
