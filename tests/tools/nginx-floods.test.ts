import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFiles, readBytes } from '../../deploy/check-live/built-site.ts';
import { DOMAIN, startNginx, type Nginx } from '../host/servers.ts';

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx();
});
afterAll(() => nginx.stop());

/** A connection that begins a request and never ends it. */
function openSlowConnection() {
  const socket = connect(nginx.plainPort, '127.0.0.1').resume();
  socket.write('GET / HTTP/1.1\r\n');
  return {
    opened: once(socket, 'connect'),
    // nginx resets it, which is an error here.
    closed: new Promise((resolve) =>
      socket.on('error', resolve).on('close', resolve),
    ),
  };
}

// Again where a busy machine needs longer to open them than nginx keeps them.
it(
  'nginx answers beside connections that never end a request',
  { timeout: 50_000, retry: 2 },
  async () => {
    // As many as take down nginx with the configuration of Debian, and some more.
    const connections = Array.from({ length: 1600 }, openSlowConnection);
    await Promise.all(connections.map(({ opened }) => opened));
    const closings = connections.map(({ closed }) => closed);
    expect(
      await Promise.race([nginx.ask('/about'), ...closings]),
    ).toMatchObject({ status: 200 });
    await Promise.all(closings);
  },
);

it('nginx refuses an address that asks for too much at once, and no longer', async () => {
  const options = { rejectUnauthorized: false, servername: DOMAIN };
  const sessions = Array.from({ length: 2 }, () =>
    connectHttp2(nginx.origin, options),
  );
  // Nobody reads the answers, which are larger than what a client takes unread: all stay under way.
  const sizeOf = (file: string) => readBytes(file).length;
  const [largest = ''] = builtFiles().toSorted(
    (one, other) => sizeOf(other) - sizeOf(one),
  );
  const requests = sessions.flatMap((session) =>
    Array.from({ length: 128 }, () =>
      session.request({ ':authority': DOMAIN, ':path': `/${largest}` }),
    ),
  );
  await Promise.all(requests.map((request) => once(request, 'response')));
  expect((await nginx.ask('/about')).status).toBe(429);
  for (const session of sessions) session.destroy();
  await expect
    .poll(async () => (await nginx.ask('/about')).status, { timeout: 60_000 })
    .toBe(200);
});
