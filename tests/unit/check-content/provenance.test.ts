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
