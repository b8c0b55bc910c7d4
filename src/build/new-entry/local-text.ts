import { localSchema } from '../../schemas/local.ts';
import { fieldOf, listOf as itemsOf, valueAt } from '../check-content/contents.ts';
import type { Draft, Kind } from './kind.ts';
import { bySchema, listOf, longEnough, textOf, type Answers } from './question.ts';

const { shape } = localSchema;

function draft(answers: Answers): Draft {
  return {
    path: `local/${textOf(answers, 'town')}/${textOf(answers, 'service')}.md`,
    data: {
      headline: textOf(answers, 'headline'),
      facts: listOf(answers, 'facts'),
      checks: listOf(answers, 'check'),
    },
    body: textOf(answers, 'body'),
    next: ['The text, if it is short: the others have about 230 to 260 words.'],
  };
}

export const LOCAL_TEXT: Kind = {
  label: 'The text of a service in a town',
  questions: [
    {
      name: 'town',
      message: 'In which town?',
      form: 'choice',
      choices: ({ areas, services, local }) =>
        areas.files
          .filter(({ id }) => services.ids.some((name) => !local.ids.includes(`${id}/${name}`)))
          .map((file) => ({ value: file.id, label: String(fieldOf(file, 'name')) })),
    },
    {
      name: 'service',
      message: 'Which service?',
      form: 'choice',
      choices: ({ services, local }, answers) =>
        services.files
          .filter(({ id }) => !local.ids.includes(`${textOf(answers, 'town')}/${id}`))
          .map((file) => ({ value: file.id, label: String(fieldOf(file, 'title')) })),
    },
    {
      name: 'headline',
      message: 'The heading over the text: what this town means for this job',
      form: 'text',
      fault: bySchema(shape.headline),
    },
    {
      name: 'facts',
      message: 'Which facts of the town does it rest on?',
      form: 'choices',
      choices: ({ areas }, answers) => {
        const town = areas.files.find(({ id }) => id === textOf(answers, 'town'));
        return itemsOf(town && fieldOf(town, 'facts')).map((fact) => ({
          value: String(valueAt(fact, ['id'])),
          label: String(valueAt(fact, ['text'])),
        }));
      },
      fault: bySchema(shape.facts, (answer) => listOf({ answer }, 'answer')),
    },
    {
      name: 'check',
      message: 'Before you call',
      form: { lines: 3 },
      fault: bySchema(shape.checks),
    },
    { name: 'body', message: 'The text itself', form: 'long', fault: longEnough(60) },
  ],
  draft,
};
