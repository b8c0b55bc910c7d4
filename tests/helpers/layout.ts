import type { Page } from '@playwright/test';
import { business } from './content.ts';
import { linesInSight, type Line } from './sight.ts';

const name = ({ text }: Line) => `"${text.slice(0, 40)}"`;

/** Whether two lines lie on each other: those of one text stand closer than their boxes are high. */
function liesOn(one: Line, other: Line): boolean {
  if (one.place === other.place) return false;
  const across =
    Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down =
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 2 && down > 8;
}

/** Texts that lie on each other or behind a button, but those that float over the page by design. */
async function overlaps(page: Page, lines: Line[]): Promise<string[]> {
  const buttons = await page.locator('main .button').evaluateAll((all) =>
    all
      .filter((button) => button.checkVisibility())
      .map((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return { left, top, right, bottom, text: button.textContent };
      }),
  );
  const still = lines.filter((line) => !line.floats && !line.drawn);
  return still.flatMap((line, index) => [
    ...still
      .slice(index + 1)
      .filter((other) => liesOn(line, other) && !line.swiped)
      .map((other) => `${name(line)} lies on ${name(other)}`),
    ...buttons
      .filter(({ text }) => !text.includes(line.text))
      .filter((button) => liesOn(line, { ...line, ...button, place: -1 }))
      .map(({ text }) => `${name(line)} lies behind the button "${text}"`),
  ]);
}

/** Controls lower than 44 px (WCAG 2.5.5) or too narrow to hit; links inside a sentence are exempt. */
async function smallControls(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, summary, input')
    .evaluateAll((controls) => {
      const isExempt = (control: Element) => {
        const { display } = getComputedStyle(control);
        // A card that is one target, by its link's pseudo-element.
        const { position, top } = getComputedStyle(control, '::after');
        return (
          control.matches('svg *, body > a') ||
          (display === 'inline' && control.closest('p, li, dd') !== null) ||
          (position === 'absolute' && top === '0px')
        );
      };
      return controls
        .filter((control) =>
          control.checkVisibility({ visibilityProperty: true }),
        )
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 24)
        .filter(({ control }) => !isExempt(control))
        .map(
          ({ control, box: { width, height } }) =>
            `${width.toFixed()} × ${height.toFixed()} px: ${control.outerHTML.slice(0, 120)}`,
        );
    });
}

/** What a page gets wrong at its present width: a sideways scroll, texts cut off or on each other, small controls. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const lines = await linesInSight(page);
  const { width, scrollWidth } = await page.evaluate(() => ({
    width: innerWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  const isCut = (line: Line) =>
    line.cut ||
    (!line.swiped && !line.drawn && (line.left < -1 || line.right > width + 1));
  return [
    ...(scrollWidth > width ? [`${String(scrollWidth)} px wide`] : []),
    ...lines.filter(isCut).map((line) => `cut off: ${name(line)} ${line.html}`),
    ...(await overlaps(page, lines)),
    ...(await smallControls(page)),
  ];
}

/** Phone numbers on two lines, which only very large letters may have. */
export async function brokenNumbers(page: Page): Promise<string[]> {
  const { phone } = business();
  const lines = await linesInSight(page);
  return lines
    .filter(({ text }) => text === phone)
    .filter(
      (line, index, all) =>
        line.place === all[index + 1]?.place &&
        line.top !== all[index + 1]?.top,
    )
    .map(({ html }) => `on two lines: ${html}`);
}
