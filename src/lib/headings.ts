/** The letters and digits of a heading: quotes and dashes are of another kind once a text is rendered. */
function lettersOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ');
}

/** Whether two headings have the same words, however their quotes, dashes and capitals are written. */
export function isSameHeading(one: string, other: string): boolean {
  return lettersOf(one).trim() === lettersOf(other).trim();
}
