import { startingPriceInDollars } from '../price.ts';
import { getCopy } from './copy.ts';
import { getServices, type ServiceEntry } from './services.ts';

/** What is no repair, though some of it costs less. */
const NO_REPAIR: ServiceEntry['data']['category'][] = ['installation', 'maintenance'];

function lowestPrice(services: readonly ServiceEntry[]): string | undefined {
  return services
    .map(({ data }) => data.price)
    .toSorted((a, b) => startingPriceInDollars(a) - startingPriceInDollars(b))[0];
}

/** The lowest price of a repair, as on most pages people look for one; of all services without. */
async function priceFact(): Promise<string[]> {
  const [services, { callFacts }] = await Promise.all([getServices(), getCopy('shared')]);
  const repair = lowestPrice(services.filter(({ data }) => !NO_REPAIR.includes(data.category)));
  if (repair !== undefined) return [`${callFacts.repairs} ${repair.toLowerCase()}`];
  const any = lowestPrice(services);
  return any === undefined ? [] : [any];
}

/**
 * What stands beside a call button: price, time and obligation, the questions nobody asks aloud.
 * @param response the usual response of a town; the emergency response without one
 */
export async function getCallFacts(response?: string): Promise<string[]> {
  return [...(await priceFact()), ...(await getCallPromises(response))];
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
