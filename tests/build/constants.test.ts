import { describe, expect, it } from 'vitest';
import { builtFiles, readText } from '../helpers/built-files.ts';
import { all, linksIn, textOf } from '../helpers/elements.ts';
import { faults, pageAt, screens } from '../helpers/built-pages.ts';
import { mainMenuOf, mainOf } from '../helpers/regions.ts';
import { HOME, PAIR_PATHS, SERVICE_PATHS } from '../helpers/site-paths.ts';
import { AREAS, SERVICES } from '../helpers/specification.ts';

const styles = all(pageAt(HOME).root, 'style')
  .map(({ rawText }) => rawText)
  .join('\n');

/** The declarations of a rule of the page's style. */
function ruleOf(selector: string): string {
  const escaped = selector.replaceAll('.', '\\.');
  return [...styles.matchAll(new RegExp(`(?<![\\w-])${escaped}\\{([^}]*)\\}`, 'g'))]
    .map(([, declarations = '']) => declarations)
    .join(';');
}

describe('counts of the specification', () => {
  it('are ten services and fifteen areas, in the menu of every screen', () => {
    const wrong = faults(screens(), (page) => {
      const hrefs = linksIn(mainMenuOf(page)).map(({ href }) => href);
      const services = hrefs.filter((href) => href.startsWith('/services/')).length;
      const areas = hrefs.filter((href) => href.startsWith('/service-areas/')).length;
      return services === 10 && areas === 15 ? [] : [`${String(services)}, ${String(areas)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are ten prices, the ones listed, on all pages that show them', () => {
    const prices = new Map(SERVICES.map(({ slug, price }) => [slug, `$${String(price)}`]));
    const wrong = faults([...SERVICE_PATHS, ...PAIR_PATHS].map(pageAt), (page) => {
      const slug = SERVICES.find(
        (service) =>
          page.path === `/services/${service.slug}` ||
          page.path.startsWith(`/services/${service.slug}-in-`),
      )?.slug;
      const shown = textOf(mainOf(page)).match(/Starting at \$\d+/g) ?? ['none'];
      return shown.filter((price) => price !== `Starting at ${prices.get(slug ?? '') ?? ''}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are the two response times, each with its towns', () => {
    const near = AREAS.filter(({ responseTime }) => responseTime === '20-35 min');
    expect(near.map(({ name }) => name)).toEqual(['Tenafly', 'Englewood', 'Teaneck', 'Hackensack']);
    const other = { '20-35 min': '25-40 min', '25-40 min': '20-35 min' } as const;
    const wrong = AREAS.flatMap(({ slug, responseTime }) =>
      faults([pageAt(`/service-areas/${slug}`)], (page) => {
        const text = textOf(mainOf(page));
        return text.includes(other[responseTime as keyof typeof other]) ? ['the other time'] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('measures of the specification', () => {
  it('are 24rem for the services dropdown, which scrolls', () => {
    expect(ruleOf('.nav-panel')).toContain('max-height:24rem');
    expect(ruleOf('.nav-panel')).toContain('overflow-y:auto');
  });

  it('are 20 px between the slides of the carousel', () => {
    expect(ruleOf('.slide')).toContain('padding-left:20px');
    expect(ruleOf('.slides')).toContain('margin-left:-20px');
  });

  it.each([
    [640, '50%'],
    [800, '33.3333%'],
    [1024, '25%'],
  ])('are from %i px slides of %s', (width, share) => {
    // In em, at the 16 px that browsers start from.
    const condition = `(?:min-width:\\s?|width>=)${String(width / 16)}em`;
    const rule = new RegExp(
      `@media \\(${condition}\\)\\{(?:[^{}]*\\{[^}]*\\})*?\\.slide\\{flex-basis:${share}\\}`,
    );
    expect(styles).toMatch(rule);
  });

  it('are one slide by default', () => {
    expect(ruleOf('.slide')).toMatch(/flex:0 0 100%|flex-basis:100%/);
  });

  it('are 4000 ms for the autoplay of the carousel', () => {
    const carousel = builtFiles().find((file) => /^assets\/ServiceCarousel\..*\.js$/.test(file));
    expect(carousel ? readText(carousel) : '').toMatch(/delay:(?:4e3|4000)\b|=(?:4e3|4000)\b/);
  });

  it.each([
    ['700 ms to open', /transition(?:-delay)?:[^;}]*(?<!\d)(?:\.7s|700ms)/],
    ['300 ms to skip', /transition(?:-delay)?:[^;}]*(?<!\d)(?:\.3s|300ms)/],
  ])('are %s for a tooltip of a control that is only an icon', (_delay, declaration) => {
    const delays = styles.match(new RegExp(declaration, 'g')) ?? [];
    expect(delays).not.toEqual([]);
  });
});
