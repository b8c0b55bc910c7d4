import type { Place } from './content.ts';

/** The headings of the list, in its order. */
export const GROUPS = {
  supply: 'To supply',
  reviews: 'Sample reviews to replace',
  claims: 'Claims to confirm, change or drop',
  pictures: 'Rendered pictures to replace or confirm',
} as const;

/** One thing that stands between the site and going live. */
export interface Point {
  group: keyof typeof GROUPS;
  /** Its name, by which it is confirmed. */
  name: string;
  /** What the site says, to be confirmed; null where only a change closes the point. */
  text: string | null;
  /** Where to change it. */
  places: Place[];
  /** Where else the site says so, in other words or by quoting it. */
  echoes: Place[];
  /** Why it is open and what to do, in whole sentences. */
  advice: string;
}
