import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { need } from '../../helpers/programs.ts';

export interface Screen {
  /** What the environment variable DISPLAY must say. */
  display: string;
  close: () => void;
}

/** A screen that nobody sees: WebKitGTK has no mode without one. Xvfb picks a free number. */
export async function openScreen(): Promise<Screen> {
  const path = need('Xvfb');
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const server = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    (server.stdio[3] as Readable).once('data', (data) => {
      resolve(String(data).trim());
    });
    server.once('exit', () => {
      reject(new Error('Xvfb ended before it had a display'));
    });
  });
  return {
    display: `:${number}`,
    close: () => {
      server.kill();
    },
  };
}
