import { expect, test } from 'vitest';
import { withJoinedScripts } from '~/build/trim/scripts';

test('scripts that follow each other become one, in their order', () => {
  const html = '<p></p><script>a();\n</script><script>b()</script><p></p>';
  expect(withJoinedScripts(html)).toBe('<p></p><script>a();b()</script><p></p>');
});

test('a script without a semicolon at its end does not run into the next', () => {
  expect(withJoinedScripts('<script>a()</script><script>(b)()</script>')).toBe(
    '<script>a();(b)()</script>',
  );
});

test('scripts of another kind, of a file or apart stay', () => {
  const html =
    '<script type="application/ld+json">{}</script><script>a()</script><script src="/b.js"></script><p></p><script>c()</script>';
  expect(withJoinedScripts(html)).toContain('<script src="/b.js"></script><p></p><script>c()');
  expect(withJoinedScripts(html)).toContain('"application/ld+json">{}</script>');
});
