import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtFiles } from '../helpers/built-files.ts';
import { PROJECT } from '../helpers/project.ts';
import { serveStatic } from '../helpers/static-server.ts';
import { validate, type Finding } from '../helpers/validator.ts';

/** A message that may stand: what it says, what stands around it, and why. */
interface Allowed {
  message: RegExp;
  extract?: RegExp;
  because: string;
}

const NEW_CSS = 'the checker does not know it yet; browsers without it leave it out';

const ALLOWED: Allowed[] = [
  {
    message: /^CSS: “anchor-name”: Property .* doesn't exist/,
    because: `css-anchor-position-1, inside of @supports: ${NEW_CSS}`,
  },
  {
    message: /^CSS: “position-anchor”: Property .* doesn't exist/,
    because: `css-anchor-position-1, inside of @supports: ${NEW_CSS}`,
  },
  {
    message: /^CSS: “inset”: “anchor\(left\)” is not a “inset” value/,
    because: `css-anchor-position-1, inside of @supports: ${NEW_CSS}`,
  },
  {
    message: /^CSS: Unrecognized at-rule “@view-transition”/,
    because: `css-view-transitions-2: ${NEW_CSS}`,
  },
  {
    message: /^CSS: “view-transition-name”: Property .* doesn't exist/,
    because: `css-view-transitions-1: ${NEW_CSS}`,
  },
  {
    message: /^CSS: Parse Error\.$/,
    extract: /sition-(?:old|new)\(root\)\{/,
    because: `::view-transition-old() and -new(), css-view-transitions-1: ${NEW_CSS}`,
  },
  {
    message: /^CSS: Unrecognized at-rule “@property”/,
    because: `css-properties-values-api-1: ${NEW_CSS}`,
  },
  {
    message: /^CSS: “transition”: “--tooltip-warm” is not a “transition” value/,
    because: `a registered property can be animated, css-properties-values-api-1: ${NEW_CSS}`,
  },
  {
    message: /^The “name” attribute is never allowed on the “astro-slot” element/,
    because: 'Astro finds the static children of an island by it',
  },
  {
    message: /^Inline script violates Content Security Policy/,
    extract: /<script type="application\/ld\+json">/,
    because: 'a block of data is no script: policies do not apply to it, and no browser complains',
  },
];

function allows({ message, extract }: Allowed, finding: Finding): boolean {
  return message.test(finding.message) && (extract?.test(finding.extract ?? '') ?? true);
}

const files = builtFiles().filter((file) => /\.(?:html|css)$/.test(file));
let findings: Finding[] = [];

beforeAll(async () => {
  // Served, not read from the disk: there 'self' in a policy means nothing.
  const server = await serveStatic(join(PROJECT, 'dist'));
  findings = await validate(files.map((file) => `${server.url}/${file}`));
  server.close();
});

test('the W3C validator finds nothing in any file but what is allowed', () => {
  expect(files.length).toBeGreaterThan(186);
  const wrong = findings.filter((finding) => !ALLOWED.some((allowed) => allows(allowed, finding)));
  const said = wrong.map(({ url, message, extract = '' }) => `${url}: ${message} ${extract}`);
  expect(said.slice(0, 10)).toEqual([]);
});

test.each(ALLOWED)('the allowance is needed: $message', (allowed) => {
  expect(findings.some((finding) => allows(allowed, finding))).toBe(true);
});
