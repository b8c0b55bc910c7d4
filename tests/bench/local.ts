import { editorTexts } from '../helpers/editor-texts.ts';
import { likeness, localPages, type Likeness } from '../helpers/local-pages.ts';
import { readingEase, sentenceLengths } from '../helpers/readability.ts';

/**
 * `npm run report:local`: how alike the local pages are, how easily the texts read, and the five
 * worst couples side by side.
 */
const WORST = 5;
const OPENING = 400;

const pages = likeness(localPages());

function row(kind: Likeness['kind']) {
  const group = pages.filter((page) => page.kind === kind);
  const likenesses = group.map(({ jaccard }) => jaccard).sort((a, b) => a - b);
  return {
    kind,
    pages: group.length,
    'worst Jaccard': likenesses.at(-1)?.toFixed(3),
    'median Jaccard': likenesses[Math.floor(likenesses.length / 2)]?.toFixed(3),
    'fewest words of its own': Math.min(...group.map(({ own }) => own)),
    'fewest words': Math.min(...group.map(({ words }) => words)),
  };
}

function easeRow(folder: string) {
  const texts = editorTexts().filter(
    ({ file, prose }) => file.startsWith(`src/content/${folder}/`) && prose.length > 0,
  );
  const eases = texts.map(({ prose }) => readingEase(prose)).sort((a, b) => a - b);
  const lengths = texts.flatMap(({ prose }) => sentenceLengths(prose).map(({ words }) => words));
  return {
    texts: folder,
    count: texts.length,
    'least reading ease': eases[0]?.toFixed(1),
    'median reading ease': eases[Math.floor(eases.length / 2)]?.toFixed(1),
    'words of the longest sentence': Math.max(...lengths),
  };
}

console.table([row('area'), row('pair')]);
console.table(['local', 'areas', 'services', 'pages', 'testimonials'].map(easeRow));
const worst = pages.toSorted((a, b) => b.jaccard - a.jaccard).slice(0, WORST);
for (const { path, nearest, jaccard, text } of worst) {
  const other = pages.find((page) => page.path === nearest)?.text ?? '';
  console.log(
    `\n${jaccard.toFixed(3)}  ${path}\n  ${text.slice(0, OPENING)}\n       ${nearest}\n  ${other.slice(0, OPENING)}`,
  );
}
