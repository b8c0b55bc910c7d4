import { expect, test } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { KINDS } from '../../helpers/pages.ts';

/** Names are cut here, and paragraphs sooner: wording may change, what stands where may not. */
const LONGEST = 80;

/** The tree as recorded, without the year of the footer. */
function recorded(tree: string): string {
  return tree
    .replace(/© \d{4}/, '© {year}')
    .split('\n')
    .map((line) => line.replace(/^(\s*- paragraph: .{30}).+$/, '$1…'))
    .map((line) => (line.trim().length > LONGEST ? `${line.trimEnd().slice(0, LONGEST)}…` : line))
    .join('\n');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries({ ...KINDS, 'server error': '/500' })) {
  test(`${kind}: a screen reader finds what was read through before @ends`, async ({ page }, {
    project,
  }) => {
    if (path === '/') await showCarousel(page);
    else await page.goto(path);
    const tree = await page.locator('body').ariaSnapshot();
    expect(`${recorded(tree)}\n`).toMatchSnapshot([
      'trees',
      `${kind.replaceAll(' ', '-')}-${project.name}.txt`,
    ]);
  });
}
