import type { AstroIntegration } from 'astro';
import { contentMistakes } from './mistakes.ts';

/** The content check in Astro: it stops a build, or the start of `npm run dev`, and shows later mistakes in the browser. */
export const contentCheck = (): AstroIntegration => ({
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      const mistakes = command === 'preview' ? [] : await contentMistakes();
      if (mistakes.length > 0)
        // Without a stack: no code is to blame.
        throw Object.assign(new Error(`\n${mistakes.join('\n')}\n`), {
          stack: '',
        });
    },
    'astro:server:setup': ({ server, logger }) => {
      const tell = async () => {
        const message = (await contentMistakes()).join('\n');
        if (message)
          server.ws.send({ type: 'error', err: { message, stack: '' } });
        return message;
      };
      server.ws.on('connection', () => void tell());
      server.watcher.on('all', (_event, file) => {
        if (
          !/\/src\/(?:content|assets\/pictures)\//u.test(
            file.replaceAll('\\', '/'),
          )
        )
          return;
        void tell().then((message) => {
          if (message) logger.error(`\n${message}`);
        });
      });
    },
  },
});
