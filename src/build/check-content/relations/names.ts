import { fieldOf, listOf, valueAt, type Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';
import type { ContentFile } from '../read.ts';

type Kind = 'service' | 'town' | 'fact';

/** The problem of a field that names an entry which does not exist. */
function unknownName(
  content: ContentFile,
  path: readonly PropertyKey[],
  known: readonly string[],
  kind: Kind,
): Problem[] {
  const name = valueAt(content.data, path);
  if (typeof name !== 'string' || known.includes(name)) return [];
  const advice = `Write one of ${known.join(', ')}.`;
  return [problemAt(content, path, `names the ${kind} "${name}", which does not exist. ${advice}`)];
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
    const advice = `Write one of ${services.join(', ')}.`;
    const message = `names the service "${name}", which does not exist. ${advice}`;
    return [problemAt(content, [...cards, index, 'link'], message)];
  });
}

function localProblems(content: ContentFile, { services, areas }: Contents): Problem[] {
  const [area = '', service = ''] = content.id.split('/');
  if (!areas.ids.includes(area)) {
    const advice = 'Rename it to the file name of a town in src/content/areas.';
    return [problemAt(content, [], `The folder "${area}" is not a town. ${advice}`)];
  }
  if (!services.ids.includes(service)) {
    const advice = `Rename it to one of ${services.ids.join(', ')}, or delete it.`;
    return [problemAt(content, [], `The file name "${service}.md" is not a service. ${advice}`)];
  }
  const town = areas.files.find(({ id }) => id === area);
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
    ...local.files.flatMap((file) => localProblems(file, contents)),
  ];
}
