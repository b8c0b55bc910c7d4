import { pageMeta, type PageMeta } from '../lib/seo/head.ts';
import { getBusiness, getCopy } from './collections.ts';

/** The head of an error page: no canonical, and `noindex` where a host may answer with status 200. */
export async function getErrorMeta(
  name: 'not-found' | 'server-error',
  noindex: boolean,
): Promise<PageMeta> {
  const copy = await getCopy(name);
  // Its social card, which nobody shares on purpose, is that of home.
  const { hero } = await getCopy('home');
  const meta = pageMeta('home', { ...copy, hero }, await getBusiness());
  return { ...meta, path: null, noindex };
}
