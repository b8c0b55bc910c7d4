import { sentencesOf } from './sentences.ts';

/** The start of a text as the loader renders it: headings, if any, and the first paragraph. */
const OPENING = /^((?:<h\d[^>]*>[^\n]*<\/h\d>\s*)*)<p>(.*?)<\/p>\s*/s;

/** The parts of a text, as HTML; a text that starts otherwise is all `rest`. */
export interface Opening {
  headings: string;
  /** The first sentence of its first paragraph, without an element around it. */
  lead: string;
  /** The other sentences of that paragraph. */
  paragraph: string;
  rest: string;
}

/** A text up to its first sentence, which pages show large, and what follows. */
export function splitOpening(html: string): Opening {
  const [opening, headings = '', text = ''] = OPENING.exec(html) ?? [];
  if (opening === undefined)
    return { headings: '', lead: '', paragraph: '', rest: html };
  const rest = html.slice(opening.length);
  const [first = ''] = sentencesOf(text);
  // A sentence that ends inside of an element, such as a link, cannot be cut off there.
  const lead = isWhole(first) ? first.trim() : text;
  return { headings, lead, paragraph: text.slice(lead.length).trim(), rest };
}

function isWhole(html: string): boolean {
  const starts = html.match(/<[a-z]/g) ?? [];
  const ends = html.match(/<\//g) ?? [];
  return starts.length === ends.length;
}

/** The first paragraph of a text, as HTML without an element around it, and what follows. */
export function splitParagraph(html: string): { first: string; rest: string } {
  const { headings, lead, paragraph, rest } = splitOpening(html);
  if (headings !== '' || lead === '') return { first: '', rest: html };
  return { first: `${lead} ${paragraph}`.trim(), rest };
}

/** A paragraph of a text, and whether it leads to a list. */
const PARAGRAPH = /<p>(.*?)<\/p>(?=\s*(<[ou]l>)?)/gs;
/** Words that an editor made strong, where a paragraph starts with them. */
const STRONG_START = /^<strong>.*?<\/strong>/s;

/**
 * A text whose paragraphs have what they start with in <b>, the others of their words in <span>: strong words, the first
 * of several sentences, or all that leads to a list.
 */
export function markStarts(html: string): string {
  return html.replaceAll(PARAGRAPH, (_, text: string, list?: string) => {
    const [first = ''] = STRONG_START.exec(text) ?? sentencesOf(text);
    const others = text.slice(first.length).trim();
    if (others !== '' && isWhole(first))
      return `<p><b>${first.trim()}</b> <span>${others}</span></p>`;
    const isStart = others === '' && list !== undefined;
    return isStart ? `<p><b>${text}</b></p>` : `<p><span>${text}</span></p>`;
  });
}

/** A text up to its second paragraph, so with the list that the first may lead to, and what follows. */
export function splitBeforeParagraph(html: string): {
  start: string;
  more: string;
} {
  const [start = ''] = html.split(/(?=<p>)/, 1);
  // A paragraph inside of an element, such as a list, cannot be cut off there.
  if (!isWhole(start)) return { start: html, more: '' };
  return { start, more: html.slice(start.length) };
}
