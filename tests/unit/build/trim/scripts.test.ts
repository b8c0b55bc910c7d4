import { expect, test } from 'vitest';
import { withEarlyScripts, withJoinedScripts } from '~/build/trim/scripts';

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

test('an inline module of the head becomes a plain script with names of its own', () => {
  expect(
    withEarlyScripts('<head><script type="module">var a=1;\n</script></head><body></body>'),
  ).toBe('<head><script>(()=>{var a=1;})()</script></head><body></body>');
});

test('modules of the body and of files stay', () => {
  const html =
    '<head><script type="module" src="/a.js"></script></head><body><script type="module">b()</script></body>';
  expect(withEarlyScripts(html)).toBe(html);
});
