import { PAGES, type PageKey } from '../lib/pages.ts';
import { pageMeta, type PageMeta } from '../lib/seo/head.ts';
import { getCallFacts } from './call-facts.ts';
import { getBusiness, getCopy } from './collections.ts';
import type { CopyOf } from '../schemas/pages.ts';

type CopyName<Key extends PageKey> = (typeof PAGES)[Key]['copy'];

/** The head, the copy and the facts beside the call button of a page that stands alone. */
export async function getSinglePage<Key extends PageKey>(key: Key) {
  const [copy, business, facts] = await Promise.all([
    getCopy<CopyName<PageKey>>(PAGES[key].copy),
    getBusiness(),
    getCallFacts(),
  ]);
  return { meta: pageMeta(key, copy, business), copy: copy as CopyOf<CopyName<Key>>, facts };
}

/** The head of an error page: no canonical, and `noindex` where a host may answer with status 200. */
export async function getErrorMeta(
  name: 'not-found' | 'server-error',
  noindex: boolean,
): Promise<PageMeta> {
  const [copy, { hero }, business] = await Promise.all([
    getCopy(name),
    getCopy('home'),
    getBusiness(),
  ]);
  return { ...pageMeta('home', { ...copy, hero }, business), path: null, noindex };
}
