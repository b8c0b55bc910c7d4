/** The marks that Cloudflare's switches leave in an answer; deploy/README.md says where each one is. */
export const SWITCHES = {
  'Rocket Loader': /rocket-loader/,
  'Email Address Obfuscation': /email-decode|email-protection/,
  'Web Analytics': /cloudflareinsights|^server-timing:/,
  'Bot Fight Mode':
    /cdn-cgi\/challenge-platform|^set-cookie: (?:__cf_bm|cf_clearance)/,
  'Managed robots.txt': /Cloudflare Managed/i,
  'Speed Brain': /^speculation-rules:/,
  'Network Error Logging': /^(?:nel|report-to):/,
};

/** Switches that leave no mark: one removes white space, one refuses to answer. */
export const MINIFY_SWITCH = 'Auto Minify';
export const BLOCK_BOTS_SWITCH = 'Block AI bots';

/** The end of a sentence: advice to turn a switch off. */
export function switchOff(name: string): string {
  return `; switch off "${name}" (deploy/README.md)`;
}

/** Advice to turn off the switch whose mark is in a text; empty when there is none. */
export function switchOffFor(text: string): string {
  const found = Object.entries(SWITCHES).find(([, mark]) => mark.test(text));
  return found ? switchOff(found[0]) : '';
}
