import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withOwnPolicy } from '~/build/trim/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string) =>
  `<meta charset="utf-8"><script>0</script><meta http-equiv="content-security-policy" content="${policy}"><style>a{}</style><script>1</script><script type="module">2</script><script type="application/ld+json">{}</script><script src="/x.js"></script>`;

test('the policy lists the inline scripts and styles of the page and no other', () => {
  const html = withOwnPolicy(
    page("default-src 'none'; script-src 'self' 'sha256-old='; style-src 'self' 'sha256-old='"),
  );
  expect(html).toContain('<meta charset="utf-8"><meta http-equiv="content-security-policy"');
  const policy = /content="([^"]*)"/.exec(html)?.[1];
  expect(policy).toBe(
    `default-src 'none';script-src 'self' ${hash('0')} ${hash('1')} ${hash('2')};style-src ${hash('a{}')}`,
  );
});

test('a page without a policy is refused', () => {
  expect(() => withOwnPolicy('<style>a{}</style>')).toThrow('no Content-Security-Policy');
});
