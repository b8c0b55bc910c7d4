import { basename } from 'node:path';
import {
  fieldSchema,
  type FieldRole,
  type ReferencedCollection,
} from '../../schemas/field-schema.ts';
import { COLLECTIONS } from '../collections.ts';
import { schemaAt, textsIn } from '../field-values.ts';
import { PICTURES_FOLDER } from '../files.ts';
import { renamedEntries } from '../renamed-entries.ts';
import { allEntries, type ParsedContent, type ParsedEntry } from '../parse.ts';
import { didYouMean, fieldProblem, type Problem } from '../problem.ts';
import type { Rule, RuleContext } from './rule.ts';

type Kind = 'service' | 'town' | 'review' | 'picture' | 'icon';

/** The names that there are, and what services and towns that had another are called now. */
type KnownNames = Readonly<Record<Kind, readonly string[]>> & {
  renamed: ReadonlyMap<string, string>;
};

function knownNames(
  { services, areas, testimonials }: ParsedContent,
  context: RuleContext,
): KnownNames {
  return {
    service: services.map(({ id }) => id),
    town: areas.map(({ id }) => id),
    review: testimonials.map(({ id }) => id),
    picture: context.pictures.map(({ file }) => basename(file)),
    icon: context.icons,
    renamed: renamedEntries([...services, ...areas]),
  };
}

function nameAdvice(kind: Kind, known: readonly string[]): string {
  if (kind === 'picture')
    return `Put the picture into ${PICTURES_FOLDER} or correct the name.`;
  if (known.length === 0) return `There is no ${kind} yet: remove the line.`;
  return `Write one of ${known.join(', ')}.`;
}

/** Completes "The field …" or "The file …"; undefined when there is such a thing. */
function unknownNameFault(
  kind: Kind,
  name: string,
  known: KnownNames,
): string | undefined {
  if (known[kind].includes(name)) return undefined;
  const newName = known.renamed.get(name);
  if (newName !== undefined && known[kind].includes(newName))
    return `names the ${kind} "${name}", which is called ${newName} now. Write ${newName}.`;
  // Many write a name with its folder, or an icon or entry with the ending of its file.
  const bareName = basename(name).replace(/\.(?:svg|md)$/, '');
  const guess = didYouMean(bareName, known[kind]);
  const advice = nameAdvice(kind, known[kind]);
  return `names the ${kind} "${name}", which does not exist.${guess} ${advice}`;
}

/** What the entries of a collection are called in messages. */
const KINDS: Record<ReferencedCollection, Kind> = {
  services: 'service',
  areas: 'town',
  testimonials: 'review',
};

function entryFault(
  collection: ReferencedCollection,
  name: string,
  entry: ParsedEntry,
  known: KnownNames,
): string | undefined {
  if (collection === entry.collection && name === entry.id)
    return 'names its own file. Remove the line.';
  return unknownNameFault(KINDS[collection], name, known);
}

/** The fault of a text that names something, by the role of its field. */
function fieldFault(
  role: FieldRole | undefined,
  text: string,
  entry: ParsedEntry,
  known: KnownNames,
): string | undefined {
  if (role === undefined) return undefined;
  if (role.kind === 'entry')
    return entryFault(role.collection, text, entry, known);
  if (role.kind !== 'target') return unknownNameFault(role.kind, text, known);
  const [, service] = /^service:(.*)$/.exec(text) ?? [];
  return service === undefined
    ? undefined
    : unknownNameFault('service', service, known);
}

function fieldProblems(entry: ParsedEntry, known: KnownNames): Problem[] {
  const schema = fieldSchema(COLLECTIONS[entry.collection].schema);
  return textsIn(entry.raw).flatMap(({ path, text }) => {
    const { role } = schemaAt(schema, entry.raw, path);
    const fault = fieldFault(role, text, entry, known);
    return fault === undefined ? [] : [fieldProblem(entry, path, fault)];
  });
}

/** Names of services, towns, pictures and icons that lead nowhere. */
export const references: Rule = (content, context) => {
  const known = knownNames(content, context);
  return allEntries(content).flatMap((entry) => fieldProblems(entry, known));
};
