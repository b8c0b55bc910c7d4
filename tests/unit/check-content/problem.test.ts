import { expect, test } from 'vitest';
import { problemLine } from '~/build/check-content/problem';

const file = 'src/content/services/x.md';

test.each([
  [9, 'price', `${file}:9  price: is missing.`],
  [9, null, `${file}:9  is missing.`],
  [null, 'price', `${file}  price: is missing.`],
  [null, null, `${file}  is missing.`],
])('a problem at line %j in field %j is one line of text', (line, field, text) => {
  expect(problemLine({ file, line, field, message: 'is missing.' })).toBe(text);
});
