import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { counts } from '../../src/lib/counts.ts';
import { fillDeep } from '../../src/lib/fill.ts';
import type { areaSchema } from '../../src/schemas/area.ts';
import type { businessSchema } from '../../src/schemas/business.ts';
import type { jobSchema } from '../../src/schemas/job.ts';
import type { localSchema } from '../../src/schemas/local.ts';
import type { CopyOf, PageName } from '../../src/schemas/pages.ts';
import type { serviceSchema } from '../../src/schemas/service.ts';
import type { personSchema } from '../../src/schemas/team.ts';
import type { testimonialSchema } from '../../src/schemas/testimonial.ts';
import { PROJECT } from './project.ts';

/**
 * The content of the project under test: tests take the values that they expect from here. It is read
 * anew and without the site's loader and data, whose mistakes it has to show; only what stands in
 * braces is filled by the code of the site, which has unit tests of its own.
 */

type Entry<Fields> = Fields & { slug: string; body: string };
export type Business = z.input<typeof businessSchema>;
export type Service = Entry<z.input<typeof serviceSchema>>;
export type Area = Entry<z.input<typeof areaSchema>>;
export type Local = z.input<typeof localSchema> & { body: string };
export type Job = Entry<z.input<typeof jobSchema>>;
export type Person = Entry<z.input<typeof personSchema>>;
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

/** The fields of a Markdown file, as they are written, and its text below them. */
function readEntry(file: string): { fields: unknown; body: string } {
  const [, fields = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? [];
  return { fields: parse(fields), body };
}

function namesIn(folder: string): string[] {
  // Git keeps no folder without files.
  if (!existsSync(join(CONTENT, folder))) return [];
  return readdirSync(join(CONTENT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length));
}

/** The entries of a folder in the order in which the site lists them. */
function entries<Fields extends { order?: number | undefined }>(
  folder: string,
): Entry<Fields>[] {
  const place = ({ order = Number.MAX_SAFE_INTEGER }: Fields) => order;
  return namesIn(folder)
    .map((slug) => {
      const { fields, body } = readEntry(`${folder}/${slug}.md`);
      return { ...(fields as Fields), slug, body };
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

/** The claims and counts that any text may quote. */
const sharedWords = once(() => ({
  ...business().claims,
  ...counts(namesIn('services').length, namesIn('areas').length),
}));

export const services = once((): Service[] =>
  entries<Service>('services').map((service) =>
    fillDeep(service, sharedWords()),
  ),
);

/** All that the texts of a town may quote. */
const wordsOfTown = ({ name, responseTime }: Area) => ({
  ...sharedWords(),
  name,
  responseTime,
});

export const areas = once((): Area[] =>
  entries<Area>('areas').map((area) => fillDeep(area, wordsOfTown(area))),
);

/** The text of a service in a town, where there is one. */
function localText(town: Area, service: Service): Local | undefined {
  const file = `local/${town.slug}/${service.slug}.md`;
  if (!existsSync(join(CONTENT, file))) return undefined;
  const price = `$${String(dollarsOf(service))}`;
  const { fields, body } = readEntry(file);
  const text = { ...(fields as z.input<typeof localSchema>), body };
  return fillDeep(text, { ...wordsOfTown(town), price });
}

/** The texts of services in towns, by `{town}/{service}`. */
export const localTexts = once(() => {
  const texts = new Map<string, Local>();
  for (const town of areas()) {
    for (const service of services()) {
      const text = localText(town, service);
      if (text) texts.set(`${town.slug}/${service.slug}`, text);
    }
  }
  return texts;
});

/** The jobs, the newest first. */
export const jobs = once((): Job[] =>
  entries<Job & { order?: number }>('jobs').toSorted((a, b) =>
    b.month.localeCompare(a.month),
  ),
);
export const team = once((): Person[] => entries('team'));
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
  return fillDeep<CopyOf<Name>>(copy, sharedWords());
}

/** The starting price of a service in whole dollars. */
export const dollarsOf = ({ price }: Pick<Service, 'price'>): number =>
  Number(price.replaceAll(/\D/g, ''));

/** The link that dials the one number. */
export const phoneLink = (): string =>
  `tel:+1${business().phone.replaceAll(/\D/g, '')}`;

/** The link of the line of trust, to the papers; none without credentials, or a number to look up. */
export function papersLinks(): { text: string; href: string }[] {
  const { claims, registration } = business();
  const { credentials } = claims;
  return credentials && registration
    ? [{ text: credentials, href: '/about#papers' }]
    : [];
}

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
