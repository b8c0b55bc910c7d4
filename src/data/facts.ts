import { inDollars } from '../lib/formats.ts';
import type { ResponseTime } from '../schemas/area.ts';
import { PRICE_LABEL, type Price } from '../schemas/service.ts';
import {
  getAreas,
  getCopy,
  getServices,
  type AreaEntry,
} from './collections.ts';

/** One fact of the row in a hero: the figure large, its label under it. */
export interface Fact {
  figure: string;
  label: string;
}

/** The lowest price of what a visitor with a broken door calls for; of all services without any. */
async function getLowestPrice(): Promise<Fact[]> {
  const { callFacts } = await getCopy('shared');
  const services = await getServices();
  const byPrice = services
    .map(({ data }) => data)
    .toSorted((a, b) => a.price.dollars - b.price.dollars);
  const repair = byPrice.find(({ category }) =>
    ['repair', 'emergency'].includes(category),
  );
  if (repair)
    return [
      { figure: inDollars(repair.price.dollars), label: callFacts.repairs },
    ];
  return byPrice.slice(0, 1).map(({ price }) => priceFact(price));
}

function priceFact({ dollars }: Price): Fact {
  return { figure: inDollars(dollars), label: PRICE_LABEL };
}

/** Time and obligation; without a town the time is that of an emergency. */
async function getPromises(response?: ResponseTime): Promise<Fact[]> {
  const { callFacts } = await getCopy('shared');
  const time = response
    ? [{ figure: response.text, label: callFacts.usualResponse }]
    : callFacts.emergency;
  return [...time, ...callFacts.promises];
}

/**
 * The facts beside a call button: price, time and obligation.
 * @param response the usual response of a town; without it the emergency response
 */
export async function getCallFacts(response?: ResponseTime): Promise<Fact[]> {
  return [...(await getLowestPrice()), ...(await getPromises(response))];
}

/** The same for one service, with its own price. */
export async function getServiceFacts(
  price: Price,
  response?: ResponseTime,
): Promise<Fact[]> {
  return [priceFact(price), ...(await getPromises(response))];
}

/** The response times of all towns, each once, the soonest first. */
export async function getResponseTimes(): Promise<ResponseTime[]> {
  const areas = await getAreas();
  const times = new Map(
    areas.map(({ data }) => [data.responseTime.text, data.responseTime]),
  );
  return [...times.values()].toSorted((a, b) => a.from - b.from || a.to - b.to);
}

const LIST_OF_ALTERNATIVES = new Intl.ListFormat('en-US', {
  type: 'disjunction',
});

/** The lines beside every price: what it covers, how soon we come (to a town), the warranty. */
export async function getPriceTerms(area?: AreaEntry): Promise<string[]> {
  const { priceTerms } = await getCopy('shared');
  if (area) {
    const response = `${priceTerms.inTown} ${area.data.name}: ${area.data.responseTime.text}`;
    return [...priceTerms.before, response, ...priceTerms.after];
  }
  const times = await getResponseTimes();
  const alternatives = LIST_OF_ALTERNATIVES.format(
    times.map(({ text }) => text),
  );
  return [
    ...priceTerms.before,
    `${priceTerms.byTown}: ${alternatives}`,
    ...priceTerms.after,
  ];
}
