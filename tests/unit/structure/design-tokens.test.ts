import { describe, expect, test } from 'vitest';
import { placesOf, sourceFiles } from '../../helpers/source-files';

const files = sourceFiles('src', '.astro', '.tsx', '.ts', '.css');

/** What only tailwind.config.cjs may spell, with examples that the pattern finds and does not. */
const SPELLINGS = [
  {
    what: 'a hex color',
    pattern: /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i,
    found: ['color: #0B1B2B;', 'fill="#fff"', '#0B1B2Bcc'],
    passed: ['#in-closter', 'href="#business"', '#1 in Bergen County'],
  },
  {
    what: 'a color function',
    pattern: /\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i,
    found: ['rgb(11 27 43 / 0.3)', 'background: hsl(0 0% 0%)'],
    passed: ['theme(colors.navy)'],
  },
  {
    what: 'a media query in px',
    pattern: /@media[^{]*\d(?:px|r?em)\b|\((?:min-|max-)?(?:width|height)\b[^)]*\d(?:px|r?em)\b/i,
    found: ['@media (min-width: 640px) {', 'sizes="(max-width: 800px) 100vw"', '(width >= 40rem)'],
    passed: ['@media (prefers-reduced-motion: reduce) {', 'sizes="100vw"', 'min-height: 2px'],
  },
  {
    what: 'an arbitrary Tailwind value',
    pattern: /[a-z]-\[[^\]]*\](?!:)/i,
    found: ['class="w-[37px]"', "after:content-['']", 'transition-[transform]'],
    passed: ['aria-[current]:font-bold', '/^[a-z-]+$/', '(?:-[a-z0-9]+)*'],
  },
  {
    what: 'an arbitrary Tailwind property or variant',
    pattern: /(?:^|[\s"'`:])\[[a-z-]+:[^\]]+\]|\[&[^\]]*\]:/i,
    found: ['class="[mask-type:luminance]"', 'class="[&>li]:mt-2"'],
    passed: ["['page']", 'items[0]'],
  },
];

describe.each(SPELLINGS)('$what', ({ pattern, found, passed }) => {
  test('stands in no file but tailwind.config.cjs', () => {
    expect(placesOf(files, pattern)).toEqual([]);
  });

  test.each(found)('would be found in %s', (text) => {
    expect(text).toMatch(pattern);
  });

  test.each(passed)('is not seen in %s', (text) => {
    expect(text).not.toMatch(pattern);
  });
});
