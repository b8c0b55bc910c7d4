import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'astro/zod';
import { slug } from 'github-slugger';
import { factsOf, unknownNames, type Facts } from '../lib/facts.ts';
import { SINGLE_PATHS } from '../lib/pages.ts';
import { areaPath, serviceInAreaPath, servicePath } from '../lib/urls.ts';
import { CLAIM_NAMES } from '../schemas/business.ts';
import type { Tools } from '../schemas/fields.ts';
import { schemas } from '../schemas/index.ts';
import {
  acrossFiles,
  orphanMistakes,
  pictureMistakes,
  strayOrMissing,
} from './file-rules.ts';
import {
  at,
  CONTENT_FOLDER,
  filesIn,
  idsIn,
  readContentFile,
  textsIn,
  type ContentFile,
  type FolderName,
} from './read.ts';
import { fieldTextMistakes, markdownMistakes, ownLinks } from './text-rules.ts';

/** The content check: all files read, all rules asked. */

export interface CheckOptions {
  /** The root of the project. */
  root?: string;
  /** Refuses what is made up (address, phone, reviews), as a real address does. */
  publish?: boolean;
}

/** What a schema is handed while checking: a picture must lie where its path says, an entry must exist. */
function checkingTools({ file }: ContentFile, root: string): Tools {
  const image = () =>
    z
      .string(
        'must be the path of a picture, such as ../../assets/pictures/van.jpg',
      )
      .refine((path) => existsSync(join(root, dirname(file), path)), {
        error: ({ input }) =>
          `there is no picture ${String(input)}: put it into src/assets/pictures, or correct the name`,
      });
  const reference = (folder: FolderName) =>
    z
      .string(`must be the name of a file in ${folder}, without .md`)
      .refine((id) => idsIn(root, folder).includes(id), {
        error: ({ input }) =>
          `there is no file ${String(input)}.md in ${folder}`,
      });
  // In the place of Astro's own, whose values are objects.
  return { image, reference } as unknown as Tools;
}

const groupOf = ({ path }: z.core.$ZodIssue) => path.slice(0, -1).join('.');
const isMissing = ({ message }: z.core.$ZodIssue) =>
  message.startsWith('is missing');

/** Fields that there are not. Where one is missing it is likely that one, misspelled. */
function misspelledFields(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  issues: readonly z.core.$ZodIssue[],
) {
  const missing = issues.filter(
    (other) => isMissing(other) && groupOf(other) === issue.path.join('.'),
  );
  const names = missing.map(({ path }) => String(path.at(-1))).join(', ');
  const advice = names
    ? `missing is ${names}`
    : 'remove it, or correct its name';
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: `is not a field here: ${advice}`,
  }));
}

/** The objections of the schema. */
function schemaMistakes(content: ContentFile, root: string): string[] {
  const schema: z.ZodType = schemas[content.folder](
    checkingTools(content, root),
  );
  const issues = schema.safeParse(content.fields).error?.issues ?? [];
  const misspelled = issues.filter(
    (issue) => issue.code === 'unrecognized_keys',
  );
  // One fault, one message: not the misspelled and the missing field.
  const others = issues.filter(
    (issue) =>
      issue.code !== 'unrecognized_keys' &&
      !(
        isMissing(issue) &&
        misspelled.some(({ path }) => path.join('.') === groupOf(issue))
      ),
  );
  return [
    ...misspelled.flatMap((issue) => misspelledFields(issue, issues)),
    ...others,
  ].map(({ path, message }) => at(content, path, message));
}

/** Signs and words that no text may hold; business.yml has its own phone number and addresses. */
const fieldMistakes = (content: ContentFile): string[] =>
  textsIn(content.fields)
    .filter(({ path }) => content.folder !== 'business' || path[0] === 'claims')
    .flatMap(({ path, text }) =>
      fieldTextMistakes(text).map((message) => at(content, path, message)),
    );

/** The mistakes of the fields. What the schema refuses as such is not looked at as a text. */
function allFieldMistakes(content: ContentFile, root: string): string[] {
  // A screen by the name of another would miss all fields of both.
  const isOtherPage =
    content.folder === 'pages' && content.fields['page'] !== content.id;
  const ofSchema = isOtherPage ? [] : schemaMistakes(content, root);
  const placeOf = (mistake: string) => mistake.split(': ', 1)[0];
  const told = new Set(ofSchema.map(placeOf));
  return [
    ...ofSchema,
    ...fieldMistakes(content).filter((mistake) => !told.has(placeOf(mistake))),
  ];
}

