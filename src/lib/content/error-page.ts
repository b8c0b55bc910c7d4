import { pageMeta, type PageMeta } from '../seo/head.ts';
import { getBusiness } from './business.ts';
import { getCopy } from './copy.ts';

/** The head of an error page: no canonical, and `noindex` where a host may answer with status 200. */
export async function getErrorMeta(
  name: 'not-found' | 'server-error',
  robots?: 'noindex',
): Promise<PageMeta> {
  const [copy, { hero }, business] = await Promise.all([
    getCopy(name),
    getCopy('home'),
    getBusiness(),
  ]);
  return {
    ...pageMeta('home', { ...copy, hero }, business),
    path: null,
    noindex: robots === 'noindex',
  };
}
