import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { need } from './programs.ts';

/** The files of a certificate, under the names that Let's Encrypt gives them. */
export interface Certificate {
  key: string;
  certificate: string;
}

/** Makes a certificate for a host that no authority has signed; the browser must be told to trust it. */
export function makeCertificate(folder: string, host: string): Certificate {
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  const options = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    `/CN=${host}`,
  ];
  execFileSync(
    need('openssl'),
    ['req', ...options, '-keyout', key, '-out', certificate],
    {
      stdio: 'ignore',
    },
  );
  return { key, certificate };
}
