import { marked, type Token } from 'marked';
import type { ContentFile } from './read.ts';

/** A part of a Markdown text, such as a link, and the line of the file it stands on. */
interface Mark {
  token: Token;
  line: number;
}

/** All that a body is made of, down to its words; read as the site reads it. */
export function marksOf({ body, bodyLine }: Pick<ContentFile, 'body' | 'bodyLine'>): Mark[] {
  const marks: Mark[] = [];
  let start = 0;
  for (const block of marked.lexer(body)) {
    let from = start;
    start += block.raw.length;
    void marked.walkTokens([block], (token) => {
      // A text is told by the words of a link that is none.
      const words = token.type === 'text' ? Math.max(token.raw.indexOf(']('), 0) : 0;
      const found = body.indexOf(token.raw, from);
      const at = found === -1 || found >= start ? from : found + words;
      marks.push({ token, line: bodyLine + body.slice(0, at).split('\n').length - 1 });
      if (found === at && ['link', 'image', 'html'].includes(token.type)) {
        from = at + token.raw.length;
      }
    });
  }
  return marks;
}
