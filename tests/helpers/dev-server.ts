import { dev } from 'astro';
import { PROJECT } from './project.ts';

/** Serves a copy of the project while it is edited: `node dev-server.ts <port>`, run in the copy. */
const port = Number(process.argv[2]);
await dev({
  root: process.cwd(),
  server: { port, host: 'localhost', open: false },
  // The packages of the copy are a link into the project.
  vite: { server: { fs: { allow: [process.cwd(), PROJECT] } } },
});
