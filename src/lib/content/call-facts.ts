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
  return [
    ...(lowest === undefined ? [] : [lowest]),
    response === undefined
      ? `Emergency response in ${claims.emergencyResponse}`
      : `Usual response ${response}`,
    `${claims.estimates}, no obligation`,
  ];
}
