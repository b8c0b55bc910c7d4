import { expect, test } from 'vitest';
import { expectReported } from '../../../helpers/field-mistake';
import {
  lineOf,
  problemsWith,
  withLine,
  withText,
} from '../../../helpers/sample-content';

const LOCAL = 'local/oakfield/springs.md';
const TOWN = 'areas/oakfield.md';

const TEXTS = [
  { file: LOCAL, written: 'From $99 on.', says: 'Write {price}, the price of' },
  { file: TOWN, written: 'From $99 on.', says: 'Write it without the number' },
  {
    file: TOWN,
    written: 'It is 99 dollars.',
    says: '"99 dollars", which stays',
  },
  {
    file: TOWN,
    written: 'It is ninety-nine dollars.',
    says: '"ninety-nine dollars", which stays when prices change',
  },
  {
    file: TOWN,
    written: 'With a 12-month warranty.',
    says: 'which is the claim warranty. Write {warranty}, so that',
  },
  {
    file: TOWN,
    written: 'With a two-year warranty.',
    says: 'says "two-year warranty", which is a claim. Write {warranty} instead',
  },
  { file: TOWN, written: 'A lifetime guarantee.', says: 'Write {warranty}' },
  { file: TOWN, written: 'Guarantee of ten years.', says: 'Write {warranty}' },
  { file: TOWN, written: '90-day limited warranty.', says: 'Write {warranty}' },
  { file: TOWN, written: 'Has 20 years in business.', says: 'Write {years}' },
  { file: TOWN, written: 'Ten years in the trade.', says: 'Write {years}' },
  { file: TOWN, written: '20+ years of experience.', says: 'Write {years}' },
  { file: TOWN, written: 'Over 900 customers.', says: 'Write {customers}' },
  { file: TOWN, written: '900 happy customers.', says: 'Write {customers}' },
  { file: TOWN, written: 'We answer 24/7.', says: 'Write {emergencyHours}' },
  {
    file: TOWN,
    written: 'We answer 24 hours a day.',
    says: 'Write {emergencyHours}',
  },
  {
    file: TOWN,
    written: 'We are #1 here.',
    says: 'is the claim rating. Write',
  },
];

test.each(TEXTS)('$file: $written', ({ file, written, says }) => {
  const changes = withText(file, `A line.\n${written}`);
  expect(problemsWith(changes)).toEqual([
    {
      file: `src/content/${file}`,
      line: lineOf(changes, file, written),
      field: null,
      message: expect.stringContaining(says) as string,
    },
  ]);
});

test('in a field', () => {
  expectReported({
    file: 'pages/not-found.md',
    written: 'text: We give a five-year warranty.',
    says: 'says "five-year warranty", which is a claim.',
  });
});

test.each([
  'You spend no dollar before.',
  'The maker gives a warranty. It rusts in 12 months.',
  'At 80 trips a day, a spring lasts four months.',
  'The door is 24 or 7 feet wide, and the #10 screw fits.',
])('no claim: %s', (written) => {
  expect(problemsWith(withText(TOWN, written))).toEqual([]);
});

test('the owner makes claims, and customers say what they like', () => {
  const changes = {
    ...withLine(
      'business.yml',
      '  rating:',
      '  tripFee: No fee, or $49 at night',
    ),
    ...withLine(
      'testimonials/ann-b.md',
      'text:',
      'text: They charged $150, with a two-year warranty.',
    ),
  };
  expect(problemsWith(changes)).toEqual([]);
});