/** Names in braces that are no facts; a town's own file may quote its response time, too. */
function unknownFactMistakes(
  { file, folder, source }: ContentFile,
  facts: Facts,
): string[] {
  const known = folder === 'areas' ? { ...facts, responseTime: '' } : facts;
  const adviceOn = (name: string) =>
    CLAIM_NAMES.includes(name)
      ? 'is a claim that business.yml no longer makes: reword this line'
      : `is no fact: write one of ${Object.keys(known).join(', ')}`;
  return source
    .split('\n')
    .flatMap((line, index) =>
      unknownNames(line, known).map(
        (name) => `${file}:${String(index + 1)}  {${name}} ${adviceOn(name)}`,
      ),
    );
}

function bodyMistakes(
  { file, body, linesBefore }: ContentFile,
  isTarget: (path: string) => boolean,
): string[] {
  const deadLinks = ownLinks(body)
    .filter(({ path }) => !isTarget(path))
    .map(({ line, path }) => ({
      line,
      message: `links to ${path}, which is no page of this site, or no heading there: write one that is, such as /contact`,
    }));
  return [...markdownMistakes(body), ...deadLinks].map(
    ({ line, message }) => `${file}:${String(line + linesBefore)}  ${message}`,
  );
}

/** Links of a field, `service:slug`, to a service that is not there. */
const deadTargets = (content: ContentFile, paths: ReadonlySet<string>) =>
  textsIn(content.fields).flatMap(({ path, text }) => {
    const [, service] = /^service:([a-z\d-]+)$/u.exec(text) ?? [];
    return service && !paths.has(servicePath(service))
      ? [at(content, path, `there is no file ${service}.md in services`)]
      : [];
  });

const PATH_OF: Partial<Record<FolderName, (id: string) => string>> = {
  areas: areaPath,
  services: servicePath,
};

/** The addresses of the headings in the text of a town or service. */
const headingPaths = ({ folder, id, body }: ContentFile) =>
  Array.from(
    body.matchAll(/^## (.+)$/gm),
    ([, heading = '']) => `${PATH_OF[folder]?.(id) ?? ''}#${slug(heading)}`,
  );

/** The addresses that texts may link to. */
function linkTargets(root: string, files: readonly ContentFile[]): Set<string> {
  const services = idsIn(root, 'services');
  const areas = idsIn(root, 'areas');
  return new Set([
    ...SINGLE_PATHS,
    ...services.map(servicePath),
    ...areas.map(areaPath),
    ...services.flatMap((service) =>
      areas.map((area) => serviceInAreaPath(service, area)),
    ),
    ...files.flatMap(headingPaths),
  ]);
}

/** What texts may quote; undefined while business.yml cannot be read, since all names would be unknown. */
function factsIn(
  files: readonly ContentFile[],
  root: string,
): Facts | undefined {
  const claims = files.find(({ folder }) => folder === 'business')?.fields[
    'claims'
  ];
  if (!claims) return undefined;
  // Whether they have that shape is for the schema to say.
  return factsOf(claims, idsIn(root, 'areas').length);
}

/** All mistakes of the content, each in a line: `file:line  field: what is wrong and what to write`. */
export async function contentMistakes({
  root = process.cwd(),
  publish = false,
}: CheckOptions = {}): Promise<string[]> {
  const folder = join(root, CONTENT_FOLDER);
  const paths = filesIn(folder).map((path) => relative(folder, path));
  const strays = strayOrMissing(paths);
  const read = paths
    .filter((path) => path !== 'README.md' && !strays.has(path))
    .map((path) =>
      readContentFile(
        root,
        path === 'business.yml' ? 'business' : (dirname(path) as FolderName),
        `${CONTENT_FOLDER}/${path}`,
      ),
    );
  const files = read.filter((file) => typeof file !== 'string');
  const facts = factsIn(files, root);
  const links = linkTargets(root, files);
  const isEachRead = files.length === read.length;
  /** The headings of a file that cannot be read are not known. */
  const isTarget = (path: string) =>
    links.has(isEachRead ? path : path.replace(/#.*/u, ''));
  const mistakes = [
    ...[...strays].map(
      ([path, message]) => `${CONTENT_FOLDER}/${path}  ${message}`,
    ),
    ...read.filter((file) => typeof file === 'string'),
    ...files.flatMap((file) => [
      ...allFieldMistakes(file, root),
      ...(facts ? unknownFactMistakes(file, facts) : []),
      ...deadTargets(file, links),
      ...bodyMistakes(file, isTarget),
    ]),
    ...acrossFiles(files, publish),
    ...(await pictureMistakes(root)),
  ];
  // A file with a mistake may be the one that names the picture.
  return mistakes.length > 0 ? mistakes : orphanMistakes(root, files);
}
