import { fileProblem, type Problem } from './problem.ts';

const FENCE = '---';
const START =
  'The file must start with a line of three hyphens (---) and nothing above it; then come its fields, then another such line.';
const END =
  'The fields must end with a line of three hyphens (---) and nothing else, before the text starts. Write it; a text that starts with hyphens must be indented.';

export type SplitFile =
  | { ok: true; yaml: string; markdown: string }
  | { ok: false; problem: Problem };

/**
 * The fields and the text of a Markdown file. Blank lines stand above the text in the place of the
 * fields, so that the lines of its problems are those of the file.
 */
export function splitFrontMatter(file: string, text: string): SplitFile {
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() !== FENCE)
    return { ok: false, problem: fileProblem(file, START, 1) };
  const end = lines.findIndex(
    (line, index) => index > 0 && line.startsWith(FENCE),
  );
  if (lines[end]?.trimEnd() !== FENCE) {
    return { ok: false, problem: fileProblem(file, END, Math.max(end, 0) + 1) };
  }
  return {
    ok: true,
    yaml: lines.slice(0, end).join('\n'),
    markdown: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'),
  };
}
