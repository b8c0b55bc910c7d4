import { pageMeta } from '../seo/page-meta.ts';
import { getCopy } from './copy.ts';

/** The head of an error page: no canonical, out of the index. */
export async function getErrorMeta(name: 'not-found' | 'server-error') {
  return pageMeta(await getCopy(name), null, 'home', 'Easy Open');
}
