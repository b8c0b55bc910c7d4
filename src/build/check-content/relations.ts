import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SLUG_PATTERN } from '../../schemas/shared.ts';
import { fillDeep } from '../../lib/fill.ts';
import { AREA_SEPARATOR } from '../../lib/urls.ts';
import type { CollectionName } from './collections.ts';
import type { Problem } from './problem.ts';
import type { ContentFile } from './read.ts';

export type Contents = Record<CollectionName, ContentFile[]> & { business: ContentFile[] };

const PICTURES_FOLDER = 'src/assets/pictures';
const ICONS_FOLDER = 'src/assets/icons';

function fieldOf(content: ContentFile, field: string): unknown {
  return (content.data as Record<string, unknown> | null)?.[field];
}

function problem(content: ContentFile, path: readonly PropertyKey[], message: string): Problem {
  const field = path.length === 0 ? null : path.map(String).join('.');
  return { file: content.file, line: content.lineOf(path), field, message };
}

function slugProblems({ services, areas, testimonials }: Contents): Problem[] {
  return [...services, ...areas, ...testimonials].flatMap((content) => {
    if (!SLUG_PATTERN.test(content.id)) {
      return [
        problem(
          content,
          [],
          `The file name "${content.id}.md" makes the page address. Use small letters, digits and hyphens only, such as panel-replacement.md.`,
        ),
      ];
    }
    if (`-${content.id}-`.includes(AREA_SEPARATOR)) {
      return [
        problem(
          content,
          [],
          `The file name "${content.id}.md" holds "in" between hyphens, which separates service and town in addresses. Rename the file without it.`,
        ),
      ];
    }
    return [];
  });
}

function duplicates(
  contents: ContentFile[],
  key: (content: ContentFile) => unknown,
  path: string[],
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
    return [
      problem(
        content,
        path,
        `${what} as in ${first.file}. Each entry needs its own; change one of the two.`,
      ),
    ];
  });
}

function uniqueProblems({ services, areas, pages }: Contents): Problem[] {
  return [
    ...duplicates(
      [...services, ...areas],
      ({ id }) => id.toLowerCase(),
      [],
      'The file name makes the same address',
    ),
    ...duplicates(services, (service) => fieldOf(service, 'title'), ['title'], 'is the same'),
    ...duplicates(areas, (area) => fieldOf(area, 'name'), ['name'], 'is the same'),
    ...duplicates(pages, (page) => fieldOf(page, 'page'), ['page'], 'is the same'),
  ];
}

function popularProblems({ services }: Contents): Problem[] {
  const [first, ...others] = services.filter((service) => fieldOf(service, 'popular') === true);
  return others.map((service) =>
    problem(
      service,
      ['popular'],
      `is set on ${String(first?.file)} too. Only one service can be the most popular; remove one of the two lines.`,
    ),
  );
}

function namedProblems(
  content: ContentFile,
  path: readonly PropertyKey[],
  name: unknown,
  known: readonly string[],
  kind: string,
): Problem[] {
  if (typeof name !== 'string' || known.includes(name)) return [];
  return [
    problem(
      content,
      path,
      `names the ${kind} "${name}", which does not exist. Write one of ${known.join(', ')}.`,
    ),
  ];
}

function referenceProblems({
  services,
  areas,
  testimonials,
  pages,
  local,
  business,
}: Contents): Problem[] {
  const serviceIds = services.map(({ id }) => id);
  const areaIds = areas.map(({ id }) => id);
  const list = (content: ContentFile, field: string) =>
    (fieldOf(content, field) as unknown[] | undefined) ?? [];
  return [
    ...testimonials.flatMap((content) =>
      namedProblems(content, ['service'], fieldOf(content, 'service'), serviceIds, 'service'),
    ),
    ...areas.flatMap((content) =>
      list(content, 'neighbors').flatMap((name, index) =>
        namedProblems(content, ['neighbors', index], name, areaIds, 'town'),
      ),
    ),
    ...business.flatMap((content) =>
      list(content, 'featuredServices').flatMap((name, index) =>
        namedProblems(content, ['featuredServices', index], name, serviceIds, 'service'),
      ),
    ),
    ...pages.flatMap((content) => pageReferences(content, serviceIds, areaIds)),
    ...local.flatMap((content) => localProblems(content, serviceIds, areas)),
  ];
}

