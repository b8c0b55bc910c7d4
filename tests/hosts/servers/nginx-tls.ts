import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../helpers/free-port.ts';
import { need } from '../../helpers/programs.ts';
import { copyOfConfiguration, writeMain } from './nginx.ts';
import { startHost, type Host } from './server.ts';

export interface TlsHost {
  /** The port of plain HTTP. */
  host: Host;
  /** The port of HTTPS. */
  port: number;
  certificate: Buffer;
  /** What `nginx -t` says of the same files. */
  judgment: string;
}

const NAMES = 'subjectAltName=DNS:easyopen.example,DNS:www.easyopen.example';

/** Makes a certificate of our own for both names. */
function makeCertificate(folder: string): void {
  const { status, stderr } = spawnSync(
    need('openssl'),
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=easyopen.example', '-addext', NAMES],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr}`);
}

/** Whether this machine has IPv6: nginx does not start with an address that it cannot have. */
const hasIpv6 = () =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

/**
 * nginx with deploy/nginx/easy-open.conf, in which a person has put the paths of a machine, and
 * the test its ports.
 * @param site the built site, absolute
 */
export async function startNginxTls(site: string): Promise<TlsHost> {
  const command = need('nginx');
  const [plain, port] = [await freePort(), await freePort()];
  const folder = copyOfConfiguration();
  makeCertificate(folder);
  const file = join(folder, 'easy-open/easy-open.conf');
  const edited = readFileSync(file, 'utf8')
    .replaceAll('/etc/letsencrypt/live/easyopen.example/', `${folder}/`)
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/srv/easy-open', site)
    .replaceAll(/listen \[::\]:.*\n/g, (line) => (hasIpv6() ? line.replace('::', '::1') : ''))
    .replaceAll(/(listen |\[::1\]:)80\b/g, `$1${String(plain)}`)
    .replaceAll(/(listen |\[::1\]:)443\b/g, `$1${String(port)}`);
  writeFileSync(file, edited);
  const args = writeMain(folder, `include ${file};`);
  const { stdout, stderr } = spawnSync(command, ['-t', ...args], { encoding: 'utf8' });
  const certificate = readFileSync(join(folder, 'fullchain.pem'));
  const host = await startHost({ name: 'nginx', port: plain, command, args, folder });
  return { host, port, certificate, judgment: stdout + stderr };
}
