import { fieldOf, type Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';
import type { ContentFile } from '../read.ts';

function duplicates(
  contents: readonly ContentFile[],
  key: (content: ContentFile) => unknown,
  path: readonly string[],
  what: string,
): Problem[] {
  const seen = new Map<unknown, ContentFile>();
  return contents.flatMap((content) => {
    const value = key(content);
    const first = seen.get(value);
    if (value === undefined || first === undefined) {
      seen.set(value, content);
      return [];
    }
    const advice = 'Each entry needs its own; change one of the two.';
    return [problemAt(content, path, `${what} as in ${first.file}. ${advice}`)];
  });
}

function popularProblems(services: readonly ContentFile[]): Problem[] {
  const [first, ...others] = services.filter((service) => fieldOf(service, 'popular') === true);
  const advice = 'Only one service can be the most popular; remove one of the two lines.';
  return others.map((service) =>
    problemAt(service, ['popular'], `is set on ${String(first?.file)} too. ${advice}`),
  );
}

/** Doubles where each entry needs its own: addresses, titles, names, the popular badge. */
export function uniquenessProblems({ services, areas, pages }: Contents): Problem[] {
  const field = (name: string) => (content: ContentFile) => fieldOf(content, name);
  const addressed = [...services.files, ...areas.files];
  const sameAddress = 'The file name makes the same address';
  return [
    ...duplicates(addressed, ({ id }) => id.toLowerCase(), [], sameAddress),
    ...duplicates(services.files, field('title'), ['title'], 'is the same'),
    ...duplicates(areas.files, field('name'), ['name'], 'is the same'),
    ...duplicates(areas.files, field('title'), ['title'], 'is the same'),
    ...duplicates(pages.files, field('page'), ['page'], 'is the same'),
    ...popularProblems(services.files),
  ];
}
