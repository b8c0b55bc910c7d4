import {
  flag,
  group,
  month,
  order,
  text,
  wholeNumber,
  type Tools,
} from './fields.ts';

/** What a customer said. */
export const testimonial = ({ reference }: Tools) =>
  group({
    name: text(2, 40),
    order,
    /** Stars. */
    rating: wholeNumber(1, 5, 5),
    text: text(20, 400),
    /** The town of the customer. */
    location: text(2, 40),
    service: reference('services'),
    /** A made-up review; a site with a real address refuses it. */
    sample: flag,
    month: month.optional(),
    /** Where it was written, such as Google. */
    source: text(2, 40).optional(),
  });
