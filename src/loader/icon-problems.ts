import { filesBelow, ICONS_FOLDER } from './files.ts';
import { fileProblem, type Problem } from './problem.ts';
import { readBytes } from './read.ts';

const BROKEN =
  'The file is no drawing, or half of one: an SVG starts with <svg and ends with </svg>. Save it again.';

const DRAWING = /<svg\b.*(?:<\/svg>|\/>)\s*$/s;

/** Drawings that no page can show, named by content or not: Astro reads every one. */
export function iconProblems(root: string): Problem[] {
  const drawings = filesBelow(root, ICONS_FOLDER).filter((file) =>
    file.endsWith('.svg'),
  );
  return drawings.flatMap((file) => {
    const read = readBytes(root, file);
    if (!read.ok) return [fileProblem(file, read.message)];
    const isDrawing = DRAWING.test(read.bytes.toString());
    return isDrawing ? [] : [fileProblem(file, BROKEN)];
  });
}
