import { describe, expect, test } from 'vitest';
import { pathOfTarget } from '~/lib/page-target';

describe('a link written in content', () => {
  test.each([
    ['home', '/'],
    ['services', '/services'],
    ['areas', '/service-areas'],
    ['about', '/about'],
    ['contact', '/contact'],
    ['service:panel-replacement', '/services/panel-replacement'],
  ])('%s leads to %s', (target, path) => {
    expect(pathOfTarget(target)).toBe(path);
  });
});

describe('any other text is refused with the names that exist', () => {
  test.each(['blog', 'Home', '/about', 'https://elsewhere.example', '', 'constructor'])(
    '%j',
    (target) => {
      expect(() => pathOfTarget(target)).toThrow(
        `"${target}" is not a page. Write home, services, areas, about, contact, or service: and a slug`,
      );
    },
  );
});
