import { expect, test } from 'vitest';
import { checkContent } from '~/build/check-content/check';
import { ContentCopy } from '../../helpers/content-copy';
import { PROJECT } from '../../helpers/project';
import { AREAS, SERVICES } from '../../helpers/specification.ts';

test('the content of the site is in order and complete', () => {
  const { problems, counts } = checkContent(PROJECT);
  expect(problems).toEqual([]);
  expect(counts).toMatchObject({
    business: 1,
    services: SERVICES.length,
    areas: AREAS.length,
    testimonials: 4,
    pages: 10,
  });
});

test('so is an unchanged copy, on which the tests of mistakes rest', () => {
  expect(new ContentCopy().check()).toEqual([]);
});
