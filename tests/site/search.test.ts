import { create, insertMultiple, search } from '@orama/orama';
import { tokenizer } from '@orama/orama/components';
import { describe, expect, it } from 'vitest';
import { business, page as copyOf } from '../helpers/content.ts';
import { areaPages, indexedPages, servicePages } from '../helpers/dist.ts';
import { mainOf, one, textOf } from '../helpers/dom.ts';

/** What people type of a service before the town; one that is not here is looked for by its names. */
const TYPED: Partial<Record<string, string>> = {
  'new-garage-door-installations':
    'new garage door installation, garage door installers, new garage door cost',
  'replacement-of-old-or-damaged-doors':
    'garage door replacement, replace old garage door, damaged garage door replacement cost',
  'broken-spring-replacement':
    'garage door spring repair, broken garage door spring, garage door spring replacement cost',
  'cable-repair-replacement':
    'garage door cable repair, garage door cable snapped, garage door crooked loose cable',
  'panel-replacement':
    'garage door panel replacement, dented garage door panel, replace garage door section',
  'roller-and-hinge-repair':
    'garage door roller repair, noisy garage door, garage door hinge replacement',
  'track-alignment-repair':
    'garage door track repair, garage door off track, bent garage door track',
  'opener-repair-troubleshooting':
    'garage door opener repair, garage door opener installation, garage door opener not working',
  'remote-keypad-programming':
    'garage door remote programming, garage door keypad not working, program garage door remote',
  'fast-response-stuck-nonfunctioning-doors':
    "emergency garage door repair, garage door won't open, garage door stuck",
};

interface Query {
  typed: string;
  path: string;
}

const forServices = servicePages.flatMap(({ path, service, area }): Query[] => {
  const { title, seoName = title } = service;
  const phrases = (TYPED[service.slug] ?? `${seoName}, ${title}, ${title} door`).split(', ');
  const where = area?.name ?? copyOf('service').seoPlace;
  return phrases.slice(0, area ? 3 : 2).map((phrase) => ({ typed: `${phrase} ${where} nj`, path }));
});
const forTowns = (phrase: string) =>
  areaPages.map(({ path, area }): Query => ({ typed: `${phrase} ${area.name}`, path }));

const words = tokenizer.createTokenizer({
  language: 'english',
  stemming: true,
  allowDuplicates: true,
});
const index = create({
  schema: { path: 'string', title: 'string', text: 'string' } as const,
  components: {
    // Whole words: a word also finds longer ones otherwise, and "doorway" outweighs "door".
    tokenizer: { ...words, tokenize: (...of) => words.tokenize(...of).map((word) => `${word}.`) },
  },
});
await insertMultiple(
  index,
  indexedPages().map((page) => ({
    path: page.path,
    // The name of the site stands in all titles and holds a word that people look for.
    title: textOf(one(page.root, 'title')).replace(` | ${business().name}`, ''),
    text: textOf(mainOf(page)),
  })),
);

/** A title weighs more than the text, and a long page is hardly held against it. */
const HOW = {
  properties: ['title' as const, 'text' as const],
  boost: { title: 4 },
  relevance: { k: 1.2, b: 0.3, d: 0.5 },
  limit: 10,
};

async function foundAt({ typed, path }: Query) {
  const { hits } = await search(index, { term: typed, ...HOW });
  const place = hits.findIndex(({ document }) => document.path === path) + 1 || Infinity;
  return { typed, place, first: hits[0]?.document.path };
}

/** Expects a share of the queries to find their page at a place up to the last; lists the others. */
async function expectFound(queries: Query[], share: number, last: number): Promise<void> {
  const found = await Promise.all(queries.map(foundAt));
  const missed = found.filter(({ place }) => place > last);
  const message = missed.map(
    ({ typed, place, first }) => `${typed}: ${String(place)}, after ${first ?? 'nothing'}`,
  );
  expect(1 - missed.length / found.length, message.join('\n')).toBeGreaterThanOrEqual(share);
}

describe('who types a trouble and a town', () => {
  const all = [
    ...forServices,
    ...forTowns('garage door repair'),
    ...forTowns('garage door company'),
  ];

  it('finds the page first nine times in ten, and nearly always among three', async () => {
    await expectFound(all, 0.9, 1);
    await expectFound(all, 0.97, 3);
  });

  it('and no trouble finds the page of the town', async () => {
    await expectFound(forTowns('garage door repair'), 0.95, 1);
  });
});
