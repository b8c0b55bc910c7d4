import { group, imageAlt, order, text, type Tools } from './fields.ts';

/** One person of the company; the Markdown body says a sentence about them. */
export const person = ({ image }: Tools) =>
  group({
    name: text(2, 30),
    role: text(2, 60),
    image: image().optional(),
    imageAlt: imageAlt.optional(),
    order,
  });
