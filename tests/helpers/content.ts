import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { counts } from '../../src/lib/counts.ts';
import { fillDeep, fillText } from '../../src/lib/fill.ts';
import type { areaSchema } from '../../src/schemas/area.ts';
import type { businessSchema } from '../../src/schemas/business.ts';
import type { CopyOf, PageName } from '../../src/schemas/pages.ts';
import type { serviceSchema } from '../../src/schemas/service.ts';
import type { testimonialSchema } from '../../src/schemas/testimonial.ts';
import { PROJECT } from './project.ts';

/** The content of the project under test: tests take the values that they expect from here. */

type Entry<Fields> = Fields & { slug: string; body: string };
export type Business = z.input<typeof businessSchema>;
export type Service = Entry<z.input<typeof serviceSchema>>;
export type Area = Entry<z.input<typeof areaSchema>>;
export type Testimonial = Entry<z.input<typeof testimonialSchema>>;

const CONTENT = join(PROJECT, 'src/content');

function read(file: string): string {
  const text = readFileSync(join(CONTENT, file), 'utf8').replaceAll(
    '\r\n',
    '\n',
  );
  // A space that never breaks reads as any other.
  return text.replaceAll('\u00a0', ' ');
}

/** The entries of a folder in the order in which the site lists them. */
function entries<Fields extends { order?: number | undefined }>(
  folder: string,
): Entry<Fields>[] {
  const place = ({ order = Number.MAX_SAFE_INTEGER }: Fields) => order;
  return readdirSync(join(CONTENT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const [, fields = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(`${folder}/${name}`)) ??
        [];
      return {
        ...(parse(fields) as Fields),
        slug: name.slice(0, -'.md'.length),
        body,
      };
    })
    .toSorted((a, b) => place(a) - place(b) || a.slug.localeCompare(b.slug));
}

/** Reads once: the content does not change while it is tested. */
function once<Value>(readAll: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= readAll());
}

export const business = once(
  (): Business => parse(read('business.yml')) as Business,
);
export const services = once((): Service[] => entries('services'));
export const areas = once((): Area[] =>
  entries<Area>('areas').map(({ title, description, ...area }) => {
    const words = {
      ...business().claims,
      responseTime: area.responseTime,
      name: area.name,
    };
    return {
      ...area,
      title: fillText(title, words),
      description: fillText(description, words),
    };
  }),
);
/** The heading of each local text, by `{town}/{service}`. */
export const localHeadlines = once(
  () =>
    new Map(
      areas().flatMap(({ slug: town }) =>
        services().flatMap(({ slug }) => {
          const file = join(CONTENT, 'local', town, `${slug}.md`);
          if (!existsSync(file)) return [];
          const [, fields = ''] = readFileSync(file, 'utf8').split(/^---$/m);
          return [
            [
              `${town}/${slug}`,
              (parse(fields) as { headline: string }).headline,
            ] as const,
          ];
        }),
      ),
    ),
);
export const testimonials = once((): Testimonial[] => entries('testimonials'));

/**
 * The words of a screen, with claims and counts in the place of their names.
 * @throws when there is no such file
 */
export function page<Name extends PageName>(name: Name): CopyOf<Name> {
  const copy = entries<CopyOf<Name> & { order?: number }>('pages').find(
    (entry) => entry.page === name,
  );
  if (!copy)
    throw new Error(`No file in src/content/pages says "page: ${name}"`);
  const words = {
    ...business().claims,
    ...counts(services().length, areas().length),
  };
  return fillDeep<CopyOf<Name>>(copy, words);
}

/** The starting price of a service in whole dollars. */
export const dollarsOf = ({ price }: Pick<Service, 'price'>): number =>
  Number(price.replaceAll(/\D/g, ''));

/** The link that dials the one number. */
export const phoneLink = (): string =>
  `tel:+1${business().phone.replaceAll(/\D/g, '')}`;

/** Where the shop is, in one line. */
export function place(): string {
  const { street, locality, region, postalCode } = business().address;
  const parts = [
    street,
    locality,
    postalCode === undefined ? region : `${region} ${postalCode}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Where the built site lives, without a slash at the end. */
export const origin = (): string =>
  process.env['SITE_URL'] ?? business().siteUrl;
