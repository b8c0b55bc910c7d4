import { describe, expect, test } from 'vitest';
import { buildNavigation, currentMark } from '~/lib/navigation';
import { MENU_PAGES } from '~/lib/pages';

const labels = {
  home: 'Home',
  services: 'Services',
  areas: 'Service Areas',
  about: 'About',
  contact: 'Contact',
  open: 'Menu',
  allServices: 'All services',
  allAreas: 'All towns',
};
const services = [
  { slug: 'panel-replacement', name: 'Panel Replacement' },
  { slug: 'cable-repair', name: 'Cable Repair' },
];
const areas = [{ slug: 'fort-lee', name: 'Fort Lee' }];

/** The menu of a page as "label, address, mark". */
function menuAt(currentPath: string): string[] {
  const navigation = buildNavigation({ labels, services, areas, currentPath });
  const { serviceLinks, areaLinks } = navigation;
  return [...MENU_PAGES.map(({ key }) => navigation[key]), ...serviceLinks, ...areaLinks].map(
    ({ label, href, current = '' }) => `${label}, ${href}, ${current}`,
  );
}

test('the menu leads to its pages under their labels, then to services and towns in order', () => {
  expect(menuAt('/404')).toEqual([
    'Home, /, ',
    'Services, /services, ',
    'Service Areas, /service-areas, ',
    'About, /about, ',
    'Contact, /contact, ',
    'Panel Replacement, /services/panel-replacement, ',
    'Cable Repair, /services/cable-repair, ',
    'Fort Lee, /service-areas/fort-lee, ',
  ]);
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