function pageReferences(content: ContentFile, serviceIds: string[], areaIds: string[]): Problem[] {
  const { shop, whyChoose } = content.data as {
    shop?: { areas?: unknown[] };
    whyChoose?: { cards?: { link?: unknown }[] };
  };
  const towns = (shop?.areas ?? []).flatMap((name, index) =>
    namedProblems(content, ['shop', 'areas', index], name, areaIds, 'town'),
  );
  const links = (whyChoose?.cards ?? []).flatMap(({ link }, index) => {
    const slug =
      typeof link === 'string' && link.startsWith('service:')
        ? link.slice('service:'.length)
        : undefined;
    return namedProblems(
      content,
      ['whyChoose', 'cards', index, 'link'],
      slug,
      serviceIds,
      'service',
    );
  });
  return [...towns, ...links];
}

function localProblems(
  content: ContentFile,
  serviceIds: string[],
  areas: ContentFile[],
): Problem[] {
  const [area = '', service = ''] = content.id.split('/');
  const town = areas.find(({ id }) => id === area);
  if (!town)
    return [
      problem(
        content,
        [],
        `The folder "${area}" is not a town. Rename it to the file name of a town in src/content/areas.`,
      ),
    ];
  if (!serviceIds.includes(service))
    return [
      problem(
        content,
        [],
        `The file name "${service}.md" is not a service. Rename it to one of ${serviceIds.join(', ')}, or delete it.`,
      ),
    ];
  const known = ((fieldOf(town, 'facts') as { id?: unknown }[] | undefined) ?? []).map(({ id }) =>
    String(id),
  );
  const used = (fieldOf(content, 'facts') as unknown[] | undefined) ?? [];
  return used.flatMap((name, index) =>
    namedProblems(content, ['facts', index], name, known, 'fact'),
  );
}

/** Every field called `image` or `icon` of an entry, however deep, with its path. */
function namedFiles(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; name: string }[] {
  if (typeof value === 'string') {
    const key = path.at(-1);
    return key === 'image' ? [{ path, name: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => namedFiles(item, [...path, key]));
}

function fileProblems(root: string, { services, areas, pages }: Contents): Problem[] {
  const pictures = [...services, ...areas, ...pages].flatMap((content) =>
    namedFiles(content.data)
      .filter(({ name }) => !existsSync(join(root, PICTURES_FOLDER, name)))
      .map(({ path, name }) =>
        problem(
          content,
          path,
          `names the picture "${name}", which is not in ${PICTURES_FOLDER}. Put the picture there or correct the name.`,
        ),
      ),
  );
  const icons = services
    .map((content) => ({ content, name: fieldOf(content, 'icon') }))
    .filter(
      ({ name }) =>
        typeof name === 'string' && !existsSync(join(root, ICONS_FOLDER, `${name}.svg`)),
    )
    .map(({ content, name }) =>
      problem(
        content,
        ['icon'],
        `names the icon "${String(name)}", which is not in ${ICONS_FOLDER}. Write the name of a file there, without .svg.`,
      ),
    );
  return [...pictures, ...icons];
}

function claimProblems({ pages, business }: Contents): Problem[] {
  const claims = (business[0] && fieldOf(business[0], 'claims')) as
    Record<string, string> | undefined;
  if (!claims) return [];
  return pages.flatMap((content) => {
    try {
      fillDeep(content.data, claims);
      return [];
    } catch (error) {
      return [
        problem(
          content,
          [],
          `A text of the file names an unknown claim: ${(error as Error).message}.`,
        ),
      ];
    }
  });
}

/** Problems between entries: names that lead nowhere, doubles, missing files. */
export function relationProblems(root: string, contents: Contents): Problem[] {
  return [
    ...slugProblems(contents),
    ...uniqueProblems(contents),
    ...popularProblems(contents),
    ...referenceProblems(contents),
    ...fileProblems(root, contents),
    ...claimProblems(contents),
  ];
}
