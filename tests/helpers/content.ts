import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import type { schemas } from '../../src/schemas/index.ts';
import type {
  CopyOf as FilledCopyOf,
  PageName,
} from '../../src/schemas/pages.ts';
import { PROJECT } from './project.ts';

/**
 * The content of the project under test: tests take the values that they expect from here. It is read anew, and
 * shares no code with the site but types, so that it shows the mistakes of that code.
 */

/** A value as an editor writes it: names for other entries, paths for pictures. */
type AsWritten<Value> = Value extends
  { collection: string } | { src: unknown; format: string }
  ? string
  : Value extends readonly (infer Item)[]
    ? AsWritten<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: AsWritten<Value[Key]> }
      : Value;

type Fields<Name extends keyof typeof schemas> = AsWritten<
  z.input<ReturnType<(typeof schemas)[Name]>>
>;
type Entry<Name extends keyof typeof schemas> = Fields<Name> & {
  slug: string;
  body: string;
};

export type Business = Fields<'business'>;
export type Service = Entry<'services'>;
export type Area = Entry<'areas'>;
export type Local = Entry<'local'>;
type Job = Entry<'jobs'>;
type Person = Entry<'team'>;
type Testimonial = Entry<'testimonials'>;
type CopyOf<Name extends PageName> = AsWritten<FilledCopyOf<Name>>;

const CONTENT = join(PROJECT, 'src/content');

/** A file as its reader sees it: a space that keeps words on one line is one. */
const read = (file: string) =>
  readFileSync(join(CONTENT, file), 'utf8')
    .replaceAll('\r\n', '\n')
    .replaceAll('\u00A0', ' ');

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
function entries<One extends { slug: string; body: string }>(
  folder: string,
): One[] {
  const place = (entry: One) =>
    (entry as { order?: number }).order ?? Number.MAX_SAFE_INTEGER;
  return namesIn(folder)
    .map((slug) => {
      const { fields, body } = readEntry(`${folder}/${slug}.md`);
      return { ...(fields as One), slug, body };
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

/** A range of minutes as running text says it. */
export const inWords = ({ from, to }: { from: number; to: number }): string =>
  `${String(from)} to ${String(to)} minutes`;

/** A range of minutes where figures stand large. */
export const asFigure = ({ from, to }: { from: number; to: number }): string =>
  `${String(from)}–${String(to)} min`;

const NUMBER_WORDS: Record<number, string> = {
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
};

/** What any text may quote in braces. */
const quotable = once((): Record<string, string | undefined> => {
  const { emergencyResponse, ...claims } = business().claims;
  const towns = namesIn('areas').length;
  const inLetters = NUMBER_WORDS[towns] ?? String(towns);
  return {
    ...claims,
    ...(emergencyResponse && {
      emergencyResponse: inWords(emergencyResponse),
    }),
    towns: inLetters,
    Towns: inLetters.charAt(0).toUpperCase() + inLetters.slice(1),
    townCount: String(towns),
    moreTowns: String(towns - 1),
  };
});

/** A value with the names in braces replaced in each of its texts. */
function filled<Value>(
  value: Value,
  facts: Record<string, string | undefined>,
): Value {
  const text = JSON.stringify(value).replaceAll(
    /\{(\w+)\}/g,
    (name, key: string) => JSON.stringify(facts[key] ?? name).slice(1, -1),
  );
  return JSON.parse(text) as Value;
}

export const services = once((): Service[] =>
  filled(entries<Service>('services'), quotable()),
);

export const areas = once((): Area[] =>
  entries<Area>('areas').map((area) =>
    filled(area, { ...quotable(), responseTime: inWords(area.responseTime) }),
  ),
);

/** The texts of services in towns, by `{service}-in-{town}`. */
const localTexts = once(
  () =>
    new Map(
      filled(entries<Local>('local'), quotable()).map((text) => [
        text.slug,
        text,
      ]),
    ),
);

/** The text of a service in a town, where one is written. */
export const localTextOf = (service: Service, area: Area): Local | undefined =>
  localTexts().get(`${service.slug}-in-${area.slug}`);

/** The starting price of a service, as it is printed. */
export const priceOf = ({ price }: Service): string => `$${String(price)}`;

/** The repair with the lowest price, which pages without one service name. @throws when there is none */
export function lowestRepair(): Service {
  const [lowest] = services()
    .filter(({ category = 'other' }) =>
      ['repair', 'emergency'].includes(category),
    )
    .toSorted((a, b) => a.price - b.price);
  if (!lowest) throw new Error('No service is a repair.');
  return lowest;
}

/** The jobs, the newest first. */
export const jobs = once((): Job[] =>
  entries<Job>('jobs').toSorted((a, b) => b.month.localeCompare(a.month)),
);
export const team = once((): Person[] => entries('team'));
export const testimonials = once((): Testimonial[] => entries('testimonials'));

/**
 * The words of a screen, with facts in the place of their names.
 * @throws when there is no such file
 */
export function page<Name extends PageName>(name: Name): CopyOf<Name> {
  const { fields } = readEntry(`pages/${name}.md`);
  return filled(fields as CopyOf<Name>, quotable());
}

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
