import { PAGE_NAMES } from '../../../schemas/pages.ts';
import { CONTENT_FOLDER } from '../collections.ts';
import { fieldOf, type Contents } from '../contents.ts';
import type { Problem } from '../problem.ts';

function isPageName(name: unknown): boolean {
  return PAGE_NAMES.some((known) => known === name);
}

/** Screens whose file of copy is missing. */
export function pageProblems({ pages }: Contents): Problem[] {
  const names = pages.files.map((content) => fieldOf(content, 'page'));
  // A file whose name cannot be read may be the missing one; its own problem comes first.
  const unsure = pages.ids.length > names.length || names.some((name) => !isPageName(name));
  if (unsure) return [];
  return PAGE_NAMES.filter((name) => !names.includes(name)).map((name) => ({
    file: `${CONTENT_FOLDER}/pages`,
    line: null,
    field: null,
    message: `No file here says "page: ${name}". Put the file back, or write that line in the file it belongs to.`,
  }));
}
