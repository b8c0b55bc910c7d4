interface Parts {
  /** The lines between the hyphens; they start on line 2. */
  fields: string;
  body: string;
  bodyLine: number;
}

interface Fault {
  line: number;
  message: string;
}

const FENCE = '---';
const START =
  'The file must start with a line of three hyphens (---), then its fields, then another such line.';

function startFault(lines: readonly string[]): Fault {
  if (lines[0]?.startsWith('—') || lines[0]?.startsWith('–')) {
    const message = `The first line holds a long dash, which some programs make of hyphens. ${START}`;
    return { line: 1, message };
  }
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first > 0 && lines[first]?.trim() === FENCE) {
    return { line: 1, message: `${START} Remove the empty lines above the hyphens.` };
  }
  return { line: 1, message: START };
}

/** The fields and the text of a Markdown file, or what is wrong with the lines of hyphens. */
export function splitFrontMatter(text: string): Parts | Fault {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0]?.trimEnd() !== FENCE) return startFault(lines);
  // Astro ends the fields at the first line that starts with three hyphens.
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE));
  if (end === -1) {
    const message =
      'The second line of three hyphens (---) is missing. Write it between the fields and the text.';
    return { line: 1, message };
  }
  if (lines[end]?.trimEnd() !== FENCE) {
    const message =
      'This line ends the fields and must be three hyphens (---) and nothing else. If it belongs to a text, indent it.';
    return { line: end + 1, message };
  }
  const rest = lines.slice(end + 1);
  const blank = rest.findIndex((line) => line.trim() !== '');
  return {
    fields: lines.slice(1, end).join('\n'),
    body: rest.join('\n').trim(),
    bodyLine: end + 2 + Math.max(blank, 0),
  };
}
