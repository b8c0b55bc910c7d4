import { spawnSync } from 'node:child_process';
import { distanceInMiles } from '../lib/geo/distance.ts';
import type { ParsedContent } from './parse.ts';
import { fieldProblem, problemLine } from './problem.ts';
import type { Picture } from './read-pictures.ts';
import { textNotes } from './text-notes.ts';

interface ChangedFile {
  /** D for deleted, M for modified, as Git says it. */
  change: string;
  /** Path below src/content/services, src/content/areas or src/assets/pictures. */
  name: string;
}

/** Services, towns and pictures that differ from the last commit but one; none where Git has it not. */
function changedFiles(root: string): ChangedFile[] {
  const options = [
    'diff',
    '--relative',
    '--no-renames',
    '--name-status',
    'HEAD~1',
    '--',
    'src/content',
    'src/assets/pictures',
  ];
  const { status, stdout } = spawnSync('git', options, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return [];
  const files =
    /^(D|M)\tsrc\/(?:content\/(?:services|areas)|assets\/pictures)\/(.+)$/gm;
  return [...stdout.matchAll(files)].map(([, change = '', name = '']) => ({
    change,
    name,
  }));
}

/** Pages whose address ends, unless another file says that it was called so. */
function endedAddresses(
  { services, areas }: ParsedContent,
  changed: readonly ChangedFile[],
) {
  const formerNames = [...services, ...areas].flatMap(
    ({ data }) => data?.formerly ?? [],
  );
  const deleted = changed.filter(
    ({ change, name }) => change === 'D' && name.endsWith('.md'),
  );
  return deleted.flatMap(({ name }) => {
    const slug = name.replace('.md', '');
    if (formerNames.includes(slug)) return [];
    return `${name} is gone, and all addresses made of its name end. If you renamed it, write "formerly: [${slug}]" into the new file, and they lead there.`;
  });
}

function swappedPictures(changed: readonly ChangedFile[]): string[] {
  return changed
    .filter(({ change, name }) => change === 'M' && !name.endsWith('.md'))
    .map(
      ({ name }) =>
        `${name} is another picture now. See whether each imageAlt beside its name still says what it shows.`,
    );
}

function reviewsFromElsewhere({
  areas,
  testimonials,
}: ParsedContent): string[] {
  const towns = areas.map(({ data }) => data?.name);
  return testimonials.flatMap(({ file, data }) => {
    if (data === null || towns.includes(data.location)) return [];
    return `${file} is from ${data.location}, which is not a town in areas/. Correct the town, or leave it if the customer lives there.`;
  });
}

/** Nobody drives further to a garage door, in miles. */
const FAR = 50;

/** Towns that lie out of reach, which a wrong digit does. */
function distantTowns({ business, areas }: ParsedContent): string[] {
  const shop = business[0]?.data?.location;
  if (shop === undefined) return [];
  return areas.flatMap((entry) => {
    const town = entry.data?.location;
    const miles = town ? distanceInMiles(shop, town) : 0;
    if (miles < FAR) return [];
    const message = `lies ${miles.toFixed(0)} miles from the shop. Correct the digits if they are wrong.`;
    return problemLine(fieldProblem(entry, ['location'], message));
  });
}

function picturesWithPosition(pictures: readonly Picture[]): string[] {
  const positioned = pictures.filter(({ image }) => image?.holdsPosition);
  return positioned.map(
    ({ file }) =>
      `${file} holds the place where it was taken, often a customer's house. Visitors never get it, but everyone who can see this project does. Save the photo again without its location (a phone offers that under Options when it shares it; Paint and Preview when they export it), and put it in place of the file.`,
  );
}

/** Points that are no mistakes and yet worth a look. */
export function contentNotes(
  root: string,
  content: ParsedContent,
  pictures: readonly Picture[],
): string[] {
  const changed = changedFiles(root);
  const notes = [
    ...endedAddresses(content, changed),
    ...swappedPictures(changed),
    ...reviewsFromElsewhere(content),
    ...distantTowns(content),
    ...textNotes(content),
    ...picturesWithPosition(pictures),
  ];
  return notes.map((note) => `Note: ${note}`);
}
