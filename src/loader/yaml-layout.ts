/** A line of YAML that says something: no blank one, no comment, none of a block of text. */
interface Line {
  /** From 1. */
  number: number;
  /** The spaces before its first character. */
  indent: number;
  /** The line without these spaces. */
  words: string;
}

/** A line that stands in the wrong column or starts in the wrong way. */
export interface LayoutFault {
  line: number;
  /** Completes "The line cannot be read: …". */
  advice: string;
}

const FIELD = /^[\w-]+:(?:\s|$)/;
const ITEM = /^-(?:\s|$)/;

const isField = ({ words }: Line) => FIELD.test(words);
const isItem = ({ words }: Line) => ITEM.test(words);

/** Whether a line is a field whose value stands on the lines below it. */
const opensList = ({ words }: Line) => /^[\w-]+:$/.test(words);

/** Whether a line is an item of words, and not the first field of an item that has several. */
const isWordsItem = (line: Line) =>
  isItem(line) && !FIELD.test(line.words.replace(/^-\s+/, ''));

function linesOf(yaml: string): Line[] {
  const lines: Line[] = [];
  // The column of the field whose text stands below it, behind | or >; its lines are free in form.
  let blockIndent = Infinity;
  for (const [index, text] of yaml.split('\n').entries()) {
    const indent = /^ */.exec(text)?.[0].length ?? 0;
    const words = text.slice(indent).trimEnd();
    if (words === '' || indent > blockIndent) continue;
    blockIndent = /:\s+[|>][+-]?\d?$/.test(words) ? indent : Infinity;
    if (!/^(?:#|---|\s)/.test(words))
      lines.push({ number: index + 1, indent, words });
  }
  return lines;
}

/** A line below a field without a value, or below an item, and its neighbors. */
interface LineInList {
  line: Line;
  previous: Line;
  next: Line | undefined;
}

/** Whether a line has no hyphen and yet stands in the column of those beside it. */
function lacksHyphen({ line, previous, next }: LineInList): boolean {
  const isBesideItem = [previous, next].some(
    (other) => other && isItem(other) && other.indent === line.indent,
  );
  return !isItem(line) && isBesideItem;
}

/** Mistakes of a line in a list, and the advice for each; the first that fits counts. */
const LIST_FAULTS: readonly {
  fits: (place: LineInList) => boolean;
  advice: string;
}[] = [
  {
    fits: ({ line }) => /^-[^\s-]/.test(line.words),
    advice: 'there is no space behind the hyphen. Write one.',
  },
  {
    fits: ({ line }) => /^[•*–—]\s/.test(line.words),
    advice:
      'an item of a list starts with a hyphen and a space, not with another mark.',
  },
  {
    fits: ({ line, previous }) =>
      isItem(line) && isWordsItem(previous) && line.indent > previous.indent,
    advice:
      'its hyphen stands further right than the one above. Start both in the same column.',
  },
  {
    fits: lacksHyphen,
    advice:
      'it starts without a hyphen, unlike its neighbors. Write one and a space before it; if it continues the line above, join the two.',
  },
];

/** The first line of a list that YAML takes for a part of the line above, or cannot read. */
function listFault(yaml: string): LayoutFault | null {
  const lines = linesOf(yaml);
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const isInList = previous && (opensList(previous) || isItem(previous));
    if (!isInList || isField(line)) continue;
    const place = { line, previous, next: lines[index + 1] };
    const fault = LIST_FAULTS.find(({ fits }) => fits(place));
    if (fault) return { line: line.number, advice: fault.advice };
  }
  return null;
}

/** The columns in which the fields and items around a line start, and its own. */
function columnsBehind(line: Line, columns: readonly number[]): number[] {
  const around = columns.filter((column) => column < line.indent);
  const ofItem = /^-\s+/.exec(line.words)?.[0].length;
  const isItemOfFields = ofItem !== undefined && !isWordsItem(line);
  const inside = isItemOfFields ? [line.indent + ofItem] : [];
  return [...around, line.indent, ...inside];
}

const spaces = (count: number) =>
  count === 1 ? '1 space' : `${String(count)} spaces`;

/** The first field or item that starts in a column in which none around it does. */
function indentationFault(yaml: string): LayoutFault | null {
  let columns: number[] = [0];
  let previous: Line | undefined;
  for (const line of linesOf(yaml)) {
    if (!isField(line) && !isItem(line)) continue;
    const mayBeIndented = previous?.words.endsWith(':');
    if (!columns.includes(line.indent) && !mayBeIndented) {
      const advice = `no line that it could belong with is indented by ${spaces(line.indent)}. Indent it by ${columns.join(' or ')}, like the lines above, or the one above like this.`;
      return { line: line.number, advice };
    }
    columns = columnsBehind(line, columns);
    previous = line;
  }
  return null;
}

/**
 * The first line of YAML that stands or starts wrong; null without one.
 * @param isBroken whether YAML cannot be read: only then is any other column a mistake
 */
export function layoutFault(
  yaml: string,
  isBroken: boolean,
): LayoutFault | null {
  const misplaced = isBroken ? indentationFault(yaml) : null;
  return misplaced ?? listFault(yaml);
}
