import { fieldOf } from '../check-content/contents.ts';
import { placeOf, type LaunchContent } from './content.ts';
import type { Point } from './point.ts';

/** Reviews that were made up for the design, one point a file. */
export function reviewPoints({ testimonials }: LaunchContent): Point[] {
  return testimonials
    .filter((review) => fieldOf(review, 'sample') !== false)
    .map((review) => ({
      group: 'reviews',
      name: review.id,
      text: null,
      places: [placeOf(review, ['sample'])],
      echoes: [],
      advice:
        'Made up for the design. Put a real review in its place, with the consent of the customer, and write sample: false; or delete the file.',
    }));
}
