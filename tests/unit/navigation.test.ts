import { describe, expect, test } from 'vitest';
import { buildNavigation, currentMark, type NavigationLink } from '~/lib/navigation';

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
const areas = [
  { slug: 'tenafly', name: 'Tenafly' },
  { slug: 'fort-lee', name: 'Fort Lee' },
];

function navigationAt(currentPath: string) {
  return buildNavigation({ labels, services, areas, currentPath });
}

/** Each marked link with its mark, in the order of the menu. */
function marksAt(path: string): string[] {
  const {
    home,
    services: list,
    serviceLinks,
    areas: towns,
    areaLinks,
    about,
    contact,
  } = navigationAt(path);
  const links: NavigationLink[] = [
    home,
    list,
    ...serviceLinks,
    towns,
    ...areaLinks,
    about,
    contact,
  ];
  return links.flatMap(({ label, current }) => (current ? [`${label}: ${current}`] : []));
}

describe('the marks of the menu', () => {
  test.each([
    ['home', '/', ['Home: page']],
    ['the services list', '/services', ['Services: page']],
    ['a service', '/services/panel-replacement', ['Services: true', 'Panel Replacement: page']],
    [
      'a service in a town',
      '/services/panel-replacement-in-fort-lee',
      ['Services: true', 'Panel Replacement: true'],
    ],
    ['the areas list', '/service-areas', ['Service Areas: page']],
    ['a town', '/service-areas/fort-lee', ['Service Areas: true', 'Fort Lee: page']],
    ['about', '/about', ['About: page']],
    ['contact', '/contact', ['Contact: page']],
    ['a page outside the menu', '/404', []],
    ['a path that only begins like a list', '/services-of-others', []],
  ])('on %s', (_page, path, marks) => {
    expect(marksAt(path)).toEqual(marks);
  });

  test('a service whose slug only begins like the current one is not marked', () => {
    expect(currentMark('/services/panel', '/services/panel-replacement')).toBeUndefined();
  });
});

describe('the links of the menu', () => {
  test('lead to the pages under their labels', () => {
    const { home, services: list, areas: towns, about, contact } = navigationAt('/404');
    expect([home, list, towns, about, contact].map(({ label, href }) => [label, href])).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Service Areas', '/service-areas'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
  });

  test('list services and towns in the order given', () => {
    const { serviceLinks, areaLinks } = navigationAt('/');
    expect(serviceLinks.map(({ label, href }) => [label, href])).toEqual([
      ['Panel Replacement', '/services/panel-replacement'],
      ['Cable Repair', '/services/cable-repair'],
    ]);
    expect(areaLinks.map(({ label, href }) => [label, href])).toEqual([
      ['Tenafly', '/service-areas/tenafly'],
      ['Fort Lee', '/service-areas/fort-lee'],
    ]);
  });
});
