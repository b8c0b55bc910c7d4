import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { structure } from './eslint-structure.js';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig(
  globalIgnores(['dist/', '.wrangler/', '.build/', '.astro/', 'node_modules/', 'test-results/']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict },
  { files: ['src/islands/**'], ...reactHooks.configs.flat.recommended },
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-strict'],
  ...structure,
);
