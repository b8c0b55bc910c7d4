import { runStep, type Step } from './steps.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
const ESLINT = 'node_modules/eslint/bin/eslint.js';

const content: Step = { name: 'content', command: ['src/loader/check.ts'] };

/** Writes the types of the content, which linter and type checker read. */
export const contentTypes: Step = {
  name: 'types of the content',
  command: [ASTRO, 'sync', '--silent'],
};

export const format: Step = {
  name: 'format',
  command: [PRETTIER, '--check', '--cache', '--log-level=warn', '.'],
};

export const lint: Step = {
  name: 'lint',
  command: [
    ESLINT,
    '--config=tests/eslint.config.js',
    '--cache',
    '--cache-location=node_modules/.cache/eslint/',
    '--max-warnings=0',
    '.',
  ],
};

export const types: Step = {
  name: 'types',
  command: [ASTRO, 'check', '--noSync', '--minimumFailingSeverity=hint'],
};

// `npm run check`: everything that needs no built site.
if (process.argv[1] === import.meta.filename) {
  const isContentRight = await runStep(content);
  const isReady = await runStep(contentTypes);
  const results = isReady
    ? await Promise.all([format, lint, types].map(runStep))
    : [];
  const succeeded = isContentRight && isReady && results.every(Boolean);
  process.exitCode = succeeded ? 0 : 1;
}
