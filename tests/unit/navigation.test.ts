import { expect, test } from 'vitest';
import { currentMark } from '~/lib/navigation';

const MENU = [
  '/',
  '/services',
  '/services/panel',
  '/services/panel-replacement',
  '/service-areas',
  '/service-areas/fort-lee',
  '/contact',
];

test.each([
  { path: '/', marks: { '/': 'page' } },
  { path: '/services', marks: { '/services': 'page' } },
  {
    path: '/services/panel-replacement',
    marks: { '/services': 'true', '/services/panel-replacement': 'page' },
  },
  {
    path: '/services/panel-replacement-in-fort-lee',
    marks: { '/services': 'true', '/services/panel-replacement': 'true' },
  },
  {
    path: '/service-areas/fort-lee',
    marks: { '/service-areas': 'true', '/service-areas/fort-lee': 'page' },
  },
  { path: '/contact', marks: { '/contact': 'page' } },
  { path: '/services-of-others', marks: {} },
])(
  'on $path the menu marks the page itself and what it belongs to',
  ({ path, marks }) => {
    const marked = MENU.map((href) => [href, currentMark(href, path)] as const);
    expect(
      Object.fromEntries(marked.filter(([, mark]) => mark !== undefined)),
    ).toEqual(marks);
  },
);
