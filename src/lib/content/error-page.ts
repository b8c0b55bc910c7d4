import type { PageMeta } from '../seo/head.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { getBusiness } from './business.ts';
import { getCopy } from './copy.ts';

/**
 * The head of an error page, which has no canonical.
 * @param robots `noindex` where a host may answer with status 200; the 404 screen needs none, as
 *   every server of deploy/ answers it with status 404, which keeps it out of every index
 */
export async function getErrorMeta(
  name: 'not-found' | 'server-error',
  robots?: 'noindex',
): Promise<PageMeta> {
  return {
    ...pageMeta(await getCopy(name), null, 'home', (await getBusiness()).name),
    noindex: robots === 'noindex',
  };
}
