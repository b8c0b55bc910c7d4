import { z } from 'astro/zod';
import { group } from '../shared.ts';
import { errorSeo, heading, line, short } from './parts.ts';

export const notFound = group('Page not found', {
  page: z.literal('not-found'),
  ...errorSeo,
  heading: heading.describe('The heading of the screen.'),
  text: line.describe('The sentence under the heading.'),
  homeLink: short.describe('The words of the link to the home page.'),
});

export const serverError = group('Server error', {
  page: z.literal('server-error'),
  ...errorSeo,
  heading: heading.describe('The heading of the screen.'),
  status: short.describe('The code of the error and its name.'),
  text: line.describe('The sentence under it.'),
});
