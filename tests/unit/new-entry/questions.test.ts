import { describe, expect, test, vi } from 'vitest';
import type { Contents } from '~/build/check-content/contents';
import { ask } from '~/build/new-entry/ask';
import { faultOf as flagFault } from '~/build/new-entry/flags';
import { NO_CHOICE, type Question } from '~/build/new-entry/question';
import { KINDS } from '~/build/new-entry/kinds';
import { fileText } from '~/build/new-entry/write';
import { splitFrontMatter } from '~/build/check-content/front-matter';
import { parseFields } from '~/build/check-content/yaml';

const ZIPS = 'Write five digits, such as 07670, with commas between several.';

function questionOf(kind: string, name: string): Question {
  const question = KINDS[kind]?.questions.find((other) => other.name === name);
  if (!question) throw new Error(`${kind} has no question ${name}`);
  return question;
}

/** What a question says against an answer. */
function faultOf(kind: string, name: string, answer: string | string[]): string | undefined {
  const { fault } = questionOf(kind, name);
  if (!fault) throw new Error(`${kind}, ${name} judges no answers`);
  return fault(answer);
}

describe('an answer that could not stand is refused with what to write', () => {
  test.each([
    ['service', 'title', 'Door', 'It is too short. Write at least 5 characters.'],
    ['service', 'price', 'cheap', 'Write whole dollars, such as 120.'],
    ['service', 'feature', ['One', 'Two', 'Three'], 'It must have exactly 5 lines.'],
    ['town', 'streets', 'Broadway, Main Street', 'It must have exactly 4 street names.'],
    ['town', 'zips', '7624', ZIPS],
    ['town', 'zips', '"07624"', ZIPS],
    ['town', 'zips', '', ZIPS],
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

test('no question gives advice that only a file can follow', () => {
  const advice = Object.values(KINDS).flatMap(({ questions }) =>
    questions.flatMap(({ fault }) => ['', '7624', 'x'].map((answer) => fault?.(answer))),
  );
  expect(advice.filter((text) => text?.includes('quotes'))).toEqual([]);
});

describe('a question with nothing to choose from', () => {
  const nothing: Contents = {
    business: null,
    ...{ services: none(), areas: none(), local: none(), testimonials: none(), pages: none() },
  };

  function none() {
    return { files: [], ids: [] };
  }

  test.each([
    ['local', 'facts', ['many-hills']],
    ['testimonial', 'service', 'panel-replacement'],
    ['town', 'neighbors', ['tenafly']],
  ])('%s, %s: no answer is asked to be one of none', (kind, name, answer) => {
    expect(flagFault(questionOf(kind, name), answer, nothing, {})).toBe(NO_CHOICE);
  });

  test('is not asked: what is optional stays empty, all else ends with a plain sentence', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('stopped');
    });
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await ask(questionOf('town', 'neighbors'), nothing, {})).toEqual([]);
    await expect(ask(questionOf('testimonial', 'service'), nothing, {})).rejects.toThrow('stopped');
    expect(exit).toHaveBeenCalledWith(1);
    expect(String(written.mock.calls)).toContain(`${NO_CHOICE} Nothing was written.`);
    vi.restoreAllMocks();
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
