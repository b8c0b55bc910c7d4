import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from './project.ts';

const SERVER = 'node_modules/@astrojs/language-server/bin/nodeServer.js';

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
}

interface Place {
  line: number;
  character: number;
}

/** The messages in what a server has written, and the rest that is not whole yet. */
function split(bytes: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = [];
  let rest = bytes;
  for (;;) {
    const header = /Content-Length: (\d+)\r\n(?:[^\r\n]+\r\n)*\r\n/.exec(rest.toString('latin1'));
    const start = header ? header.index + header[0].length : 0;
    const end = start + Number(header?.[1]);
    if (!header || rest.length < end) return { messages, rest };
    messages.push(JSON.parse(rest.subarray(start, end).toString()) as Message);
    rest = rest.subarray(end);
  }
}

/** What VS Code's Astro extension runs: the language server, with the hints for content switched on. */
export class LanguageServer {
  readonly #child = spawn(process.execPath, [join(PROJECT, SERVER), '--stdio'], { cwd: PROJECT });
  readonly #answers = new Map<number, (result: unknown) => void>();
  #count = 0;
  #bytes: Buffer = Buffer.alloc(0);

  constructor() {
    this.#child.stdout.on('data', (chunk: Buffer) => {
      const { messages, rest } = split(Buffer.concat([this.#bytes, chunk]));
      this.#bytes = rest;
      for (const { id, method, result } of messages) {
        if (id === undefined) continue;
        if (method === undefined) this.#answers.get(id)?.(result);
        else this.#send({ id, result: null });
      }
    });
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#child.stdin.write(`Content-Length: ${String(Buffer.byteLength(text))}\r\n\r\n${text}`);
  }

  #ask(method: string, params: object): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#send({ id, method, params });
    });
  }

  async start(): Promise<void> {
    const uri = pathToFileURL(PROJECT).href.replace(/\/$/, '');
    await this.#ask('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'project' }],
      capabilities: { textDocument: { diagnostic: {}, hover: { contentFormat: ['markdown'] } } },
      initializationOptions: {
        contentIntellisense: true,
        typescript: { tsdk: join(PROJECT, 'node_modules/typescript/lib') },
      },
    });
    this.#send({ method: 'initialized', params: {} });
  }

  /** Opens a file as it would be after a change that is not saved; asks about it. */
  open(file: string, change: (text: string) => string) {
    const uri = pathToFileURL(join(PROJECT, file)).href;
    const text = change(readFileSync(join(PROJECT, file), 'utf8'));
    const textDocument = { uri, languageId: 'markdown', version: 1, text };
    this.#send({ method: 'textDocument/didOpen', params: { textDocument } });
    const at = (position: Place) => ({ textDocument: { uri }, position });
    return {
      text,
      problems: () =>
        this.#ask('textDocument/diagnostic', { textDocument: { uri } }) as Promise<{
          items: { message: string; range: { start: Place } }[];
        }>,
      hover: (place: Place) =>
        this.#ask('textDocument/hover', at(place)) as Promise<{ contents: { value: string } }>,
      choices: (place: Place) =>
        this.#ask('textDocument/completion', at(place)) as Promise<{ items: { label: string }[] }>,
    };
  }

  stop(): void {
    this.#child.kill();
  }
}
