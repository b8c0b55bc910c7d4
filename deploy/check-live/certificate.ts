import { once } from 'node:events';
import { connect, type ConnectionOptions } from 'node:tls';

const DAY_MS = 24 * 3600 * 1000;

/**
 * The days until a certificate ends.
 * @param origin the server to connect to
 * @param name the host name that the certificate must be for
 * @throws when the server cannot be reached, or its certificate is not for that name
 */
export async function certificateDays(
  origin: string,
  name: string,
  { signal, ...tls }: ConnectionOptions & { signal: AbortSignal },
): Promise<number> {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    ...tls,
    host: hostname,
    port: Number(port) || 443,
    servername: name,
  });
  await once(socket, 'secureConnect', { signal });
  const end = Date.parse(socket.getPeerCertificate().valid_to);
  socket.destroy();
  return (end - Date.now()) / DAY_MS;
}
