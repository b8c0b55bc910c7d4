import { editorTexts } from '../helpers/editor-texts.ts';
import { likeness, localPages, medianLikeness, type Likeness } from '../helpers/local-pages.ts';
import { readingEase, sentenceLengths } from '../helpers/readability.ts';

/**
 * `npm run report:local`: how alike the local pages are, how easily the texts read, and the five
 * worst couples side by side.
 */
const WORST = 5;
const OPENING = 400;
const PASSAGES = 4;

const pages = likeness(localPages());

function row(kind: Likeness['kind']) {
  const group = pages.filter((page) => page.kind === kind);
  return {
    kind,
    pages: group.length,
    'worst Jaccard': Math.max(...group.map(({ jaccard }) => jaccard)).toFixed(3),
    'median Jaccard': medianLikeness(pages, kind).toFixed(3),
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

/** Two pages that are each other's nearest stand here once. */
function worstCouples(): Likeness[] {
  const couples = new Map<string, Likeness>();
  for (const page of pages.toSorted((a, b) => b.jaccard - a.jaccard)) {
    const couple = [page.path, page.nearest].sort().join(' ');
    if (!couples.has(couple)) couples.set(couple, page);
  }
  return [...couples.values()].slice(0, WORST);
}

console.table([row('area'), row('pair')]);
console.table(['local', 'areas', 'services', 'pages', 'testimonials'].map(easeRow));
for (const { path, nearest, jaccard, text, shared } of worstCouples()) {
  const other = pages.find((page) => page.path === nearest)?.text ?? '';
  console.log(
    [
      `\n${jaccard.toFixed(3)}  ${path}`,
      `  ${text.slice(0, OPENING)}`,
      `       ${nearest}`,
      `  ${other.slice(0, OPENING)}`,
      '       both say',
      ...shared.slice(0, PASSAGES).map((passage) => `  “${passage}”`),
    ].join('\n'),
  );
}
