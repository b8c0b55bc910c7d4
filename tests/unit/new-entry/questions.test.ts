import { describe, expect, test } from 'vitest';
import { KINDS } from '~/build/new-entry/kinds';
import { fileText } from '~/build/new-entry/write';
import { splitFrontMatter } from '~/build/check-content/front-matter';
import { parseFields } from '~/build/check-content/yaml';

/** What a question says against an answer. */
function faultOf(kind: string, name: string, answer: string | string[]): string | undefined {
  const question = KINDS[kind]?.questions.find((other) => other.name === name);
  if (!question?.fault) throw new Error(`${kind} has no question ${name} that judges its answers`);
  return question.fault(answer);
}

describe('an answer that could not stand is refused with what to write', () => {
  test.each([
    ['service', 'title', 'Door', 'It is too short. Write at least 5 characters.'],
    ['service', 'price', 'cheap', 'It must read like this, in whole dollars: Starting at $120.'],
    ['service', 'feature', ['One', 'Two', 'Three'], 'It must have exactly 5 lines.'],
    ['town', 'streets', 'Broadway, Main Street', 'It must have exactly 4 street names.'],
    ['town', 'zips', '7624', 'It must be five digits in quotes, such as "07670".'],
    ['town', 'latitude', '', 'It must be a number such as 40.919.'],
    ['town', 'longitude', 'west', 'It must be a number such as -73.9567.'],
    ['local', 'check', ['Look at the spring above the door.'], 'It must have exactly 3 lines.'],
    ['testimonial', 'text', 'Good.', 'It is too short. Write at least 20 characters.'],
    [
      'service',
      'body',
      'Soon.',
      'It is what visitors read. Write 20 words or more; you can add to it later.',
    ],
  ])('%s, %s: %j', (kind, name, answer, message) => {
    expect(faultOf(kind, name, answer)).toBe(message);
  });

  test.each([
    ['service', 'price', '300'],
    ['service', 'price', '$300'],
    ['service', 'price', 'Starting at $300'],
    ['town', 'zips', '07624, 07627'],
    ['town', 'longitude', '-73.95'],
  ])('%s, %s: %j can stand', (kind, name, answer) => {
    expect(faultOf(kind, name, answer)).toBeUndefined();
  });
});

test.each([
  '2024-01-01',
  '07624',
  'yes',
  'null',
  'Doors: old & new',
  '- a dash',
  'The owner\'s "door"',
  '# not a heading',
  '{warranty}',
])('%s is written so that it is read back as the same text', (title) => {
  const parts = splitFrontMatter(fileText({ data: { title, list: [title] }, body: 'The text.' }));
  if ('message' in parts) throw new Error(parts.message);
  expect(parseFields('a.md', parts.fields, 1)).toMatchObject({ data: { title, list: [title] } });
  expect(parts.body).toBe('The text.');
});
