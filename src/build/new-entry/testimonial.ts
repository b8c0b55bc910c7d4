import { testimonialSchema } from '../../schemas/testimonial.ts';
import { fieldOf } from '../check-content/contents.ts';
import { slugOf } from '../check-content/suggest.ts';
import type { Draft, Kind } from './kind.ts';
import { bySchema, textOf, type Answers } from './question.ts';

const { shape } = testimonialSchema;

function draft(answers: Answers): Draft {
  const name = textOf(answers, 'name');
  return {
    path: `testimonials/${slugOf(name)}.md`,
    data: {
      name,
      rating: Number(textOf(answers, 'rating')),
      text: textOf(answers, 'text'),
      location: textOf(answers, 'location'),
      service: textOf(answers, 'service'),
      sample: textOf(answers, 'real') === 'no',
    },
    body: '',
    next: [],
  };
}

/** A review on the home page. */
export const TESTIMONIAL: Kind = {
  label: 'A review',
  questions: [
    {
      name: 'name',
      message: 'Who wrote it, as it may be shown?',
      form: 'text',
      fault: bySchema(shape.name),
    },
    {
      name: 'rating',
      message: 'How many stars?',
      form: 'choice',
      choices: () => ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value })),
      initial: () => '5',
    },
    {
      name: 'text',
      message: 'What does it say, word for word?',
      form: 'long',
      fault: bySchema(shape.text),
    },
    { name: 'location', message: 'In which town?', form: 'text', fault: bySchema(shape.location) },
    {
      name: 'service',
      message: 'Which service was it?',
      form: 'choice',
      choices: ({ services }) =>
        services.files.map((file) => ({ value: file.id, label: String(fieldOf(file, 'title')) })),
    },
    {
      name: 'real',
      message: 'Did a customer really write it?',
      form: 'choice',
      choices: () => [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No, it is a sample' },
      ],
    },
  ],
  draft,
};
