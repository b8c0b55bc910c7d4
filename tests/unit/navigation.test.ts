import { describe, expect, test } from 'vitest';
import { buildNavigation, currentMark } from '~/lib/navigation';

const pages = [
  { key: 'home', label: 'Home', path: '/' },
  { key: 'services', label: 'Services', path: '/services' },
  { key: 'areas', label: 'Service Areas', path: '/service-areas' },
  { key: 'contact', label: 'Contact', path: '/contact' },
] as const;
const services = [
  { slug: 'panel-replacement', name: 'Panel Replacement' },
  { slug: 'cable-repair', name: 'Cable Repair' },
];
const areas = [{ slug: 'fort-lee', name: 'Fort Lee' }];

/** The menu of a page as "label, address, mark". */
function menuAt(currentPath: string): string[] {
  const navigation = buildNavigation({ pages, services, areas, currentPath });
  const { links, serviceLinks, areaLinks } = navigation;
  return [...links, ...serviceLinks, ...areaLinks].map(
    ({ label, href, current = '' }) => `${label}, ${href}, ${current}`,
  );
}

test('the menu leads to its pages under their labels, then to services and towns in order', () => {
  expect(menuAt('/404')).toEqual([
    'Home, /, ',
    'Services, /services, ',
    'Service Areas, /service-areas, ',
    'Contact, /contact, ',
    'Panel Replacement, /services/panel-replacement, ',
    'Cable Repair, /services/cable-repair, ',
    'Fort Lee, /service-areas/fort-lee, ',
  ]);
});

test('each page of the menu can be asked for by its name', () => {
  const navigation = buildNavigation({ pages, services, areas, currentPath: '/contact' });
  expect(navigation.contact).toBe(navigation.links.at(-1));
  expect(navigation.links.map(({ key }) => key)).toEqual(pages.map(({ key }) => key));
});

describe('the marks of the menu', () => {
  test.each([
    ['/', ['Home: page']],
    ['/services', ['Services: page']],
    ['/services/panel-replacement', ['Services: true', 'Panel Replacement: page']],
    ['/services/panel-replacement-in-fort-lee', ['Services: true', 'Panel Replacement: true']],
    ['/service-areas/fort-lee', ['Service Areas: true', 'Fort Lee: page']],
    ['/contact', ['Contact: page']],
    ['/services-of-others', []],
  ])('on %s', (path, marks) => {
    const marked = menuAt(path).flatMap((link) => {
      const [label = '', , mark = ''] = link.split(', ');
      return mark ? [`${label}: ${mark}`] : [];
    });
    expect(marked).toEqual(marks);
  });

  test('a service whose slug only begins like the current one is not marked', () => {
    expect(currentMark('/services/panel', '/services/panel-replacement')).toBeUndefined();
  });
});
