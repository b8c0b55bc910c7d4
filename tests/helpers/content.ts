import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

const CONTENT = join(import.meta.dirname, '../../src/content');

/** A Markdown file of the content: its name, its fields, its text. */
export interface Entry {
  slug: string;
  body: string;
  order?: number;
}

export interface Service extends Entry {
  title: string;
  price: string;
  category: string;
}

export interface Area extends Entry {
  name: string;
  responseTime: string;
}

export interface Testimonial extends Entry {
  name: string;
  service: string;
}

export interface Business {
  name: string;
  phone: string;
  limits: Record<'homeGridMaximum' | 'visibleAreas' | 'menuAreas' | 'footerAreas', number>;
}

const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');

function entryAt<Kind extends Entry>(file: string): Kind {
  const [, fields = '', ...body] = read(file).split(/^---$/m);
  const rest = parse(fields) as object;
  return { slug: basename(file, '.md'), ...rest, body: body.join('---').trim() } as Kind;
}

/** The entries of a folder as the site orders them. */
function entriesOf<Kind extends Entry>(folder: string): Kind[] {
  const place = ({ order = Infinity }: Entry) => order;
  return readdirSync(join(CONTENT, folder))
    .map((file) => entryAt<Kind>(join(folder, file)))
    .sort((a, b) => place(a) - place(b) || a.slug.localeCompare(b.slug));
}

export const business = (): Business => parse(read('business.yml')) as Business;
export const services = (): Service[] => entriesOf('services');
export const areas = (): Area[] => entriesOf('areas');
export const testimonials = (): Testimonial[] => entriesOf('testimonials');
/** The copy of a page, such as `home`. */
export const page = (name: string): Entry & Record<string, unknown> => entryAt(`pages/${name}.md`);
