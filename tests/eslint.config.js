import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Data falls one way: each folder of src/, and the others that it may import. */
const IMPORTS = {
  schemas: [],
  lib: ['schemas'],
  loader: ['schemas', 'lib'],
  data: ['schemas', 'lib'],
  islands: ['lib'],
  components: ['schemas', 'lib', 'data', 'islands'],
  layouts: ['schemas', 'lib', 'data', 'components'],
  pages: ['schemas', 'lib', 'data', 'components', 'layouts'],
};

const directionOfImports = Object.entries(IMPORTS).map(([folder, allowed]) => {
  const others = Object.keys(IMPORTS).filter(
    (other) => other !== folder && !allowed.includes(other),
  );
  const message = `Files in src/${folder} may import ${allowed.join(', ') || 'no other folder'}.`;
  const regex = `^(?:~|\\.\\.(?:/\\.\\.)*)/(?:${others.join('|')})/`;
  return {
    files: [`src/${folder}/**/*.{astro,ts,tsx}`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
    },
  };
});

export default defineConfig(
  globalIgnores(['dist/', '.build/', '.astro/', '.wrangler/', 'test-results/']),
  {
    files: ['**/*.{ts,tsx}'],
    // Scripts inside of components, whose types astro check knows.
    ignores: ['**/*.astro/*'],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: root },
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
    rules: { complexity: ['error', 8] },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict },
  { files: ['src/islands/**'], ...reactHooks.configs.flat.recommended },
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-strict'],
  ...directionOfImports,
);
