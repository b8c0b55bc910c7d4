import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { install } from '../../helpers/programs.ts';
import { PROJECT } from '../../helpers/project.ts';
import { serveStatic } from '../../helpers/static-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, without a slash at its end. */
    site: string;
  }
}

/** Brings what is missing onto the machine, once, and serves the built site to all tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  install(['firefox', 'Xvfb', 'WebKitWebDriver', 'MiniBrowser']);
  const server = await serveStatic(join(PROJECT, 'dist'));
  project.provide('site', server.url);
  return server.close;
}
