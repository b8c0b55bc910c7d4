import { dollars, group, imageAlt, month, text, type Tools } from './fields.ts';

/** One job that was done; its Markdown body tells it in a few sentences. */
export const job = ({ image, reference }: Tools) =>
  group({
    service: reference('services'),
    area: reference('areas'),
    month,
    /** Without the number of the house. */
    street: text(3, 40)
      .regex(
        /^(?!\d[\d-]*[a-z]?\s)/iu,
        'must be the street alone, without the house number',
      )
      .optional(),
    /** What the customer paid. */
    price: dollars.optional(),
    image: image().optional(),
    imageAlt: imageAlt.optional(),
  });
