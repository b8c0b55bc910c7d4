import { isEmptied, tokensIn, type Words } from '../lib/fill.ts';
import type { FieldRole } from '../schemas/field-schema.ts';
import { iconNames, PICTURES_FOLDER, pictureNames } from './files.ts';
import {
  COLLECTIONS,
  entriesOf,
  type CollectionName,
  type Entry,
  type LoadedContent,
} from './load.ts';
import { didYouMean, problemAt, problemIn, told, type Path, type Problem } from './problem.ts';
import { unknownName } from './read-markdown.ts';

/** What is wrong with a name, and what to write; null when there is what it names. */
type Unknown = (name: string) => string | null;

function unknown(what: string, known: readonly string[], where = ''): Unknown {
  return (name) => {
    if (known.includes(name)) return null;
    const advice = where === '' ? `Write one of ${known.join(', ')}.` : where;
    return `names the ${what} "${name}", which does not exist.${didYouMean(name, known)} ${advice}`;
  };
}

const SERVICE_TARGET = 'service:';

/** Names of services, towns, pictures and icons that lead nowhere. */
export function nameProblems(root: string, content: LoadedContent): Problem[] {
  const { services, areas, local } = content;
  const service = unknown('service', services.ids);
  const town = unknown('town', areas.ids);
  const advice = `Put the picture into ${PICTURES_FOLDER} or correct the name.`;
  const picture = unknown('picture', pictureNames(root), advice);
  const icon = unknown('icon', iconNames(root));
  const fault = (text: string, role: FieldRole, id: string): string | null => {
    if (role.kind === 'picture') return picture(text);
    if (role.kind === 'icon') return icon(text);
    if (role.kind === 'entry' && text === id) return 'names its own file. Remove the line.';
    if (role.kind === 'entry') return role.collection === 'areas' ? town(text) : service(text);
    if (!text.startsWith(SERVICE_TARGET)) return null;
    return service(text.slice(SERVICE_TARGET.length));
  };
  const entries = entriesOf(content, 'business', 'services', 'areas', 'testimonials', 'pages');
  return [
    ...entries.flatMap((entry) =>
      entry.texts.flatMap(({ path, text, role }) =>
        told(role ? fault(text, role, entry.id) : null, (why) => problemAt(entry, path, why)),
      ),
    ),
    ...local.ids.flatMap((id) => {
      const [folder = '', file = ''] = id.split('/');
      const rename = 'Rename the file or its folder, or delete it if that is no longer offered.';
      return told(town(folder) ?? service(file), (why) =>
        problemIn(`src/content/local/${id}.md`, `The file ${why} ${rename}`),
      );
    }),
  ];
}

/**
 * The labels that are left without a word when a claim they quote is dropped. An item of a list, or
 * a row around a big figure, goes as a whole and leaves nothing.
 */
function emptied(value: unknown, words: Words, path: Path = []): Path[] {
  if (typeof value === 'string') return isEmptied(value, words) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('figure' in value && isEmptied(value.figure, words)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value)
    .filter(([, item]) => !isList || !isEmptied(item, words))
    .flatMap(([key, item]) => emptied(item, words, [...path, isList ? Number(key) : key]));
}

function bracesOf(entry: Entry, names: readonly string[]): Problem[] {
  const unknown = entry.texts.flatMap(({ path, text }) => {
    const name = tokensIn(text).find((token) => !names.includes(token));
    return name === undefined ? [] : [problemAt(entry, path, unknownName(name, names))];
  });
  const message =
    'says nothing without a claim that business.yml has dropped. Write it without the braces.';
  return unknown.length > 0
    ? unknown
    : emptied(entry.raw, entry.words).map((path) => problemAt(entry, path, message));
}

/** Names in braces that stand for nothing, and fields that are empty without them. */
export function braceProblems(content: LoadedContent): Problem[] {
  return Object.entries(COLLECTIONS).flatMap(([name, { names }]) =>
    entriesOf(content, name as CollectionName).flatMap((entry) => bracesOf(entry, names)),
  );
}
