import { describe, expect, test } from 'vitest';
import { expectReported } from '../../../helpers/field-mistake';
import {
  lineOf,
  problemsWith,
  sampleText,
  withField,
  withLine,
  withText,
} from '../../../helpers/sample-content';

const FIELDS = [
  {
    file: 'areas/oakfield.md',
    written: "coverage: '{warrenty}'",
    says: 'holds {warrenty}, which nothing fills here. Did you mean "warranty"?',
  },
  {
    file: 'areas/oakfield.md',
    written: "coverage: '{credentials}'",
    says: 'says nothing without a claim that business.yml has',
  },
  {
    file: 'areas/oakfield.md',
    written: 'coverage: About {price}',
    says: 'holds {price}, which nothing fills here.',
  },
  {
    file: 'testimonials/ann-b.md',
    written: 'text: A good job, and a {warranty} at that.',
    says: 'which nothing fills here. Write the words.',
  },
  {
    file: 'business.yml',
    written: 'descriptor: Doors with a {warranty}',
    says: 'which nothing fills here. Write the words.',
  },
  {
    file: 'pages/not-found.md',
    written: 'text: We give a {warrenty}.',
    says: 'holds {warrenty}, which nothing fills here.',
  },
  {
    file: 'pages/not-found.md',
    written: "heading: '{credentials}'",
    says: 'says nothing without a claim that business.yml has',
  },
];

describe('a field is reported that holds a name which nothing fills, or is empty without it', () => {
  test.each(FIELDS)('$file: $written', (mistake) => {
    expectReported(mistake);
  });

  test('a highlight goes as a whole, so its other texts may be empty', () => {
    const changes = withLine(
      'pages/about.md',
      '    figure:',
      "    figure: '{credentials}'",
    );
    const emptied = problemsWith(changes).filter(({ field }) =>
      field?.startsWith('highlights'),
    );
    expect(emptied).toEqual([]);
  });
});

describe('a text is reported that holds a name which nothing fills', () => {
  test.each([
    'We give a {warrenty}.',
    'We give a { warrenty }.',
    'One line,\nand {warrenty}.',
  ])('%j', (written) => {
    const changes = withText('services/springs.md', written);
    const lastLine = written.split('\n').at(-1) ?? '';
    expect(problemsWith(changes)).toEqual([
      {
        file: 'src/content/services/springs.md',
        line: lineOf(changes, 'services/springs.md', lastLine),
        field: null,
        message: expect.stringMatching(
          /^The text holds {warrenty}, which nothing fills here\. Did you mean "warranty"\? Write one of {/,
        ) as string,
      },
    ]);
  });

  test('in a town, the price of a service', () => {
    const [problem] = problemsWith(
      withText('areas/oakfield.md', 'From {price}.'),
    );
    expect(problem?.message).toContain(
      'holds {price}, which nothing fills here.',
    );
  });
});

describe('no mistake', () => {
  const inOrder = [
    {
      what: 'a claim that is dropped, beside a sentence',
      changes: withField(
        'pages/not-found.md',
        "text: 'We come. {credentials}.'",
      ),
    },
    {
      what: 'claims and numbers in a text',
      changes: withText(
        'services/springs.md',
        '## A { warranty }\n\nIn {towns} towns.',
      ),
    },
    {
      what: 'price and time in a local text',
      changes: withText(
        'local/oakfield/springs.md',
        'From {price}, in {responseTime}.',
      ),
    },
    {
      what: 'name and time in the file of a town',
      changes: withText('areas/oakfield.md', '{name} in {responseTime}.'),
    },
  ];
  test.each(inOrder)('$what', ({ changes }) => {
    expect(problemsWith(changes)).toEqual([]);
  });
});

test('with a mistake in business.yml only that is reported, and no claim as dropped', () => {
  const changes = {
    ...withField('business.yml', 'phone: 201'),
    ...withField('areas/oakfield.md', "coverage: '{warranty}'"),
    'local/oakfield/springs.md': sampleText(
      'local/oakfield/springs.md',
    ).replace('A local text.', 'A {warranty}.'),
  };
  expect(problemsWith(changes)).toEqual([
    expect.objectContaining({
      file: 'src/content/business.yml',
      field: 'phone',
    }),
  ]);
});
