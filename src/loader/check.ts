import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pagePaths, problemsBetween } from './between-files.ts';
import { pictureProblems } from './files.ts';
import { allEntries, loadContent, strayProblems, type LoadedContent } from './load.ts';
import { problemAt, problemLine, type Problem } from './problem.ts';
import { valueAt } from './read-fields.ts';

/** Numbers kept for films and books: 555-0100 to 555-0199. */
const FICTIONAL_PHONE = /\b555-01\d\d$/;

/** Names that can never be a public site (RFC 2606, RFC 6761), and this very machine. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** The address that the site is built for: the environment variable SITE_URL goes before the content. */
export function siteAddress({ business }: LoadedContent): string {
  return process.env['SITE_URL'] ?? String(valueAt(business[0]?.raw, ['siteUrl']));
}

export function isReal(address: string): boolean {
  const { hostname = '' } = URL.parse(address) ?? {};
  return /\.[a-z][^.]*$/.test(hostname) && !RESERVED_HOST.test(hostname);
}

/** What is made up: the phone number and reviews. */
export function madeUp({ business, testimonials }: LoadedContent, why = ''): Problem[] {
  const phone = `is a number kept for films and books, and nobody answers it. Write the number customers should call.${why}`;
  const sample = `says that this review is made up. Write a real one in its place, with the consent of the customer, and remove this line; or delete the file.${why}`;
  return [
    ...business
      .filter(({ data }) => FICTIONAL_PHONE.test(data?.phone ?? ''))
      .map((entry) => problemAt(entry, ['phone'], phone)),
    ...testimonials
      .filter(({ data }) => data?.sample)
      .map((entry) => problemAt(entry, ['sample'], sample)),
  ];
}

/** What is no mistake and yet worth a look: addresses that end, alts of swapped pictures, far reviews. */
function notes(root: string, { services, areas, testimonials }: LoadedContent): string[] {
  const args =
    'diff --relative --no-renames --name-status HEAD~1 -- src/content src/assets/pictures';
  const { stdout } = spawnSync('git', args.split(' '), { cwd: root });
  const former = [...services, ...areas].flatMap(({ data }) => data?.formerly ?? []);
  const files = String(stdout).matchAll(
    /^(D|M)\tsrc\/(?:content\/(?:services|areas)|assets\/pictures)\/(.+)$/gm,
  );
  const towns = areas.map(({ data }) => data?.name);
  const far = testimonials.filter(({ data }) => data && !towns.includes(data.location));
  return [
    ...[...files].flatMap(([, change, file = '']) => {
      const slug = file.replace('.md', '');
      if (change === 'D' && file !== slug && !former.includes(slug))
        return `${file} is gone, and all addresses made of its name end. If you renamed it, write "formerly: [${slug}]" into the new file, and they lead there.`;
      if (change !== 'M' || file !== slug) return [];
      return `${file} is another picture now. See whether each imageAlt beside its name still says what it shows.`;
    }),
    ...far.map(({ file, data }) => `${file} is from ${String(data?.location)}, no town of areas/.`),
  ].map((note) => `Note: ${note}`);
}

export async function checkContent(root: string) {
  const content = await loadContent(root);
  const address = siteAddress(content);
  const why = ` The site is made for ${address}, where customers would believe it.`;
  const problems: Problem[] = [
    ...allEntries(content).flatMap((entry) => entry.problems),
    ...strayProblems(root),
    ...problemsBetween(root, content),
    ...(await pictureProblems(root)),
    ...(isReal(address) ? madeUp(content, why) : []),
  ];
  return { content, problems, lines: reportLines(root, problems, content) };
}

/** The problems by file and line; without any what the content makes, and what it lacks. */
function reportLines(root: string, problems: Problem[], content: LoadedContent): string[] {
  const { services, areas, local, testimonials } = content;
  const count = ({ length }: readonly unknown[]) => String(length);
  if (problems.length > 0) {
    const sorted = problems.toSorted(
      (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
    );
    const things = problems.length === 1 ? 'thing' : 'things';
    return [...sorted.map(problemLine), '', `${count(problems)} ${things} to fix in the content.`];
  }
  const missing = services.length * areas.length - local.length;
  const note = `Note: ${String(missing)} services in towns have no text in local/; they show what the files of town and service say.`;
  return [
    `Content is in order. Services: ${count(services)}, towns: ${count(areas)}, local texts: ${count(local)}, reviews: ${count(testimonials)}; pages: ${count(pagePaths(content))}.`,
    ...(missing === 0 ? [] : [note]),
    ...notes(root, content),
  ];
}

/** `npm run check:content`: prints every problem and exits 1, or what the content makes and exits 0. */
if (import.meta.main) {
  const { problems, lines } = await checkContent(fileURLToPath(new URL('../../', import.meta.url)));
  console.log(lines.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
