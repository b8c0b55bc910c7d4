import type { ParsedContent } from './parse.ts';
import { fieldProblem, type Problem } from './problem.ts';

/** Numbers reserved for films and books: 555-0100 to 555-0199. */
const FICTIONAL_PHONE = /\b555-01\d\d$/;

const PHONE =
  'is a number reserved for films and books, and nobody answers it. Write the number customers should call.';
const REVIEW =
  'says that this review is made up. Write a real one in its place, with the consent of the customer, and remove this mark; or delete the review.';

/** The made-up phone number and reviews, each with a reason why they matter now. */
export function sampleProblems(
  { business, testimonials }: Pick<ParsedContent, 'business' | 'testimonials'>,
  reason = '',
): Problem[] {
  const phones = business.filter(({ data }) =>
    FICTIONAL_PHONE.test(data?.phone ?? ''),
  );
  const reviews = testimonials.filter(({ data }) => data?.sample);
  return [
    ...phones.map((entry) => fieldProblem(entry, ['phone'], PHONE + reason)),
    ...reviews.map((entry) => fieldProblem(entry, ['sample'], REVIEW + reason)),
  ];
}
