import { startingPriceInDollars } from '../lib/formats.ts';
import { type AreaEntry, getAreas, getCopy, getServices } from './collections.ts';

const EITHER = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The lowest price of what a visitor with a broken door calls for; of all services without. */
async function priceFact(): Promise<string[]> {
  const [services, { callFacts }] = await Promise.all([getServices(), getCopy('shared')]);
  const byPrice = services
    .map(({ data }) => data)
    .toSorted((a, b) => startingPriceInDollars(a.price) - startingPriceInDollars(b.price));
  const repair = byPrice.find(({ category }) => ['repair', 'emergency'].includes(category));
  if (repair) return [`${callFacts.repairs} ${repair.price.toLowerCase()}`];
  return byPrice.slice(0, 1).map(({ price }) => price);
}

/**
 * What stands beside a call button: price, time and obligation, the questions nobody asks aloud.
 * @param response the usual response of a town; the emergency response without one
 */
export async function getCallFacts(response?: string): Promise<string[]> {
  return [...(await priceFact()), ...(await getCallPromises(response))];
}

/** The same without the price. */
export async function getCallPromises(response?: string): Promise<string[]> {
  const { callFacts } = await getCopy('shared');
  const time =
    response === undefined ? callFacts.emergency : [`${callFacts.usualResponse} ${response}`];
  return [...time, ...callFacts.promises];
}

/** What stands beside every price: what it covers, how soon we come (to a town), the warranty. */
export async function getPriceTerms(area?: AreaEntry): Promise<string[]> {
  const [{ priceTerms }, areas] = await Promise.all([getCopy('shared'), getAreas()]);
  const times = [...new Set(areas.map(({ data }) => data.responseTime))].sort();
  const response = area
    ? `${priceTerms.inTown} ${area.data.name}: ${area.data.responseTime}`
    : `${priceTerms.byTown}: ${EITHER.format(times)}`;
  return [...priceTerms.before, response, ...priceTerms.after];
}
