import { localSchema } from '../../schemas/local.ts';
import { fieldOf, listOf as itemsOf, valueAt, type Contents } from '../check-content/contents.ts';
import type { ContentFile } from '../check-content/read.ts';
import type { Draft, Kind } from './kind.ts';
import { bySchema, listOf, longEnough, textOf, type Answers } from './question.ts';

const { shape } = localSchema;

/** The towns in which a service has no text yet. */
function openTowns({ areas, services, local }: Contents): ContentFile[] {
  return areas.files.filter(({ id }) =>
    services.ids.some((name) => !local.ids.includes(`${id}/${name}`)),
  );
}

function refusal(contents: Contents): string | undefined {
  return openTowns(contents).length > 0
    ? undefined
    : 'Every service has its text in every town. To change one, edit its file in src/content/local/{town}/{service}.md.';
}

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

/** The text of one service in one town. */
export const LOCAL_TEXT: Kind = {
  label: 'The text of a service in a town',
  refusal,
  questions: [
    {
      name: 'town',
      message: 'In which town?',
      form: 'choice',
      choices: (contents) =>
        openTowns(contents).map((file) => ({
          value: file.id,
          label: String(fieldOf(file, 'name')),
        })),
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
