import type { Problem } from './problem.ts';
import type { ContentFile } from './read.ts';

const RULES = [
  {
    pattern: /^# /,
    message: 'This heading has one #, which is kept for the title of the page. Write two: ##.',
  },
  {
    pattern: /!\[/,
    message: 'A picture cannot stand in the text. Name it in the field image, and remove it here.',
  },
];

/** What is wrong with the text below the fields. */
export function bodyProblems({ file, body, bodyLine }: ContentFile, needed: boolean): Problem[] {
  if (body === '') {
    const message = 'The text below the second line of hyphens is empty. Write it.';
    return needed ? [{ file, line: null, field: null, message }] : [];
  }
  return body.split('\n').flatMap((text, index) =>
    RULES.filter(({ pattern }) => pattern.test(text)).map(({ message }) => ({
      file,
      line: bodyLine + index,
      field: null,
      message,
    })),
  );
}
