import { pageMeta } from '../seo/head.ts';
import { getBusiness } from './business.ts';
import { getCallFacts } from './call-facts.ts';
import { getCopy } from './copy.ts';

/** Everything the about page shows. */
export async function getAboutPage() {
  const [copy, { registration: words }, business] = await Promise.all([
    getCopy('about'),
    getCopy('shared'),
    getBusiness(),
  ]);
  return {
    meta: pageMeta('about', copy, business),
    copy,
    facts: await getCallFacts(),
    registration: business.registration && `${words} ${business.registration}`,
  };
}
