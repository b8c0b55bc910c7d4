import { addressProblems } from './addresses.ts';
import { claimProblems } from './claims.ts';
import { entriesOf, loadContent, strayProblems, type LoadedContent } from './load.ts';
import { linkProblems, madeBy, pagePaths } from './made-pages.ts';
import { nameProblems } from './names.ts';
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
  const empty = local.entries.filter(({ body }) => body === '');
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
    ...claimProblems(content),
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

/** Texts that were copied to start another file, and texts that are still to be written. */
function notesOn(content: LoadedContent): string[] {
  const { services, areas, local } = content;
  const entries = entriesOf(content, 'services', 'areas', 'local');
  const texts = Map.groupBy(entries, ({ body }) => body);
  const copied = [...texts].filter(([body, { length }]) => body !== '' && length > 1);
  const missing = areas.ids.flatMap((area) =>
    services.ids.map((service) => `${area}/${service}`).filter((id) => !local.ids.includes(id)),
  );
  return [
    ...copied.map(([, same]) => {
      const files = same.map(({ file }) => file).join(' and ');
      return `${files} say the same; search engines leave out such pages. Write it anew.`;
    }),
    ...(missing.length === 0
      ? []
      : [
          `${String(missing.length)} service pages of towns show what the files of town and service say until local/ has a text for them: ${missing.slice(0, 12).join(', ')}${missing.length > 12 ? ' …' : ''}`,
        ]),
  ];
}

/** What the content holds and makes, and what is good to know. */
export function summaryLines({ content }: ContentReport): string[] {
  const { services, areas, local, testimonials } = content;
  const count = ({ ids }: { ids: string[] }) => String(ids.length);
  return [
    `Content is in order. Services: ${count(services)}, towns: ${count(areas)}, local texts: ${count(local)}, reviews: ${count(testimonials)}; pages: ${String(pagePaths(content).length)}.`,
    ...notesOn(content).map((note) => `Note: ${note}`),
  ];
}
