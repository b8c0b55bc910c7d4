/**
 * Imports go one way: content → schemas → lib → components and islands → layouts → pages. What an
 * editor is told (checks) and what happens around a build (integrations) stand beside the pages.
 */
const AROUND = ['checks', 'integrations'];
const FORBIDDEN = {
  schemas: ['lib', 'components', 'islands', 'layouts', 'pages', ...AROUND],
  lib: ['components', 'islands', 'layouts', 'pages', ...AROUND],
  checks: ['components', 'islands', 'layouts', 'pages', 'integrations'],
  components: ['layouts', 'pages', ...AROUND],
  islands: ['layouts', 'pages', ...AROUND],
  layouts: ['pages', ...AROUND],
  pages: ['pages', ...AROUND],
  integrations: ['pages'],
};

/** The rule for a folder; one rule holds for a file, so each has to say everything. */
const restricted = (folders, paths) => ({
  'no-restricted-imports': [
    'error',
    {
      paths,
      patterns: [
        {
          regex: `^(?:~|(?:\\.\\.)(?:/\\.\\.)*)/(?:${folders.join('|')})/`,
          message: 'Imports go one way: schemas → lib → components, islands → layouts → pages.',
        },
        {
          regex: 'tailwind\\.config',
          message: 'Take a token as a class; only the configuration reads them as values.',
        },
      ],
    },
  ],
});

const content = {
  name: 'astro:content',
  message: 'Only src/data asks Astro for content.',
};

const FILES = '**/*.{astro,ts,tsx}';
const lines = (max) => ({ 'max-lines': ['error', { max, skipBlankLines: true }] });

/** What holds the structure of src/ together, for tests/eslint.config.js. */
export const structure = [
  ...Object.entries(FORBIDDEN).map(([folder, folders]) => ({
    files: [`src/${folder}/${FILES}`],
    rules: restricted(folders, [content]),
  })),
  { files: [`src/data/${FILES}`], rules: restricted(FORBIDDEN.lib, []) },
  // A page only puts components together, and everything in an island ships JavaScript.
  { files: ['src/pages/**/*.astro'], rules: lines(30) },
  { files: ['src/islands/**/*.{ts,tsx}'], rules: lines(100) },
];
