import { join } from 'node:path';
import { dev } from 'astro';
import { REPOSITORY } from './project.ts';

/** Forked in a copy of the project: serves it on a free port while it is edited, and sends the port. */
const root = process.cwd();
const { address } = await dev({
  root,
  server: { port: 0, host: 'localhost', open: false },
  // The packages of the copy are a link into the repository, where others may be at work.
  vite: {
    cacheDir: join(root, '.vite'),
    server: { fs: { allow: [root, REPOSITORY] } },
  },
});
process.send?.(address.port);
