import { describe, expect, test } from 'vitest';
import { areaSchema } from '~/schemas/area';
import { serviceSchema } from '~/schemas/service';

const { price, styles } = serviceSchema.shape;
const { responseTime } = areaSchema.shape;

describe('a starting price', () => {
  test.each([
    { text: 'Starting at $49', dollars: 49 },
    { text: 'Starting at $12000', dollars: 12_000 },
  ])('$text is its text and its dollars', (value) => {
    expect(price.parse(value.text)).toEqual(value);
  });

  test.each([
    '$49',
    'Starting at 49',
    'Starting at $49.50',
    'Starting at $1,200',
    'From $49',
    '',
  ])('%j is refused', (text) => {
    expect(price.safeParse(text).success).toBe(false);
  });
});

describe('a response time', () => {
  test('is its text and its minutes', () => {
    expect(responseTime.parse('5-15 min')).toEqual({
      text: '5-15 min',
      from: 5,
      to: 15,
    });
  });

  test('is refused when it starts with the longer time', () => {
    const { error } = responseTime.safeParse('40-25 min');
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must start with the shorter time: 25-40 min',
    ]);
  });
});

test('a style comes in six colors or fewer, for which the page has rules', () => {
  const styleIn = (colors: number) => [
    {
      image: 'flush.jpg',
      imageAlt: 'A flush charcoal door',
      name: 'Flush',
      text: 'Plain and modern.',
      finishes: Array.from({ length: colors }, () => ({
        name: 'White',
        color: '#ffffff',
      })),
    },
  ];
  expect(styles.safeParse(styleIn(6)).error).toBeUndefined();
  expect(
    styles.safeParse(styleIn(7)).error?.issues.map(({ message }) => message),
  ).toEqual(['must have 0 to 6 items']);
});
