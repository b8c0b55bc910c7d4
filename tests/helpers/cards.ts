import type { HTMLElement } from 'node-html-parser';
import { all, textOf } from './elements.ts';

const HEADINGS = 'h2, h3, h4';

/** The titles of the cards in a part of a page, in order. */
export function cardTitles(parent: HTMLElement): string[] {
  return all(parent, 'h3').map(textOf);
}

/** The list item or article whose heading is the title. @throws when there is none */
export function cardTitled(parent: HTMLElement, title: string): HTMLElement {
  const heading = all(parent, HEADINGS).find((element) => textOf(element) === title);
  const card = heading?.closest('li') ?? heading?.closest('article') ?? heading?.parentNode;
  if (!card) throw new Error(`no card "${title}"`);
  return card;
}

/** The dollars of "Starting at $N" in a part of a page, or NaN. */
export function shownPrice(parent: HTMLElement): number {
  return Number(/Starting at \$(\d+)/.exec(textOf(parent))?.[1]);
}

/** Text with straight quotes, so that typography is no difference. */
export function plain(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}
