import { whatsappUrl } from '../lib/urls.ts';
import type { WordLink } from '../lib/word-links.ts';
import { getBusiness } from './collections.ts';

/** What a page calls the ways to reach the company besides the phone, as far as it names them. */
interface WordsOfWays {
  whatsapp?: string | undefined;
  booking?: string | undefined;
}

/** The ways to reach the company besides the phone, as far as business.yml has their addresses. */
export async function getWays(words: WordsOfWays): Promise<WordLink[]> {
  const { whatsapp, bookingUrl } = await getBusiness();
  const ways: WordLink[] = [];
  if (whatsapp !== null && words.whatsapp)
    ways.push({ words: words.whatsapp, href: whatsappUrl(whatsapp) });
  if (bookingUrl !== null && words.booking)
    ways.push({ words: words.booking, href: bookingUrl });
  return ways;
}
