import { slug } from 'github-slugger';
import { describe, it } from 'vitest';
import {
  jobs,
  localTextOf,
  page as copyOf,
  priceOf,
  services,
} from '../../helpers/content.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  pageAt,
  serviceInTownPages,
  serviceOwnPages,
  servicePages,
  type Page,
} from '../../helpers/dist.ts';
import {
  all,
  attributesOf,
  heroOf,
  linksIn,
  listAfter,
  mainOf,
  one,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

const copy = copyOf('service');

/** The part that says what the job is. */
const aboutOf = ({ root }: Page) => one(root, '[aria-labelledby="about"]');

describe('the page of a service, on its own and in each town', () => {
  it('is headed by the service, and the town', () => {
    expectOnEach(
      servicePages,
      (page) => textOf(one(mainOf(page), 'h1')),
      ({ service, area }) =>
        area ? `${service.title} in ${area.name}` : service.title,
    );
  });

  it('describes the service in its hero', () => {
    expectOnEach(
      servicePages,
      (page) => textOf(one(heroOf(page), 'p')),
      ({ service }) => service.description,
    );
  });

  it('prints no other starting price than its own', () => {
    expectOnEach(
      servicePages,
      (page) => [...new Set(textOf(mainOf(page)).match(/Starting at \$\d+/g))],
      ({ service }) => [`Starting at ${priceOf(service)}`],
    );
  });

  it('lists what is included', () => {
    expectOnEach(
      servicePages,
      (page) => textsOf(listAfter(mainOf(page), copy.includedHeading), 'li'),
      ({ service }) => service.features,
    );
  });
});

describe('the page of a service on its own', () => {
  it('describes the service under a heading', () => {
    expectOnEach(
      serviceOwnPages,
      (page) => ({
        heading: textOf(one(aboutOf(page), '#about')),
        text: textOf(one(aboutOf(page), '#about + p')),
      }),
      ({ service }) => ({
        heading: `About ${service.title}`,
        text: service.fullDescription,
      }),
    );
  });

  it('folds the answers to questions, and nothing else', () => {
    expectOnEach(
      serviceOwnPages,
      (page) => ({
        questions: textsOf(mainOf(page), 'details > summary'),
        open: all(mainOf(page), 'details[open]').length,
      }),
      ({ service: { questions = [] } }) => ({
        questions: questions.map(({ question }) => question),
        open: 0,
      }),
    );
  });

  it('shows the styles to choose from with all their colors, and no such block without any', () => {
    expectOnEach(
      serviceOwnPages,
      ({ root }) =>
        all(root, '[aria-labelledby="styles"]').map((section) => ({
          heading: textOf(one(section, 'h2')),
          choices: textsOf(section, 'label'),
          alts: attributesOf(section, 'li li img', 'alt'),
        })),
      ({ service: { styles = [] } }) =>
        styles.length === 0
          ? []
          : [
              {
                heading: copy.styles.heading,
                // One color is no choice.
                choices: styles.flatMap(({ name, finishes = [] }) => [
                  name,
                  ...(finishes.length > 1
                    ? finishes.map((finish) => finish.name)
                    : []),
                ]),
                // Each style in its colors, if it has any: that of its picture first.
                alts: styles.flatMap(({ imageAlt, finishes = [] }) =>
                  finishes.length === 0
                    ? [imageAlt]
                    : finishes.map((finish) => finish.imageAlt ?? imageAlt),
                ),
              },
            ],
    );
  });

  it('keeps an empty place in its heading for a town without a page of its own', () => {
    expectNoFaults(
      serviceOwnPages.map(({ path }) => pageAt(path)),
      (page) => [
        textsOf(mainOf(page), 'h1 [data-area]').join('') !== '' && 'not empty',
        all(mainOf(page), 'h1 [data-area=""]').length !== 1 && 'not one place',
      ],
    );
  });
});

describe('the page of a service in a town', () => {
  it('describes the job there under a heading', () => {
    expectOnEach(
      serviceInTownPages,
      (page) => textOf(one(aboutOf(page), 'h2')),
      ({ service, area }) =>
        localTextOf(service, area)?.headline ?? `What We Do in ${area.name}`,
    );
  });

  it('heads what one can see from a safe spot by whether we measure first', () => {
    expectOnEach(
      serviceInTownPages.filter(({ service, area }) =>
        localTextOf(service, area),
      ),
      (page) => textOf(one(mainOf(page), '#before')),
      ({ service }) =>
        service.beforeWeMeasure
          ? copy.beforeWeMeasureHeading
          : copy.checksHeading,
    );
  });

  it('leads to the other symptoms of the service, where it names some', () => {
    expectOnEach(
      serviceInTownPages,
      (page) =>
        all(mainOf(page), '[aria-labelledby="something-else"]').flatMap(
          linksIn,
        ),
      ({ service }) =>
        (service.otherSymptoms ?? []).map(({ says, heading }) => ({
          text: says,
          href: `/services/${service.slug}#${slug(heading)}`,
        })),
    );
  });
});

it('each job that was done is shown with its service in its town, which it leads to', () => {
  expectOnEach(
    areaPages,
    ({ root }) =>
      all(root, '[aria-labelledby="jobs"] article').flatMap(linksIn),
    ({ area }) =>
      jobs()
        .filter((job) => job.area === area.slug)
        .slice(0, 3)
        .map(({ service }) => {
          const title = services().find(({ slug }) => slug === service)?.title;
          return {
            text: `${title ?? ''} in ${area.name}`,
            href: `/services/${service}-in-${area.slug}`,
          };
        }),
  );
});
