import { test } from 'vitest';
import { page as copyOf, type Service } from '../helpers/content.ts';
import { expectOnEach, serviceInTownPages } from '../helpers/dist.ts';
import { all, linksIn, mainOf, textsOf } from '../helpers/dom.ts';
import { pathOfHeading } from '../helpers/headings.ts';

/** The other symptoms of a service as links; one whose heading went with a dropped claim has none. */
const linksToSymptoms = (service: Service) =>
  (service.otherSymptoms ?? []).flatMap(({ says, heading }) => {
    const href = pathOfHeading(service, heading);
    return href === undefined ? [] : [{ text: says, href }];
  });

test('each page of a service in a town leads to the other symptoms of the service, where it names some', () => {
  const { somethingElse } = copyOf('service');
  expectOnEach(
    serviceInTownPages,
    (page) => {
      const block = all(mainOf(page), '[aria-labelledby="something-else"]');
      return {
        labels: block.flatMap((nav) => textsOf(nav, '#something-else')),
        links: block.flatMap(linksIn),
      };
    },
    ({ service }) => {
      const links = linksToSymptoms(service);
      return { labels: links.length > 0 ? [somethingElse] : [], links };
    },
  );
});
