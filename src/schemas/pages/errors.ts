import { z } from 'astro/zod';
import { group } from '../shared.ts';
import { heading, line, seo, short } from './parts.ts';

export const notFound = group('Page not found', {
  page: z.literal('not-found'),
  ...seo,
  heading: heading.describe('The heading of the screen.'),
  text: line.describe('The sentence under the heading.'),
  homeLink: short.describe('The words of the link to the home page.'),
});

export const serverError = group('Server error', {
  page: z.literal('server-error'),
  ...seo,
  heading: heading.describe('The heading of the screen.'),
  status: short.describe('The code of the error and its name.'),
  text: line.describe('The sentence under it.'),
});
