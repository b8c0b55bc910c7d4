import { parse } from 'node-html-parser';
import { brotliSize } from '../../src/build/gate/page-size.ts';

/** What the page's own inline scripts may weigh, brotli 11, in bytes. */
export const INLINE_SCRIPT_BUDGET = 2_500;

/** All pages hold one of a few sets of scripts. */
const measured = new Map<string, number>();

/** Brotli bytes of all scripts written into a page, data blocks left out. */
export function inlineScriptBytes(html: string): number {
  const scripts = parse(html, { comment: true, blockTextElements: { script: true } })
    .querySelectorAll('script')
    .filter(
      (script) => !script.hasAttribute('src') && !script.getAttribute('type')?.includes('json'),
    )
    .map((script) => script.textContent);
  const text = scripts.join('\n');
  const bytes = measured.get(text) ?? brotliSize(text);
  measured.set(text, bytes);
  return bytes;
}
