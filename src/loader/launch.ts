import { fileURLToPath } from 'node:url';
import { launchList } from './launch-list.ts';
import { answersLine, launchReport } from './launch-report.ts';
import { loadContent } from './load.ts';
import { renderedPictures } from './rendered-pictures.ts';

/** `npm run launch-check`: prints the list and exits 1, or 0 when nothing is open. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const { parsed } = loadContent(root);
const groups = launchList(parsed, renderedPictures(root));
console.log([...launchReport(groups), '', answersLine(parsed)].join('\n'));
const isOpen = groups.some(({ points }) =>
  points.some(({ state }) => state === 'open'),
);
process.exitCode = isOpen ? 1 : 0;
