import { describe, expect, it } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { faults, screens, type BuiltPage } from '../helpers/built-pages.ts';
import { all, attribute } from '../helpers/elements.ts';

/** The part of a page that a call link stands in; in the main part there may be many. */
function partOf(link: HTMLElement): string {
  if (link.closest('#mobile-menu')) return 'menu';
  if (link.closest('header')) return 'header';
  if (link.closest('main')) return 'main';
  if (link.closest('.call-bar')) return 'call bar';
  return link.closest('footer') ? 'footer' : 'elsewhere';
}

/** The parts in the order of the document, each run of equal ones once. */
function orderOfHelp({ root }: BuiltPage): string {
  const parts = all(root, 'a[href^="tel:"]').map(partOf);
  return parts.filter((part, index) => part !== parts[index - 1]).join(' → ');
}

function headerLinks({ root }: BuiltPage): string {
  return all(root, 'body > header a[href^="tel:"]')
    .map((link) => attribute(link, 'aria-label') || link.text.replaceAll(/\s+/g, ' ').trim())
    .join(', ');
}

describe('help stands in the same order on every page (WCAG 3.2.6)', () => {
  it('number, quote and menu in the header, then the main part, the call bar, the footer', () => {
    const wrong = faults(screens(), (page) => {
      const order = orderOfHelp(page);
      return order === 'header → menu → main → call bar → footer' ? [] : [order];
    });
    expect(wrong).toEqual([]);
  });

  it('with the same call links in the header everywhere', () => {
    const kinds = new Set(screens().map(headerLinks));
    expect([...kinds]).toEqual([
      'Call (201) 555-0142, GET FREE QUOTE, GET FREE QUOTE (201) 555-0142',
    ]);
  });

  it('and the call that ends the main part is the last of it everywhere', () => {
    const wrong = faults(screens(), ({ root }) => {
      const last = all(root, 'main a[href^="tel:"]').at(-1)?.closest('section');
      const label = last ? attribute(last, 'aria-labelledby') : 'no section';
      return label === 'ready' ? [] : [label];
    });
    expect(wrong).toEqual([]);
  });
});
