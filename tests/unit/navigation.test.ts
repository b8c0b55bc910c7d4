import { expect, test } from 'vitest';
import { currentMark } from '~/lib/navigation';

const HREFS = [
  ...['/', '/services', '/service-areas', '/contact'],
  ...['/services/panel', '/services/panel-replacement', '/service-areas/fort-lee'],
];

test.each([
  ['/', ['/: page']],
  ['/services', ['/services: page']],
  ['/services/panel-replacement', ['/services: true', '/services/panel-replacement: page']],
  [
    '/services/panel-replacement-in-fort-lee',
    ['/services: true', '/services/panel-replacement: true'],
  ],
  ['/service-areas/fort-lee', ['/service-areas: true', '/service-areas/fort-lee: page']],
  ['/contact', ['/contact: page']],
  ['/services-of-others', []],
])('on %s the menu marks the page itself and what it lies under', (path, marks) => {
  const marked = HREFS.flatMap((href) => {
    const mark = currentMark(href, path);
    return mark ? [`${href}: ${mark}`] : [];
  });
  expect(marked).toEqual(marks);
});
