import { expect, onTestFinished, test } from 'vitest';
import { SiteCopy, hrefsIn } from '../../helpers/site-copy';
import { SERVICE, TOWN } from '../../helpers/new-entries';
import { SMALL, removeEntries, removeMentions } from '../../helpers/small-site';

/** A small site with one entry more, built. */
function builtWith(file: string, text: string): SiteCopy {
  const site = new SiteCopy();
  onTestFinished(() => {
    site.remove();
  });
  removeEntries(site);
  removeMentions(site);
  site.write(file, text);
  const { status, output } = site.run('release.ts');
  expect(status, output).toBe(0);
  return site;
}

test('a town that comes alone gets its page and one for each service', () => {
  const site = builtWith('areas/nyack.md', TOWN);
  const pairs = SMALL.services.map((service) => `/services/${service}-in-nyack`);
  expect(site.sitemap()).toHaveLength(34 + 1 + pairs.length);
  expect(site.sitemap()).toEqual(expect.arrayContaining(['/service-areas/nyack', ...pairs]));
  expect(hrefsIn(site.page('/about').querySelector('#areas-panel'))).toHaveLength(6);
});

test('a service that comes alone gets its page and one for each town', () => {
  const site = builtWith('services/door-painting.md', SERVICE);
  const pairs = SMALL.towns.map((town) => `/services/door-painting-in-${town}`);
  expect(site.sitemap()).toHaveLength(34 + 1 + pairs.length);
  expect(site.sitemap()).toEqual(expect.arrayContaining(['/services/door-painting', ...pairs]));
  expect(hrefsIn(site.page('/about').querySelector('#services-panel'))).toHaveLength(5);
});
