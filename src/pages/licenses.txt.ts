import { readFile } from 'node:fs/promises';

/** Packages whose code or styles a page brings to the browser. */
const PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'astro',
  '@astrojs/react',
  'tailwindcss',
  'embla-carousel',
  'embla-carousel-react',
  'embla-carousel-autoplay',
  'embla-carousel-reactive-utils',
].map((name) => ({ name, file: `node_modules/${name}/LICENSE` }));
const ASSETS = [
  { name: 'Barlow Condensed', file: 'src/assets/fonts/OFL.txt' },
  { name: 'Lucide icons', file: 'src/assets/general-icons/LICENSE' },
];

/** The notice of a package that names its license and brings no text of it: the MIT License, as React has it. */
async function mitNotice(name: string): Promise<string> {
  const manifest = await readFile(`node_modules/${name}/package.json`, 'utf8');
  const { license, author } = JSON.parse(manifest) as {
    license: string;
    author: string;
  };
  if (license !== 'MIT')
    throw new Error(
      `${name} has no LICENSE file and is not under the MIT License`,
    );
  const mit = await readFile('node_modules/react/LICENSE', 'utf8');
  return mit.replace(/Copyright .*/, `Copyright (c) ${author}`);
}

export const GET = async () => {
  const notices = await Promise.all(
    [...PACKAGES, ...ASSETS].map(async ({ name, file }) => {
      const text = await readFile(file, 'utf8').catch(() => mitNotice(name));
      return `${name}\n${'='.repeat(name.length)}\n\n${text.trim()}\n`;
    }),
  );
  return new Response(notices.join('\n\n'));
};
