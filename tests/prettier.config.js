import { fileURLToPath } from 'node:url';

/** @type {import('prettier').Config} */
export default {
  singleQuote: true,
  printWidth: 100,
  plugins: ['prettier-plugin-astro', 'prettier-plugin-tailwindcss'],
  tailwindConfig: fileURLToPath(new URL('../tailwind.config.cjs', import.meta.url)),
  overrides: [{ files: '*.astro', options: { parser: 'astro' } }],
};
