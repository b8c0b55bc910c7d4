import { expect, test } from 'vitest';
import { pageKind } from '~/build/trim/page-kind';

test.each([
  ['index.html', 'index'],
  ['services.html', 'services'],
  ['services/panel-replacement.html', 'service'],
  ['services/panel-replacement-in-fort-lee.html', 'service in a town'],
  ['service-areas.html', 'service-areas'],
  ['service-areas/fort-lee.html', 'area'],
  ['404.html', 'error'],
  ['services/404.html', 'error'],
  ['500.html', 'error'],
  ['services\\panel-replacement.html', 'service'],
])('%s is of the kind %s', (file, kind) => {
  expect(pageKind(file)).toBe(kind);
});
