import { expect, test } from 'vitest';
import { makeContent } from '~/loader/load';
import {
  parseSample,
  sampleText,
  withField,
} from '../../helpers/sample-content';

const LOCAL = 'local/oakfield/springs.md';

test('an entry is filled in its fields, its text, and its plain paragraphs', () => {
  const changed =
    withField(LOCAL, "headline: '{ warranty } from {price}'")[LOCAL] ?? '';
  const text = 'From **{price}** in {responseTime}, {towns} towns.';
  const content = makeContent(
    parseSample({ [LOCAL]: changed.replace('A local text.', () => text) }),
  );
  const [entry] = content.local;
  expect(entry?.data.headline).toBe('12-month warranty from $120');
  expect(entry?.paragraphs).toEqual([
    'From $120 in 25 to 40 minutes, two towns.',
  ]);
  expect(entry?.html.trim()).toBe(
    '<p>From <strong>$120</strong> in 25 to 40 minutes, two towns.</p>',
  );
});

test('price and response time are texts in copy and values in data', () => {
  const { services, areas } = makeContent(parseSample());
  expect(services[0]?.data.price).toEqual({
    text: 'Starting at $120',
    dollars: 120,
  });
  expect(areas[0]?.data.responseTime).toEqual({
    text: '25-40 min',
    from: 25,
    to: 40,
  });
});

test('a town takes its name and time from its own file', () => {
  const { areas } = makeContent(
    parseSample(
      withField(
        'areas/oakfield.md',
        "title: 'Doors in {name}, in {responseTime}'",
      ),
    ),
  );
  expect(areas.map(({ data }) => data.title)).toContain(
    'Doors in Oakfield, in 25 to 40 minutes',
  );
});

test('a file whose fields have a mistake makes no entry', () => {
  const { services } = makeContent(
    parseSample(withField('services/springs.md', 'price: $1')),
  );
  expect(services.map(({ id }) => id)).toEqual(['panels']);
});

test('a text may start like fields', () => {
  const text = sampleText(LOCAL).replace(
    '\nA local text.',
    '***\nsome words\n***',
  );
  expect(
    makeContent(parseSample({ [LOCAL]: text })).local[0]?.paragraphs,
  ).toEqual(['some words']);
});
