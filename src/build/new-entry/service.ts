import { SERVICE_CATEGORIES, serviceSchema } from '../../schemas/service.ts';
import { slugOf } from '../check-content/suggest.ts';
import type { Draft, Kind } from './kind.ts';
import { bySchema, listOf, longEnough, textOf, type Answers } from './question.ts';

const { shape } = serviceSchema;
const price = (answer: string | string[]) => `Starting at $${String(answer).replace(/^\D+/, '')}`;

function draft(answers: Answers): Draft {
  const title = textOf(answers, 'title');
  return {
    path: `services/${slugOf(title)}.md`,
    data: {
      title,
      description: textOf(answers, 'description'),
      fullDescription: textOf(answers, 'full-description'),
      features: listOf(answers, 'feature'),
      price: price(textOf(answers, 'price')),
      category: textOf(answers, 'category'),
    },
    body: textOf(answers, 'body'),
    next: [
      'A picture: put it in src/assets/pictures and name it in the fields image and imageAlt. Until then the picture of the services page is shown.',
      'An icon: name one of src/assets/icons in the field icon. Until then a wrench is shown.',
      'A text for each town, if you like: npm run new -- local.',
    ],
  };
}

/** A service, with its pages in every town. */
export const SERVICE: Kind = {
  label: 'A service',
  questions: [
    {
      name: 'title',
      message: 'What is the service called?',
      form: 'text',
      fault: bySchema(shape.title),
    },
    {
      name: 'price',
      message: 'What does it start at, in whole dollars?',
      form: 'text',
      fault: bySchema(shape.price, price, 'Write whole dollars, such as 120.'),
    },
    {
      name: 'description',
      message: 'One sentence about it, for its card (40 to 160 characters)',
      form: 'text',
      fault: bySchema(shape.description),
    },
    {
      name: 'full-description',
      message: 'A paragraph about it, for the top of its page (400 to 1200 characters)',
      form: 'long',
      fault: bySchema(shape.fullDescription),
    },
    {
      name: 'feature',
      message: "What's included",
      form: { lines: 5 },
      fault: bySchema(shape.features),
    },
    {
      name: 'category',
      message: 'Which chip does it stand under on the pages of towns?',
      form: 'choice',
      choices: () => SERVICE_CATEGORIES.map((value) => ({ value, label: value })),
      initial: () => 'other',
    },
    {
      name: 'body',
      message: 'The text of its page: when it is needed, what you do (## starts a heading)',
      form: 'long',
      fault: longEnough(20),
    },
  ],
  draft,
};
