import { parse } from 'node-html-parser';
import { test } from 'vitest';
import { minutesInWords } from '../../src/lib/formats.ts';
import { business, localTexts } from '../helpers/content.ts';
import {
  areaPages,
  expectNoFaults,
  indexedPages,
  serviceInTownPages,
  type Page,
} from '../helpers/dist.ts';
import { all, mainOf, textOf } from '../helpers/dom.ts';

/** An offer may stand in the hero, beside the price and in one text: more is a salesman's. */
const MOST_TIMES = 3;

const { estimates, warranty, pricing, emergencyResponse } = business().claims;

/** The ways in which the site says that the price comes before the work. */
const PRICE_FIRST =
  /\b(?:approved?|agree to|say yes to)\b[^.?!]{0,30}\bprice\b(?:[^.?!]{0,20}\bbefore we\b)?|\bprices?\b[^.?!]{0,40}\b(?:first|up front|before (?:we|work|the (?:work|repair|job)))\b/gi;

const townOf = new Map(
  [...areaPages, ...serviceInTownPages].map(({ path, area }) => [path, area]),
);

/** The text of the main part as it is read, without drawings and the words on call buttons. */
function readText(page: Page): string {
  const main = parse(mainOf(page).outerHTML);
  for (const element of all(main, 'svg, a[href^="tel:"]')) element.remove();
  return textOf(main);
}

/** How often a text has one of some words, whatever their capitals. */
function timesSaid(text: string, words: readonly string[]): number {
  const lowerCase = text.toLowerCase();
  const counts = words.map(
    (one) => lowerCase.split(one.toLowerCase()).length - 1,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A time as figures say it, and as sentences do. */
const formsOf = (time: string) => [...new Set([time, minutesInWords(time)])];

/** The claims that a page may repeat, each with its forms; a claim that was dropped is not said. */
function offersOn({ path }: Page): string[][] {
  const town = townOf.get(path);
  const claims = [estimates, warranty, pricing].flatMap((claim) =>
    claim === undefined ? [] : [[claim]],
  );
  const times = [emergencyResponse, town?.responseTime].flatMap((time) =>
    time === undefined ? [] : [formsOf(time)],
  );
  return [...claims, ...times];
}

test('no page repeats an offer more than three times', () => {
  expectNoFaults(indexedPages(), (page) => {
    const text = readText(page);
    return offersOn(page)
      .map((forms) => ({ offer: forms[0], times: timesSaid(text, forms) }))
      .filter(({ times }) => times > MOST_TIMES)
      .map(({ offer, times }) => `${String(offer)}: ${String(times)} times`);
  });
});

/** The pages with a text of their own: others borrow those of service and town, which may each say it. */
const pagesWithOwnText = () => {
  const borrowing = serviceInTownPages.filter(
    ({ service, area }) => !localTexts().has(`${area.slug}/${service.slug}`),
  );
  const paths = borrowing.map(({ path }) => path);
  return indexedPages().filter(({ path }) => !paths.includes(path));
};

test('no page says more than three times that the price comes first', () => {
  expectNoFaults(pagesWithOwnText(), (page) => {
    const said = readText(page).match(PRICE_FIRST) ?? [];
    return said.length > MOST_TIMES ? [said.join(' | ')] : [];
  });
});
