import { addressProblems } from './addresses.ts';
import { entriesOf, loadContent, strayProblems, type LoadedContent } from './load.ts';
import { linkProblems, madeBy, pagePaths } from './made-pages.ts';
import { braceProblems, nameProblems } from './names.ts';
import { pictureProblems } from './pictures.ts';
import { problemIn, problemLine, type Problem } from './problem.ts';
import { realAddressProblems } from './real-address.ts';

export interface ContentReport {
  content: LoadedContent;
  problems: Problem[];
}

/** A local text is there for its text; all other files may do without. */
function emptyTexts({ local }: LoadedContent): Problem[] {
  const message = 'The text below the second line of hyphens is empty. Write it.';
  const empty = local.entries.filter(({ body }) => body.trim() === '');
  return empty.map(({ file }) => problemIn(file, message));
}

/**
 * All problems of the content at once.
 * @param root the root of the project, absolute
 */
export async function checkContent(root: string): Promise<ContentReport> {
  const content = await loadContent(root);
  const problems = [
    ...Object.values(content).flatMap((collection) => collection.problems),
    ...strayProblems(root),
    ...emptyTexts(content),
    ...addressProblems(content),
    ...nameProblems(root, content),
    ...braceProblems(content),
    ...linkProblems(content),
    ...(await pictureProblems(root)),
    ...realAddressProblems(content),
  ];
  return { content, problems };
}

function byLine(a: Problem, b: Problem): number {
  return (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER);
}

/** The problems in words, those of a file together and by line, each file with what it makes. */
export function problemLines({ problems, content }: ContentReport): string[] {
  const count = problems.length;
  const files = Map.groupBy(problems, ({ file }) => file);
  return [
    ...[...files].flatMap(([file, ofFile]) => {
      const made = madeBy(file, content);
      const lines = ofFile.toSorted(byLine).map(problemLine);
      return made === null ? lines : [...lines, `    ${made}`];
    }),
    '',
    `${String(count)} ${count === 1 ? 'thing' : 'things'} to fix in the content.`,
  ];
}

/** What the content holds and makes, and texts that were copied to start another file. */
export function summaryLines({ content }: ContentReport): string[] {
  const { services, areas, local, testimonials } = content;
  const count = ({ ids }: { ids: string[] }) => String(ids.length);
  const texts = Map.groupBy(
    entriesOf(content, 'services', 'areas', 'local'),
    ({ written }) => written,
  );
  const copied = [...texts].filter(([text, { length }]) => text !== '' && length > 1);
  const missing = services.ids.length * areas.ids.length - local.ids.length;
  return [
    `Content is in order. Services: ${count(services)}, towns: ${count(areas)}, local texts: ${count(local)}, reviews: ${count(testimonials)}; pages: ${String(pagePaths(content).length)}.`,
    ...copied.map(([, same]) => {
      const files = same.map(({ file }) => file).join(' and ');
      return `Note: ${files} say the same; search engines leave out such pages. Write it anew.`;
    }),
    ...(missing === 0
      ? []
      : [
          `Note: ${String(missing)} services in towns have no text in local/; they show what the files of town and service say.`,
        ]),
  ];
}
