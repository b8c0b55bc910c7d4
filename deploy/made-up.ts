import { fileURLToPath } from 'node:url';
import { isPublicAddress, siteAddress } from '../src/loader/address.ts';
import { loadContent } from '../src/loader/load.ts';
import type { ParsedContent } from '../src/loader/parse.ts';
import { problemLine } from '../src/loader/problem.ts';
import { sampleProblems } from '../src/loader/sample-content.ts';

/** A line for each made-up address, phone number and review, with which no site may be published. */
export function madeUpLines(content: ParsedContent): string[] {
  const address = siteAddress(content);
  const lines = sampleProblems(content).map(problemLine);
  if (isPublicAddress(address)) return lines;
  return [
    `siteUrl in src/content/business.yml: ${address} is not an address on the internet. Write the site's own.`,
    ...lines,
  ];
}

export function madeUpContent(): string[] {
  const root = fileURLToPath(new URL('../', import.meta.url));
  return madeUpLines(loadContent(root).parsed);
}

/** `node deploy/made-up.ts`: prints the lines and exits with 1, or with 0 if there are none. */
if (import.meta.main) {
  const lines = madeUpContent();
  console.log(
    lines.join('\n') || 'Address, phone number and reviews are not made up.',
  );
  process.exitCode = lines.length === 0 ? 0 : 1;
}
