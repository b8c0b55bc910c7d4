import { describe, expect, it } from 'vitest';
import { textOf } from '../helpers/elements.ts';
import { indexedPages } from '../helpers/built-pages.ts';
import { mainOf } from '../helpers/regions.ts';

const everywhere = indexedPages().map((page) => textOf(mainOf(page)));

/** §1, "Claims made on the pages", and the statements of §9. */
const CLAIMS: [claim: string, words: RegExp][] = [
  ['12-month warranty', /12-month warranty/i],
  ['on repairs and installations', /warranty on repairs and (?:on )?installations/i],
  ['same-day service', /same-day/i],
  ['for stuck or malfunctioning doors', /same-day garage service stuck/i],
  ['24/7 emergency service', /24\/7/],
  ['clear upfront pricing', /clear upfront pricing/i],
  ['free estimates', /free estimates?/i],
  ['certified technicians', /certified technicians/i],
  ['500+ happy customers', /500\+ happy customers/i],
  ['15+ years local', /15\+ years/i],
  ['licensed, bonded and insured', /licensed, bonded and insured/i],
  ['Bergen County', /Bergen County/],
  ['25-mile radius', /25-mile radius/i],
  ['emergency response in 15-30 minutes', /emergency response (?:in|takes) 15-30 minutes/i],
  ['regular appointments the same day', /the same day/i],
  ['weekend service', /weekend/i],
];

describe('claims', () => {
  it.each(CLAIMS)('%s: somewhere in the text of a page', (_claim, words) => {
    expect(everywhere.some((text) => words.test(text))).toBe(true);
  });

  it('are filled in: no placeholder is left in any text', () => {
    const left = everywhere.flatMap(
      (text) => text.match(/\{\w+\}|undefined|\bNaN\b|\[object/g) ?? [],
    );
    expect(left).toEqual([]);
  });

  it('never promise another warranty or another emergency response', () => {
    const said = everywhere.flatMap((text) => [
      ...(text.match(/\b\d+-(?:month|year) warranty/gi) ?? []),
      ...(text.match(/emergency response (?:in|takes) [\d-]+ \w+/gi) ?? []),
    ]);
    const allowed = /^(?:12-month warranty|emergency response (?:in|takes) 15-30 minutes)$/i;
    expect(said.filter((words) => !allowed.test(words))).toEqual([]);
  });
});
