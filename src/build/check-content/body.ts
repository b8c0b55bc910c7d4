import type { Token } from 'marked';
import { marksOf } from './marks.ts';
import type { Problem } from './problem.ts';
import type { ContentFile } from './read.ts';

const HEADING =
  'This heading has one #, or a line of = below it, which is kept for the title of the page. Write two: ##.';
const PICTURE =
  'A picture cannot stand in the text. Name it in the field image, and remove it here.';
const HTML =
  'This is HTML, which has no place in the text. Remove what stands between < and >; write ## for a heading, - for a line of a list, **two stars** for bold.';
const NO_LINK =
  'This is shown as it is written and is no link. Write [words](/services/panel-replacement), without a space in the address.';

function messageOf(token: Token): string | null {
  switch (token.type) {
    case 'heading':
      return token['depth'] === 1 ? HEADING : null;
    case 'image':
      return PICTURE;
    case 'html':
      return HTML;
    case 'text':
      return !('tokens' in token) && token.raw.includes('](') ? NO_LINK : null;
    default:
      return null;
  }
}

/** What is wrong with the text below the fields, but for where its links lead. */
export function bodyProblems(content: ContentFile, needed: boolean): Problem[] {
  const { file, body } = content;
  if (body === '') {
    const message = 'The text below the second line of hyphens is empty. Write it.';
    return needed ? [{ file, line: null, field: null, message }] : [];
  }
  const problems = marksOf(content).flatMap(({ token, line }) => {
    const message = messageOf(token);
    return message === null ? [] : [{ file, line, field: null, message }];
  });
  // An element of HTML has two tags, often in one line.
  return problems.filter(
    ({ line, message }, index) =>
      problems.findIndex((other) => other.line === line && other.message === message) === index,
  );
}
