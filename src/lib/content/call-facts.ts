import { fillDeep, type Claims } from '../fill.ts';
import { startingPriceInDollars } from '../price.ts';
import { getBusiness } from './business.ts';
import { getServices } from './services.ts';

/**
 * What stands beside a call button: price, time and obligation, the questions nobody asks aloud.
 * @param response the usual response of a town; the emergency response without one
 */
export async function getCallFacts(response?: string): Promise<string[]> {
  const [{ claims }, services] = await Promise.all([getBusiness(), getServices()]);
  const lowest = services
    .map(({ data }) => data.price)
    .toSorted((a, b) => startingPriceInDollars(a) - startingPriceInDollars(b))[0];
  return [...(lowest === undefined ? [] : [lowest]), ...callPromises(claims, response)];
}

/**
 * The response and the promise of a free estimate, without those that the owner has dropped.
 * @param response the usual response of a town; the emergency response without one
 */
export function callPromises(claims: Claims, response?: string): string[] {
  const time =
    response === undefined
      ? 'Emergency response in {emergencyResponse}'
      : `Usual response ${response}`;
  return fillDeep([time, '{estimates}, no obligation'], claims);
}
