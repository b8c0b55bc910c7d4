import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Addresses of this machine at which a server answers that listens on more than localhost. */
function otherAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = all.filter(({ internal, family }) => !internal && family === 'IPv4');
  return ['127.0.0.2', ...outside.map(({ address }) => address)];
}

/** Whether something takes a connection within a second. */
const answersAt = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => {
      end(true);
    });
    for (const event of ['error', 'timeout']) {
      socket.once(event, () => {
        end(false);
      });
    }
  });

/** The addresses other than localhost at which a port of this machine takes connections. */
export async function openBeyondLocalhost(port: number): Promise<string[]> {
  const open: string[] = [];
  for (const host of otherAddresses()) if (await answersAt(host, port)) open.push(host);
  return open;
}
