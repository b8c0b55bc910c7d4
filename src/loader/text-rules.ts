import { lineAt } from './read.ts';

/** A mistake in a text: its line, counted from 1 in that text, and what to write instead. */
export interface TextMistake {
  line: number;
  message: string;
}

/** What a text may not hold. The message goes on from the words found, in quotes. */
interface Rule {
  pattern: RegExp;
  message: string;
}

/** All but the letters of English and of names such as Cañon, digits, and the signs of sentences. */
const UNUSUAL_SIGN =
  /[^[[A-Za-zÀ-žƠơƯưȘ-țẠ-ỹ]--[÷ĲĳĿŀŉ]]0-9 \n.,;:!?'"\(\)\-\/\&%#+\|\{\}‘’“”–—…½¼¾™®©°×′″·]/gv;

/** Up to the first unusual sign of a line, so that its place is seen. */
const UNUSUAL_SIGNS: Rule = {
  pattern: new RegExp(
    `(?<!\\S).{0,30}?${UNUSUAL_SIGN.source}|${UNUSUAL_SIGN.source}`,
    'gv',
  ),
  message:
    'ends in a sign that our texts do not use. Type the last word again, or take the sign out or write it in words.',
};

/** What neither a field nor a text may hold. */
const RULES: readonly Rule[] = [
  {
    pattern: /<!--[^]*?-->|<[!/?A-Za-z].*>|<!--|&(?:[A-Za-z]{2,}|#\w+);/gu,
    message: 'is HTML. Write plain words and signs instead.',
  },
  {
    pattern:
      /(?:https?:|mailto:|tel:|www\.)\S+|\b[\w.+-]+@[\w-]+\.[A-Za-z]{2,}/giu,
    message:
      'is an address outside our pages. Take it out; each page has a button to call.',
  },
  {
    pattern: /[ÂÃâ][\u0080-\u00BF€]+|ï¿½/gu,
    message: 'was a quote, a dash or an accent once. Type it again.',
  },
  {
    // However its digits are parted; 1-800-GARAGES; 555-0142 alone, but not 500-1000.
    pattern:
      /(?<!\d)(?:\+?1[ .-]?)?\(?\d{3}\)?[ .–—/-]{0,3}\d{3}[ .–—/-]{0,3}\d{4}(?!\d)|\b1[ .-]8\d\d[ .-][A-Z\d-]{7,}|(?<![\d.-])\d{3} ?[ .–-] ?(?!\d\d00)\d{4}(?![\d\p{L}-])/gu,
    message:
      'is a phone number typed out. The number stands on every page: take it out.',
  },
  {
    pattern:
      /(?:\$|\bUSD) ?\d+(?:[,.]\d+)*|\b(?:\d+(?:[,.]\d+)*|ten|eleven|twelve|\w+teen|(?:\w+ty|hundred|thousand)(?:-\w+)?) (?:dollars|bucks|USD)\b/giu,
    message:
      'is a price typed out, which stays when prices change. Leave it out: each page shows its price.',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|TBA|XXX)\b|[Ll]orem ipsum|\?\?\?/gu,
    message: 'stands for words still to be written. Write them.',
  },
  {
    pattern: /\{\{\S*|\S*\}\}|\{(?![A-Za-z]+\})\S*|(?<!\{[A-Za-z]+)\}/gu,
    message:
      'would be seen on the page. A fact has one brace on each side: {warranty}.',
  },
  {
    // Straight or curly; not the 1940's, nor a quotation that ends in a number.
    pattern:
      /(?<=^(?:[^"\n]*"[^"\n]*")*[^"\n]*)[\d½¼¾]+"|(?<!“[^”\n]*)[\d½¼¾]+”|(?<!(?:^|[ (])'\p{L}[^'\n]*)[\d½¼¾]+'(?!s\b)|(?<!‘[^’\n]*)[\d½¼¾]+’(?!s\b)/gmu,
    message:
      'has a quotation mark for feet or inches. Write 16′ or 8″, or the words: 16 feet, 8 inches.',
  },
  {
    pattern: /~+/gu,
    message: 'would strike words out. Write "about" instead.',
  },
];

const PLAIN_WORDS =
  'would be seen on the page. A field holds plain words: take the marks out and keep the words.';

const FIELD_RULES: readonly Rule[] = [
  {
    pattern:
      /\[[^\]\n]*\](?:\([^)\n]*\))?|^ *(?:#{1,6}|[*+•·–-]|\d+[.)]) +|^“[^”]*”$|^‘[^’]*’$/gmu,
    message: PLAIN_WORDS,
  },
  ...RULES,
  { pattern: /[*_`]+/gu, message: PLAIN_WORDS },
  UNUSUAL_SIGNS,
];

/** What Markdown shows as it is written, or takes for something else than was meant. */
const MARKDOWN_RULES: readonly Rule[] = [
  {
    pattern: /^<{7} [^]*?^>{7} .*|^[<>|]{7} .*/gmu,
    message:
      'holds two versions of the same lines. Keep the lines you want, and remove the others and the lines of <, = and >.',
  },
  {
    pattern: /!\[[^\]\n]*\](?:\([^)\n]*\))?/gu,
    message: 'is a picture. Name it in the field image, and take it out here.',
  },
  {
    pattern: /\[[^\]\n]*\](?: *\([^)\n]*\)|:.*)?|[[\]]/gu,
    message:
      'is no link to a page of ours. Write one as [words](/contact), with no space but between words, or keep the words alone.',
  },
  {
    pattern: /^ *(?:(?:-|\d+[.)]) +#+(?: |$)|(?!#{2,3} +\S)#).*/gmu,
    message:
      'is no heading. A heading starts with ## and a space, one within its part with ### and a space.',
  },
  {
    pattern: /^(##+) .+(?=\n\s*(?!\1#)#+ |\s*$(?![^]))/gmu,
    message: 'has no text below it. Write some, or take the heading out.',
  },
  {
    pattern: /^ *(?:\d+[.)] +)?(?:=+|-+|(?:[*_-] *){3,})$/gmu,
    message:
      'makes a heading of the line above it, or a line across the page. Take it out; a heading starts with ## and a space.',
  },
  {
    // Bullets of other programs, and marks of a list without their space.
    pattern:
      /^[ \t]*(?:o|[^\p{L}\p{N}\s!-~“‘…])[ \t]+|^ *(?:-(?! )|\+(?![ \d])|\*(?![* ])|\d+[.)](?![\s\d]))\S*/gmu,
    message:
      'starts no list. Start each of its lines with a hyphen and a space, or number them 1. 2. 3. with a space.',
  },
  {
    // Numbers other than 1, unless they go on from a 1.
    pattern:
      /(?<!^ *1[.)] .*(?:\n.+|\n{2,}[ \d].*)*\n+)^ *(?!1[.)])\d+[.)] +\S.*/gmu,
    message:
      'starts no list, which begins with 1. below an empty line. Number its lines 1. 2. 3., or start the sentence with a word.',
  },
  {
    pattern: /(?<!^ *(?:-|\d+[.)]) .*\n+)^ {4,}\S.*/gmu,
    message: 'would show as code. Take out the spaces before it.',
  },
  {
    pattern: /(?<=, *):-+:?|-+:(?= *,)/gu,
    message: 'aligns a column. Write --- without colons.',
  },
  {
    pattern: /^.*\|.*/gmu,
    message:
      'is no row of a table. A table has the lines | Panel | Time | and | --- | --- |, then a line for each row with as many |, and an empty line before and after it.',
  },
  {
    pattern: /\S*\t+\S*/gu,
    message:
      'holds a tab. Write | between the cells of a table and | --- | --- | below its first line; a hyphen and a space before each line of a list.',
  },
  ...RULES,
  {
    pattern: /[*_\\]+ ?\S*/gu,
    message:
      'would be seen as it is written. Write bold as **words**, the stars right at the words.',
  },
  UNUSUAL_SIGNS,
];

/** A table, with an empty line below it. */
const TABLE = /^\|.+\|\n\|(?: *:?-+:? *\|)+(?:\n\|.+\|)+(?!\n.)/gmu;

/** Bold or slanted words, between marks. */
const EMPHASIS =
  /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^*_\s])([^*_\n]*)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

/** A link to a page of ours: its words and its path. */
const OWN_LINK = /(?<!!)\[(?! *\])([^[\]\n]+)\]\((\/(?!\/)[^\s(){}<>"]*)\)/gu;

/** As many commas, which no rule looks for. */
function cover(words: string): string {
  return words.replaceAll(/[^\n]/gu, ',');
}

function coverTable(table: string): string {
  const widths = table.split('\n').map((row) => row.split('|').length);
  if (new Set(widths).size > 1) return table;
  return table.replaceAll(/\||(?<=\| *)-+(?= *\|)/gu, cover);
}

/** The text, as long as it was, without the marks that Markdown takes as they are meant. */
function withoutRightMarks(text: string): string {
  return text
    .replaceAll(TABLE, coverTable)
    .replaceAll(
      EMPHASIS,
      (_, mark: string, words: string) => cover(mark) + words + cover(mark),
    )
    .replaceAll(
      OWN_LINK,
      (_, words: string, path: string) => `,${words},,${cover(path)},`,
    );
}

/** Spaces, hyphens and bullets that look like the plain ones count as those. */
function withPlainSigns(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\u2010\u2011]/gu, '-')
    .replaceAll(/[ \t]+$/gmu, '')
    .replaceAll(/^( *)[*+](?= +[^\s*])/gmu, '$1-');
}

/** A sign and its number; the number alone of one that nobody sees. */
function nameOfSign(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase();
  const visible = sign.replace(
    /\p{C}|\p{M}|\p{Default_Ignorable_Code_Point}/u,
    '',
  );
  return /[!-~]/.test(sign) ? sign : `${visible} (U+${code.padStart(4, '0')})`;
}

/** The start of some words, in quotes. */
function quote(words: string): string {
  const line = words.replaceAll(/[ \t\n]+/g, ' ').replace(/^ +/, '');
  const start = line.length > 40 ? `${line.slice(0, 40)}…` : line;
  const named = start.replaceAll(UNUSUAL_SIGN, nameOfSign);
  return `"${named.replaceAll(/ +/g, ' ').trim()}"`;
}

/** One mistake a line and rule; what a rule has found, the next ones do not see. */
function findMistakes(
  text: string,
  unchecked: string,
  rules: readonly Rule[],
): TextMistake[] {
  const mistakes = new Map<string, TextMistake>();
  let rest = unchecked;
  for (const { pattern, message } of rules) {
    for (const { 0: found, index } of rest.matchAll(pattern)) {
      const line = lineAt(text, index);
      const words = quote(text.slice(index, index + found.length));
      const key = `${String(line)} ${message}`;
      if (!mistakes.has(key))
        mistakes.set(key, { line, message: `${words} ${message}` });
    }
    rest = rest.replaceAll(pattern, cover);
  }
  return [...mistakes.values()].toSorted((a, b) => a.line - b.line);
}

/** What a plain field (a text of the front matter, without Markdown) may not hold. */
export function fieldTextMistakes(text: string): string[] {
  const words = withPlainSigns(text);
  const mistakes = findMistakes(words, words, FIELD_RULES);
  return [...new Set(mistakes.map(({ message }) => message))];
}

/** What a Markdown body may not hold. */
export function markdownMistakes(body: string): TextMistake[] {
  const text = withPlainSigns(body);
  return findMistakes(text, withoutRightMarks(text), MARKDOWN_RULES);
}

/** The links of a body to pages of ours, whether or not there is such a page. */
export function ownLinks(body: string): { line: number; path: string }[] {
  return [...body.matchAll(OWN_LINK)].map(({ index, 2: path = '' }) => ({
    line: lineAt(body, index),
    path,
  }));
}
