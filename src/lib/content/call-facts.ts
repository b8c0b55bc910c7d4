import { startingPriceInDollars } from '../price.ts';
import { getCopy } from './copy.ts';
import { getServices } from './services.ts';

/**
 * What stands beside a call button: price, time and obligation, the questions nobody asks aloud.
 * @param response the usual response of a town; the emergency response without one
 */
export async function getCallFacts(response?: string): Promise<string[]> {
  const services = await getServices();
  const lowest = services
    .map(({ data }) => data.price)
    .toSorted((a, b) => startingPriceInDollars(a) - startingPriceInDollars(b))[0];
  return [...(lowest === undefined ? [] : [lowest]), ...(await getCallPromises(response))];
}

/**
 * The response and the promise of a free estimate, without those that the owner has dropped.
 * @param response the usual response of a town; the emergency response without one
 */
export async function getCallPromises(response?: string): Promise<string[]> {
  const { callFacts } = await getCopy('shared');
  const time =
    response === undefined ? callFacts.emergency : [`${callFacts.usualResponse} ${response}`];
  return [...time, ...callFacts.promises];
}
