import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { structure } from './eslint-structure.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Words of the platform keep their names. */
const ABBREVIATIONS = {
  allowList: {
    Props: true,
    args: true,
    env: true,
    params: true,
    props: true,
    ref: true,
    src: true,
  },
  checkFilenames: false,
};

export default defineConfig(
  globalIgnores([
    'dist/',
    '.wrangler/',
    '.build/',
    '.astro/',
    'node_modules/',
    'test-results/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,astro,js,mjs,cjs}'],
    plugins: { unicorn },
    rules: {
      // Plain code: one thing at a time, in words that one can say aloud.
      complexity: ['error', 8],
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      'no-nested-ternary': 'error',
      'no-sequences': 'error',
      'no-param-reassign': 'error',
      'unicorn/name-replacements': ['error', ABBREVIATIONS],
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict },
  { files: ['src/islands/**'], ...reactHooks.configs.flat.recommended },
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-strict'],
  ...structure,
);
