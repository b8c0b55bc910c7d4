/**
 * Imports go one way: content → schemas → lib → loader and data → components and islands → layouts →
 * pages. The forms (editing) and what happens around a build (integrations) stand beside the pages.
 * Each folder of src/, with the others that it may import.
 */
const IMPORTS = {
  schemas: [],
  lib: ['schemas'],
  loader: ['schemas', 'lib'],
  data: ['schemas', 'lib'],
  islands: ['schemas', 'lib'],
  components: ['schemas', 'lib', 'data', 'islands'],
  layouts: ['schemas', 'lib', 'data', 'islands', 'components'],
  pages: ['schemas', 'lib', 'data', 'islands', 'components', 'layouts'],
  editing: ['schemas', 'lib', 'loader'],
  integrations: ['schemas', 'lib', 'loader'],
};

const ASTRO_CONTENT = {
  name: 'astro:content',
  message: 'Only src/data asks Astro for content.',
};

const TOKENS = {
  regex: 'tailwind\\.config',
  message:
    'Take a token as a class; only the configuration reads them as values.',
};

/** Files of a folder may import that folder, unless they are pages: a page imports no other. */
function foldersForbiddenIn(folder) {
  const allowed = IMPORTS[folder].concat(folder === 'pages' ? [] : folder);
  return Object.keys(IMPORTS).filter((other) => !allowed.includes(other));
}

/** The rule for the imports of a folder; only the last such rule holds for a file, so it is whole. */
function importRuleFor(folder) {
  const patterns = [
    {
      regex: `^(?:~|\\.\\.(?:/\\.\\.)*)/(?:${foldersForbiddenIn(folder).join('|')})/`,
      message: `Files in src/${folder} may import ${IMPORTS[folder].join(', ') || 'no other folder'}.`,
    },
    TOKENS,
  ];
  const paths = folder === 'data' ? [] : [ASTRO_CONTENT];
  return { 'no-restricted-imports': ['error', { paths, patterns }] };
}

const FILES = '**/*.{astro,ts,tsx}';

/** Rules that hold the structure of src/ together, for tests/eslint.config.js. */
export const structure = [
  ...Object.keys(IMPORTS).map((folder) => ({
    files: [`src/${folder}/${FILES}`],
    rules: importRuleFor(folder),
  })),
  // A route only lists sections.
  {
    files: ['src/pages/**/*.astro'],
    rules: { 'max-lines': ['error', { max: 30, skipBlankLines: true }] },
  },
];
