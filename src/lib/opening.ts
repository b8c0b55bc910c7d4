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

/** An item of a list that holds words alone, neither paragraphs nor another list. */
const ITEM = /<li>((?:(?!<(?:p|ul|ol|li)[ >]).)*?)<\/li>/gs;
/** Words before a colon, as in "Squealing: dry hinges or bearings." */
const TERM = /^[^:<.?!]+:(?= )/;

/** A text with what it starts with in <b>; as it is where nothing can be cut off. */
function marked(text: string, start: string): string {
  const others = text.slice(start.length).trim();
  if (others === '' || !isWhole(start)) return text;
  return `<b>${start.trim()}</b> ${others}`;
}

/**
 * A text whose paragraphs and items have what they start with in <b>: strong words, the first of several sentences, the
 * words before a colon of an item, or all that leads to a list.
 */
export function markStarts(html: string): string {
  const startOf = (text: string) =>
    (STRONG_START.exec(text) ?? sentencesOf(text))[0] ?? '';
  return html
    .replaceAll(PARAGRAPH, (_, text: string, list?: string) => {
      const words = marked(text, startOf(text));
      const leadsToList = list !== undefined && words === text;
      return `<p>${leadsToList ? `<b>${text}</b>` : words}</p>`;
    })
    .replaceAll(ITEM, (_, text: string) => {
      const [term = ''] = TERM.exec(text) ?? [];
      const start =
        text.startsWith('<strong>') || term === '' ? startOf(text) : term;
      return `<li>${marked(text, start)}</li>`;
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
