import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const TOWN = 'areas/maywood.md';
/** A line that stands in the file once. */
const SOURCE = '    source: 2020 Census';
const FIELD = expect.stringMatching(/^facts, item \d+\.source$/) as string;

describe('a fact of a town without the place it was read', () => {
  test('is refused with what to add', () => {
    const content = new ContentCopy();
    content.replaceLine(TOWN, SOURCE);
    expect(content.check()).toEqual([
      problemOf(
        TOWN,
        expect.any(Number) as number,
        FIELD,
        'is missing. Add it: Where it was read. A fact without a source is not shown.',
      ),
    ]);
  });

  test.each(['""', '"  "'])('is refused when the source is %s', (empty) => {
    const content = new ContentCopy();
    const line = content.lineOf(TOWN, SOURCE);
    content.replaceLine(TOWN, SOURCE, `    source: ${empty}`);
    expect(content.check()).toEqual([
      problemOf(TOWN, line, FIELD, expect.stringMatching(/^is (?:too short|empty)/)),
    ]);
  });
});

test('a town without any fact is refused', () => {
  const content = new ContentCopy();
  const text = content.read(TOWN);
  content.write(TOWN, text.replace(/^facts:\n[\s\S]*?^---$/m, 'facts: []\n---'));
  expect(content.check()).toEqual([
    problemOf(
      TOWN,
      content.lineOf(TOWN, 'facts:'),
      'facts',
      'needs at least one fact with its source.',
    ),
  ]);
});

describe('a local text that states more than the facts it lists', () => {
  const TEXT = 'local/fort-lee/cable-repair-replacement.md';

  test('is told with the line, the words and what to do', () => {
    const content = new ContentCopy();
    content.addLocalTexts('fort-lee');
    expect(content.check()).toEqual([]);
    const text = `${content.read(TEXT)}\nPark off Elmhurst Street on a Saturday,\nor by Jones Road.\n`;
    content.write(TEXT, text.replace(/^headline: .*$/m, 'headline: Cables near the Saddle River'));
    expect(content.check()).toEqual([
      problemOf(
        TEXT,
        content.lineOf(TEXT, 'headline:'),
        'headline',
        'says "Saddle River", which no fact of areas/fort-lee.md bears out. Take it out, or give areas/fort-lee.md a fact with its source.',
      ),
      problemOf(
        TEXT,
        content.lineOf(TEXT, 'Park off'),
        null,
        expect.stringMatching(/^The text says "Elmhurst Street", which no fact of /),
      ),
      problemOf(
        TEXT,
        content.lineOf(TEXT, 'or by'),
        null,
        'The text says "Jones Road", which the fact jones-road of areas/fort-lee.md bears out. Add jones-road to facts.',
      ),
    ]);
  });

  test('is not told while its own list of facts has the wrong form', () => {
    const content = new ContentCopy();
    content.addLocalTexts('fort-lee');
    content.replaceLine(TEXT, 'facts:', 'facts: distance');
    expect(content.check()).toEqual([
      problemOf(TEXT, content.lineOf(TEXT, 'facts:'), 'facts', expect.any(String)),
    ]);
  });
});
