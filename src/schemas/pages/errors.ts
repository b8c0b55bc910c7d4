import { z } from 'astro/zod';
import { errorSeo, heading, line, short } from './parts.ts';

/** The copy of the screen for a page that does not exist. */
export const notFound = z
  .strictObject({
    page: z.literal('not-found'),
    ...errorSeo,
    heading: heading.describe('The heading of the screen.'),
    text: line.describe('The sentence under the heading.'),
    homeLink: short.describe('The words of the link to the home page.'),
  })
  .describe('Page not found');

/** The copy of the screen for a failure of the server. */
export const serverError = z
  .strictObject({
    page: z.literal('server-error'),
    ...errorSeo,
    heading: heading.describe('The heading of the screen.'),
    status: short.describe('The code of the error and its name.'),
    text: line.describe('The sentence under it.'),
  })
  .describe('Server error');
