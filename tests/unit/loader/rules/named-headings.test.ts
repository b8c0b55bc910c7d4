import { expect, test } from 'vitest';
import {
  lineOf,
  problemsWith,
  sampleText,
  type Changes,
} from '../../../helpers/sample-content';

/** A service whose text has two headings, and one symptom that leads to a heading. */
function withSymptom(heading: string): Changes {
  const file = 'services/springs.md';
  const fields = [
    'otherSymptoms:',
    "  - says: Won't open",
    `    heading: "${heading}"`,
  ].join('\n');
  const text = sampleText(file).replace('---\n', `---\n${fields}\n`);
  return { [file]: `${text}\n## The Door Won't Open\n\nLeave it down.\n` };
}

test.each([
  "The Door Won't Open",
  'The Door Won’t Open',
  "the door won't open",
])('a symptom may lead to the heading %s', (heading) => {
  expect(problemsWith(withSymptom(heading))).toEqual([]);
});

test('a symptom that leads to no heading is told those there are', () => {
  const changes = withSymptom("The Dor Won't Open");
  const [problem, ...others] = problemsWith(changes);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: 'src/content/services/springs.md',
    line: lineOf(changes, 'services/springs.md', '    heading:'),
    field: 'otherSymptoms, item 1.heading',
  });
  expect(problem?.message).toMatch(
    /^names the heading "The Dor Won't Open", which the text of this file does not have\. Did you mean "The Door Won.t Open"\? Write one of "A Heading", "The Door Won.t Open"\.$/,
  );
});

test('a symptom in a file without headings is told so', () => {
  const file = 'services/panels.md';
  const fields = 'otherSymptoms:\n  - says: Is dented\n    heading: A Dent\n';
  const changes = {
    [file]: sampleText(file).replace('---\n', `---\n${fields}`),
  };
  expect(problemsWith(changes)).toEqual([
    expect.objectContaining({
      field: 'otherSymptoms, item 1.heading',
      message:
        'names the heading "A Dent", but the text of this file has none. Write the text, or remove the symptom.',
    }),
  ]);
});

test('a style, too, may lead only to a heading that there is', () => {
  const file = 'services/springs.md';
  const fields = [
    'styles:',
    '  - image: hero.jpg',
    '    imageAlt: A door of steel',
    '    name: Steel',
    '    text: It needs the least care.',
    '    heading: Steel or Wood?',
  ].join('\n');
  const text = sampleText(file).replace('---\n', `---\n${fields}\n`);
  expect(problemsWith({ [file]: text })).toEqual([
    expect.objectContaining({
      field: 'styles, item 1.heading',
      message:
        'names the heading "Steel or Wood?", which the text of this file does not have. Write one of "A Heading".',
    }),
  ]);
  expect(
    problemsWith({ [file]: `${text}\n## Steel or Wood?\n\nSteel dents.\n` }),
  ).toEqual([]);
});
