/** The start of a text as the loader renders it: headings, if any, and the first paragraph. */
const OPENING = /^(?:<h\d[^>]*>[^\n]*<\/h\d>\s*)*<p>.*?<\/p>\s*/s;

/** The HTML of a text up to its first paragraph, and what follows. A text that starts otherwise stays whole. */
export function splitOpening(html: string): { opening: string; rest: string } {
  const [opening = html] = OPENING.exec(html) ?? [];
  return { opening, rest: html.slice(opening.length) };
}
