import { expect, test } from 'vitest';
import { inBothEngines } from './drivers/browsers.ts';

const LISTED = {
  '/services/no-such-service': '/services',
  '/services/door-replacement': '/services',
  '/service-areas/closter': '/service-areas',
  '/services/Panel-Replacement-In-Fort-Lee': '/services/panel-replacement-in-fort-lee',
};

inBothEngines((window) => {
  const heading = () => window().evaluate(() => document.querySelector('h1')?.innerText);

  for (const [path, target] of Object.entries(LISTED)) {
    test(`${path} leads to ${target}`, async () => {
      await window().open('/about');
      await window().open(path);
      await expect.poll(() => window().path()).toBe(target);
    });
  }

  test('a town that is not on the list is named on the page of the service', async () => {
    await window().open('/services/panel-replacement-in-closter');
    await expect.poll(heading).toBe('Panel Replacement in Closter');
    expect(await window().path()).toBe('/services/panel-replacement');
  });

  test('any other path shows the 404 screen', async () => {
    await window().open('/no-such-page');
    await expect.poll(heading).toBe('Oops! Page not found');
    expect(await window().path()).toBe('/no-such-page');
  });
});
