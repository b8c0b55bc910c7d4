import { fieldOf, listOf, valueAt, type Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';
import type { ContentFile } from '../read.ts';
import { didYouMean } from '../suggest.ts';

type Kind = 'service' | 'town' | 'fact';

function unknownMessage(kind: Kind, name: string, known: readonly string[]): string {
  const advice = `Write one of ${known.join(', ')}.`;
  return `names the ${kind} "${name}", which does not exist.${didYouMean(name, known)} ${advice}`;
}

/** The problem of a field that names an entry which does not exist. */
function unknownName(
  content: ContentFile,
  path: readonly PropertyKey[],
  known: readonly string[],
  kind: Kind,
): Problem[] {
  const name = valueAt(content.data, path);
  if (typeof name !== 'string' || known.includes(name)) return [];
  return [problemAt(content, path, unknownMessage(kind, name, known))];
}

function unknownNames(
  content: ContentFile,
  path: readonly PropertyKey[],
  known: readonly string[],
  kind: Kind,
): Problem[] {
  return listOf(valueAt(content.data, path)).flatMap((_, index) =>
    unknownName(content, [...path, index], known, kind),
  );
}

const SERVICE_LINK = 'service:';

function cardProblems(content: ContentFile, services: readonly string[]): Problem[] {
  const cards = ['whyChoose', 'cards'];
  const known = services.map((service) => SERVICE_LINK + service);
  return listOf(valueAt(content.data, cards)).flatMap((card, index) => {
    const link = valueAt(card, ['link']);
    if (typeof link !== 'string' || !link.startsWith(SERVICE_LINK) || known.includes(link))
      return [];
    const name = link.slice(SERVICE_LINK.length);
    return [
      problemAt(content, [...cards, index, 'link'], unknownMessage('service', name, services)),
    ];
  });
}

function factProblems(content: ContentFile, { areas }: Contents): Problem[] {
  const town = areas.files.find(({ id }) => id === content.id.split('/')[0]);
  if (!town) return [];
  const facts = listOf(fieldOf(town, 'facts')).map((fact) => String(valueAt(fact, ['id'])));
  return unknownNames(content, ['facts'], facts, 'fact');
}

/** Names of services, towns and facts that lead nowhere. */
export function nameProblems(contents: Contents): Problem[] {
  const { services, areas, testimonials, pages, local, business } = contents;
  return [
    ...testimonials.files.flatMap((file) =>
      unknownName(file, ['service'], services.ids, 'service'),
    ),
    ...areas.files.flatMap((file) => unknownNames(file, ['neighbors'], areas.ids, 'town')),
    ...(business ? unknownNames(business, ['featuredServices'], services.ids, 'service') : []),
    ...pages.files.flatMap((file) => unknownNames(file, ['shop', 'areas'], areas.ids, 'town')),
    ...pages.files.flatMap((file) => cardProblems(file, services.ids)),
    ...local.files.flatMap((file) => factProblems(file, contents)),
  ];
}
