import { PRICE_PATTERN } from '../schemas/service.ts';

/**
 * The whole US dollars of a price text such as `Starting at $120`.
 * @throws when the text has another form
 */
export function startingPriceInDollars(price: string): number {
  const dollars = PRICE_PATTERN.exec(price)?.[1];
  if (dollars === undefined) throw new Error(`"${price}" is not of the form "Starting at $120"`);
  return Number(dollars);
}
