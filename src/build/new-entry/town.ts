import { FACT_KINDS, areaSchema } from '../../schemas/area.ts';
import { fieldOf } from '../check-content/contents.ts';
import { slugOf } from '../check-content/suggest.ts';
import type { Draft, Kind } from './kind.ts';
import { bySchema, listOf, longEnough, textOf, type Answers } from './question.ts';

const { shape } = areaSchema;
const fact = shape.facts.element.shape;
const place = shape.location.shape;
const words = (answer: string | string[]) => listOf({ answer }, 'answer');
/** Number('') would be 0, a place in the sea. */
const degrees = (answer: string | string[]) =>
  String(answer).trim() === '' ? NaN : Number(answer);

function draft(answers: Answers): Draft {
  const name = textOf(answers, 'name');
  const known = textOf(answers, 'fact');
  const neighbors = listOf(answers, 'neighbors');
  return {
    path: `areas/${slugOf(name)}.md`,
    data: {
      name,
      title: textOf(answers, 'title'),
      description: textOf(answers, 'description'),
      neighborhoods: listOf(answers, 'streets'),
      responseTime: textOf(answers, 'response-time'),
      coverage: 'Full service area',
      zips: listOf(answers, 'zips'),
      location: {
        latitude: degrees(textOf(answers, 'latitude')),
        longitude: degrees(textOf(answers, 'longitude')),
      },
      ...(neighbors.length > 0 && { neighbors }),
      facts: [
        {
          id: slugOf(known.split(/\s+/).slice(0, 4).join(' ')) || 'fact',
          kind: textOf(answers, 'fact-kind'),
          text: known,
          source: textOf(answers, 'fact-source'),
        },
      ],
    },
    body: textOf(answers, 'body'),
    next: [
      'More facts of the town with their sources, in the field facts: texts may state only what stands there.',
      'A longer text: the pages of the other towns have about 600 words.',
      'A text for each service there, if you like: npm run new -- local.',
    ],
  };
}

/** A town, with its pages for every service. */
export const TOWN: Kind = {
  label: 'A town',
  questions: [
    {
      name: 'name',
      message: 'What is the town called?',
      form: 'text',
      fault: bySchema(shape.name),
    },
    {
      name: 'title',
      message: 'The heading of its page',
      form: 'text',
      initial: (answers) => `Garage Door Service in ${textOf(answers, 'name')}, NJ`,
      fault: bySchema(shape.title),
    },
    {
      name: 'description',
      message: 'One or two sentences below the heading (60 to 200 characters)',
      form: 'text',
      fault: bySchema(shape.description),
    },
    {
      name: 'streets',
      message: 'Four streets of the town, with commas between them',
      form: 'names',
      fault: bySchema(shape.neighborhoods, words),
    },
    {
      name: 'response-time',
      message: 'The usual response time',
      form: 'text',
      initial: () => '25-40 min',
      fault: bySchema(shape.responseTime),
    },
    {
      name: 'zips',
      message: 'Its ZIP codes, with commas between them',
      form: 'names',
      fault: bySchema(
        shape.zips,
        words,
        'Write five digits, such as 07670, with commas between several.',
      ),
    },
    {
      name: 'latitude',
      message: 'The latitude of its middle, as a map shows it, such as 40.919',
      form: 'text',
      fault: bySchema(place.latitude, degrees),
    },
    {
      name: 'longitude',
      message: 'The longitude of its middle, such as -73.9567',
      form: 'text',
      fault: bySchema(place.longitude, degrees),
    },
    {
      name: 'neighbors',
      message: 'Which served towns border it?',
      form: 'choices',
      choices: ({ areas }) =>
        areas.files.map((file) => ({ value: file.id, label: String(fieldOf(file, 'name')) })),
      initial: () => [],
    },
    {
      name: 'fact',
      message: 'One fact of the town that matters for garage doors: its houses, ground or water',
      form: 'text',
      fault: bySchema(fact.text),
    },
    {
      name: 'fact-kind',
      message: 'What is the fact about?',
      form: 'choice',
      choices: () => FACT_KINDS.map((value) => ({ value, label: value })),
      initial: () => 'housing',
    },
    {
      name: 'fact-source',
      message: 'Where was it read?',
      form: 'text',
      fault: bySchema(fact.source),
    },
    {
      name: 'body',
      message: 'The text of its page (## starts a heading)',
      form: 'long',
      fault: longEnough(20),
    },
  ],
  draft,
};
