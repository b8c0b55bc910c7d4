import { describe, expect, it } from 'vitest';
import { linksIn } from '../../helpers/elements.ts';
import { faults, screens } from '../../helpers/built-pages.ts';
import { blockHeadings, sectionHeaded } from '../../helpers/regions.ts';
import { PHONE, PHONE_LINK } from '../../helpers/specification.ts';

const HEADING = 'Ready to Get Started?';

describe('band "Ready to Get Started?"', () => {
  it('is the last block of every screen', () => {
    const wrong = faults(screens(), (page) => {
      const headings = blockHeadings(page);
      const times = headings.filter((heading) => heading === HEADING).length;
      return headings.at(-1) === HEADING && times === 1 ? [] : headings;
    });
    expect(wrong).toEqual([]);
  });

  it('has "Get Free Estimate" and "Call Now" with the number, which both dial', () => {
    const wrong = faults(screens(), (page) => {
      const links = linksIn(sectionHeaded(page, HEADING));
      const expected = [
        { text: 'Get Free Estimate', href: PHONE_LINK },
        { text: `Call Now ${PHONE}`, href: PHONE_LINK },
      ];
      return JSON.stringify(links) === JSON.stringify(expected) ? [] : [JSON.stringify(links)];
    });
    expect(wrong).toEqual([]);
  });
});
