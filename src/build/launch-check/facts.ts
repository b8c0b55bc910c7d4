import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf, type LaunchContent } from './content.ts';
import type { Point } from './point.ts';

export interface Surroundings {
  /** The environment variable SITE_URL, which goes before the address in business.yml. */
  siteUrl: string | undefined;
  now: Date;
}

/** Numbers kept for films and books: 555-0100 to 555-0199. */
const FICTIONAL_PHONE = /\b555-01\d\d$/;

/** Names that can never be a public site (RFC 2606, RFC 6761) and this very machine. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

const YEAR = 366 * 24 * 60 * 60 * 1000;

/** The host of a web address, or of the mailbox of a mailto address; empty without one. */
function hostOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { hostname, pathname } = new URL(address);
  return hostname === '' ? (pathname.split('@')[1] ?? '') : hostname;
}

function supply(content: LaunchContent, name: string, advice: string, text: string | null = null) {
  const places = [placeOf(content.businessFile, [name])];
  return { group: 'supply', name, text, places, echoes: [], advice } satisfies Point;
}

function phonePoints(content: LaunchContent): Point[] {
  const { phone } = content.business;
  if (!FICTIONAL_PHONE.test(phone)) return [];
  const advice = `${phone} is a number kept for films and books, and nobody answers it. Write the number customers should call.`;
  return [supply(content, 'phone', advice)];
}

function siteUrlPoints(content: LaunchContent, { siteUrl }: Surroundings): Point[] {
  const address = siteUrl ?? content.business.siteUrl;
  const host = hostOf(address);
  if (host.includes('.') && !RESERVED_HOST.test(host)) return [];
  const advice = `${address} is not an address on the internet. Write the site's own, or set the environment variable SITE_URL when building.`;
  return [supply(content, 'siteUrl', advice)];
}

function registrationPoints(content: LaunchContent): Point[] {
  if (content.business.registration !== null) return [];
  const advice =
    'New Jersey asks home improvement contractors to show their registration number in all advertising (N.J.A.C. 13:45A-17.11). Write yours: 13VH and eight digits. It then stands in the footer and on About.';
  return [supply(content, 'registration', advice)];
}

function contactPoints(content: LaunchContent): Point[] {
  const { securityContact } = content.business;
  if (securityContact !== null) {
    if (!RESERVED_HOST.test(hostOf(securityContact))) return [];
    const advice = `${securityContact} reaches nobody. Write your own address.`;
    return [supply(content, 'securityContact', advice)];
  }
  const advice =
    'security.txt sends whoever finds a security problem to the contact page, which offers a phone number only. Write an address such as mailto:name@your-site, or confirm that the phone will do.';
  return [supply(content, 'securityContact', advice, 'the contact page')];
}

/** The security.txt of the last build; whoever deploys an old folder deploys an old date. */
function expiryPoints({ root }: LaunchContent, { now }: Surroundings): Point[] {
  const file = 'dist/.well-known/security.txt';
  if (!existsSync(join(root, file))) return [];
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith('Expires: '));
  const left = Date.parse((lines[line] ?? '').slice('Expires: '.length)) - now.getTime();
  if (left > 0 && left <= YEAR) return [];
  const places = [{ file, line: line === -1 ? null : line + 1, field: 'Expires' }];
  const advice =
    'The date must be ahead and within a year. Every build writes a new one: run npm run build and deploy that.';
  return [{ group: 'supply', name: 'security.txt', text: null, places, echoes: [], advice }];
}

/** Facts that only the owner has: phone, address of the site, registration, security contact. */
export function factPoints(content: LaunchContent, surroundings: Surroundings): Point[] {
  return [
    ...phonePoints(content),
    ...siteUrlPoints(content, surroundings),
    ...registrationPoints(content),
    ...contactPoints(content),
    ...expiryPoints(content, surroundings),
  ];
}
