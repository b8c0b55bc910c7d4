const JOINT = /(<script>(?:(?!<\/script>)[\s\S])*?);?\s*<\/script><script>/;

/**
 * The page with plain inline scripts that follow each other as one: each would cost a hash in the
 * policy. They still run in their order.
 */
export function withJoinedScripts(html: string): string {
  let joined = html;
  while (JOINT.test(joined)) joined = joined.replace(JOINT, (_match, first: string) => `${first};`);
  return joined;
}

const HEAD_MODULE = /<script type="module">((?:(?!<\/script>)[\s\S])*)<\/script>(?=[\s\S]*<body)/g;

/**
 * The page with the inline modules of its head as plain scripts: a module waits until the whole
 * page is read, and may come after its first picture; these decide whether it is shown at all.
 */
export function withEarlyScripts(html: string): string {
  return html.replaceAll(
    HEAD_MODULE,
    (_match, code: string) => `<script>(()=>{${code.trim()}})()</script>`,
  );
}
