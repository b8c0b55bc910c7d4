import type { ParsedContent, ParsedEntry } from '../parse.ts';
import { didYouMean, fileProblem, type Problem } from '../problem.ts';
import { renamedEntries } from '../renamed-entries.ts';
import type { Rule } from './rule.ts';

const LOCAL_FOLDER = 'src/content/local';

const townOf = ({ id }: ParsedEntry) => id.split('/')[0] ?? '';
const serviceOf = ({ id }: ParsedEntry) => id.split('/')[1] ?? '';

/**
 * A name of texts that no town or service has, and what to do.
 * @param texts the file or folder to rename or delete
 */
function orphanMessage(
  kind: 'town' | 'service',
  name: string,
  texts: string,
  { services, areas }: ParsedContent,
): string {
  const entries = kind === 'town' ? areas : services;
  const newName = renamedEntries(entries).get(name);
  if (newName !== undefined)
    return `The ${kind} "${name}" is called ${newName} now. Rename ${texts} to ${newName}.`;
  const names = entries.map(({ id }) => id);
  return `There is no ${kind} "${name}".${didYouMean(name, names)} Rename ${texts}, or delete it if the ${kind} is gone.`;
}

/** Folders that bear the name of no town: one sentence for all texts of each. */
function foldersWithoutTown(content: ParsedContent): Problem[] {
  const towns = content.areas.map(({ id }) => id);
  return [...Map.groupBy(content.local, townOf)].flatMap(([town, entries]) => {
    if (towns.includes(town)) return [];
    const files = entries.length === 1 ? 'file' : 'files';
    const texts = `the folder with ${String(entries.length)} ${files}`;
    const message = orphanMessage('town', town, texts, content);
    return [fileProblem(`${LOCAL_FOLDER}/${town}`, message)];
  });
}

/** Files that bear the name of no service: one sentence for those of all towns. */
function filesWithoutService(content: ParsedContent): Problem[] {
  const towns = content.areas.map(({ id }) => id);
  const services = content.services.map(({ id }) => id);
  const inTowns = content.local.filter((entry) =>
    towns.includes(townOf(entry)),
  );
  return [...Map.groupBy(inTowns, serviceOf)].flatMap(([service, entries]) => {
    const [first, ...others] = entries;
    if (!first || services.includes(service)) return [];
    if (others.length === 0) {
      const message = orphanMessage('service', service, 'the file', content);
      return [fileProblem(first.file, message)];
    }
    const texts = `the file in ${String(entries.length)} folders`;
    const message = orphanMessage('service', service, texts, content);
    return [fileProblem(`${LOCAL_FOLDER}/*/${service}.md`, message)];
  });
}

/** Local texts of a town or a service that is gone. */
export const orphans: Rule = (content) => [
  ...foldersWithoutTown(content),
  ...filesWithoutService(content),
];
