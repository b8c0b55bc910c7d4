import { expect, test } from 'vitest';
import { jsonLdDocument } from '~/lib/seo/structured-data';

// The built pages are checked in tests/site/structured-data.test.ts.
test('no text can end the script element it stands in, and it still says the same', () => {
  const nodes = [
    {
      '@type': 'WebSite' as const,
      name: '</script><script>alert(1)</script><!--',
    },
  ];
  const hostile = jsonLdDocument(nodes);
  expect(hostile).not.toContain('<');
  expect(JSON.parse(hostile)).toMatchObject({ '@graph': nodes });
});
