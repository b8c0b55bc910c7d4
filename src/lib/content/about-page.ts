import { pageMeta } from '../seo/page-meta.ts';
import { ABOUT_PATH } from '../urls.ts';
import { getBusiness } from './business.ts';
import { getCallFacts } from './call-facts.ts';
import { getCopy } from './copy.ts';

/** Everything the about page shows. */
export async function getAboutPage() {
  const [copy, { registration: words }, { registration }] = await Promise.all([
    getCopy('about'),
    getCopy('shared'),
    getBusiness(),
  ]);
  return {
    meta: pageMeta(copy, ABOUT_PATH, 'about', copy.hero.imageAlt),
    copy,
    facts: await getCallFacts(),
    registration: registration === null ? null : `${words} ${registration}`,
  };
}
