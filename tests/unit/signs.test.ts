import { expect, test } from 'vitest';
import { withParts } from '~/lib/signs';

const partsOf = (signs: readonly string[], part?: 'cable') =>
  [
    ...withParts(
      `<ul>${signs.map((sign) => `<li>${sign}</li>`).join('')}</ul>`,
      part,
    ).matchAll(/<li(?: data-part="(.*?)")?>/g),
  ].map(([, lit]) => lit);

test('a sign lights the part that it names first', () => {
  const signs = [
    'There’s a gap in the coil above the door.',
    'The top section is cracked where the opener arm pulls.',
    'A roller’s wheel is chipped.',
    'Cables hang loose.',
  ];
  expect(partsOf(signs)).toEqual(['spring', 'panel', 'rollers', 'cable']);
});

test('a sign without one lights that of the service, and no part of a word counts', () => {
  expect(partsOf(['It drums on.', 'Tracking dust'], 'cable')).toEqual([
    'cable',
    'cable',
  ]);
  expect(partsOf(['Straight, shut and silent'])).toEqual([undefined]);
});
