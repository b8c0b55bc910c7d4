import { describe, expect, test } from 'vitest';
import { placesOf, sourceFiles } from '../../helpers/source-files';

const files = sourceFiles('src', '.astro', '.tsx');

/** What the content security policy would block, or what it could not hash. */
const INLINE = [
  {
    what: 'a style attribute',
    pattern: /\bstyle\s*=\s*["'{`]/,
    found: ['<p style="color: red">', '<p style={{ top: 0 }}>'],
  },
  { what: 'a script Astro does not see', pattern: /\bis:inline\b/, found: ['<script is:inline>'] },
  {
    what: 'an event attribute',
    pattern: /\son[a-z]+\s*=\s*["'{`]/,
    found: ['<a onclick="go()">', '<body onload={go}>'],
  },
  {
    what: 'HTML from a string in React',
    pattern: /\bdangerouslySetInnerHTML\b/,
    found: ['<p dangerouslySetInnerHTML={text} />'],
  },
];

describe.each(INLINE)('$what', ({ pattern, found }) => {
  test('stands in no template', () => {
    expect(placesOf(files, pattern)).toEqual([]);
  });

  test.each(found)('would be found in %s', (text) => {
    expect(text).toMatch(pattern);
  });
});
