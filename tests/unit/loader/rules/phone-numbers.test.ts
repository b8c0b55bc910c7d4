import { expect, test } from 'vitest';
import { expectReported } from '../../../helpers/field-mistake';
import {
  lineOf,
  problemsWith,
  withText,
} from '../../../helpers/sample-content';

test.each([
  '(201) 555-0142',
  '201-555-0142',
  '201.555.0142',
  '2015550142',
  '+1 201 555 0142',
  '1-800-555-0142',
  '1-800-GARAGES',
])('a text may not hold %s', (number) => {
  const changes = withText(
    'areas/oakfield.md',
    `Door stuck?\nThen call ${number} at once.`,
  );
  expect(problemsWith(changes)).toEqual([
    {
      file: 'src/content/areas/oakfield.md',
      line: lineOf(changes, 'areas/oakfield.md', 'Then call'),
      field: null,
      message: expect.stringContaining(
        'every page prints and dials the one number of business.yml',
      ) as string,
    },
  ]);
});

test('nor may a field', () => {
  expectReported({
    file: 'testimonials/ann-b.md',
    written: 'text: Just dial 555-0142 and they come.',
    says: 'holds the phone number "555-0142". Remove it',
  });
});

test.each(['500-1000 pounds', '10,000 cycles, 1920-1950', 'ZIP 07670-1234'])(
  '%s is no phone number',
  (words) => {
    const changes = withText('areas/oakfield.md', `About ${words} in all.`);
    expect(problemsWith(changes)).toEqual([]);
  },
);
