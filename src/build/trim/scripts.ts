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
