import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteProblems as problemsOf } from '~/integrations/gate';

const SITE = 'https://sample.example';
let folder: string;
let publicFolder: string;

const PHONE = '(201) 555-0142';

/** The problems of a company that has a phone, and nothing else unless it is given. */
const siteProblems = (
  others: { whatsapp?: string; bookingUrl?: string } = {},
) =>
  problemsOf(
    { site: folder, publicFolder },
    { phone: PHONE, whatsapp: null, bookingUrl: null, ...others },
  );

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const page = (path: string, body: string) =>
  `<!doctype html><title>A page</title><link rel="canonical" href="${SITE}${path}">${body}`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'easy-open-gate-'));
  publicFolder = mkdtempSync(join(tmpdir(), 'easy-open-public-'));
  writeFileSync(join(publicFolder, '_headers'), '/*');
  write(
    'index.html',
    page(
      '/',
      '<a href="/services#list">1</a> <a href="/services/one">2</a> <a href="tel:+12015550142">3</a>',
    ),
  );
  write(
    'services.html',
    page('/services', '<ul id="list"></ul> <a href="/">Home</a>'),
  );
  write(
    'services/one.html',
    page('/services/one', '<img src="/a.webp" srcset="/a.webp 1w">'),
  );
  write('a.webp', 'a picture');
  write(
    '404.html',
    '<meta name="robots" content="noindex"><a href="/?from=404">Home</a>',
  );
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(publicFolder, { recursive: true });
});

describe('the gate of a release', () => {
  test('lets a whole site pass', () => {
    expect(siteProblems()).toEqual([]);
  });

  test('stops a link to nowhere, reported once', () => {
    write(
      'services.html',
      page(
        '/services',
        '<b id="list"></b><a href="/nope">1</a><a href="/nope">2</a>',
      ),
    );
    expect(siteProblems()).toEqual([
      'services.html links to /nope, and there is no such page or file.',
    ]);
  });

  test('stops a page that no other links to', () => {
    write('index.html', page('/', '<a href="/services#list">Services</a>'));
    write(
      'services/one.html',
      page('/services/one', '<a href="/services/one">Itself</a>'),
    );
    expect(siteProblems()).toEqual([
      'No page links to services/one.html: nobody would find it.',
    ]);
  });

  test('stops a missing picture in any width', () => {
    write(
      'services/one.html',
      page('/services/one', '<img srcset="/a.webp 1w, /b.webp 2w">'),
    );
    expect(siteProblems()).toEqual([
      'services/one.html links to /b.webp, and there is no such page or file.',
    ]);
  });

  test('stops a link to a part that is not there', () => {
    write('services.html', page('/services', '<a href="#top">Top</a>'));
    expect(siteProblems()).toEqual([
      'index.html links to /services#list, and services.html has nothing with that id.',
      'services.html links to #top, and services.html has nothing with that id.',
    ]);
  });

  test.each([
    'mailto:a@doors.example',
    'https://doors.example/',
    '//doors.example',
    'sms:+1',
    'tel:+12015550143',
    'tel:+120155501420',
    'https://www.google.com/',
    'https://www.google.com/search?q=garage',
    'https://www.google.com/maps/../url?q=https://doors.example',
    'https://maps.google.com/maps/search/?api=1&query=Tenafly',
    'https://www.google.com.doors.example/maps/search/?api=1&query=Tenafly',
    'http://www.google.com/maps/search/?api=1&query=Tenafly',
  ])(
    'stops a link out of the site to %s, reported once and not as a missing page',
    (address) => {
      const link = `<a class="link" href="${address}">Out</a>`;
      write(
        'services/one.html',
        page('/services/one', `<img src="/a.webp">${link}${link}`),
      );
      expect(siteProblems()).toEqual([
        `services/one.html links to ${address}, which leads out of the site: only tel:+12015550142 and Google Maps may. Remove the link.`,
      ]);
    },
  );

  test('lets links to the company on WhatsApp and to its booking page pass, and no others there', () => {
    const bookingUrl = 'https://book.example/doors';
    const own = `<a href="https://wa.me/12015550143">1</a><a href="${bookingUrl}">2</a>`;
    write('services/one.html', page('/services/one', own));
    const contact = { whatsapp: '(201) 555-0143', bookingUrl };
    expect(siteProblems(contact)).toEqual([]);
    expect(siteProblems()).toHaveLength(2);
    const foreign = `<a href="https://wa.me/12015550144">1</a><a href="${bookingUrl}/pay">2</a>`;
    write('services/one.html', page('/services/one', foreign));
    expect(siteProblems(contact)).toHaveLength(2);
  });

  test('lets links to a place and a way on Google Maps pass, and addresses that are no links', () => {
    const map =
      '<a href="https://www.google.com/maps/search/?api=1&amp;query=Tenafly">Map</a>' +
      '<a href="https://www.google.com/maps/dir/?api=1&amp;destination=Tenafly">Way</a>';
    const data =
      '<link rel="icon" href="data:,"><img src="https://sample.example/a.webp">';
    write('services/one.html', page('/services/one', map + data));
    expect(siteProblems()).toEqual([]);
  });

  test.each(['robots.txt', 'a.webp'])('stops an empty %s', (file) => {
    write(file, '');
    expect(siteProblems()).toEqual([`${file} is empty: build again.`]);
  });

  test.each(['.env', '.git/config', 'notes.txt'])('stops public/%s', (file) => {
    mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
    writeFileSync(join(publicFolder, file), 'secret');
    expect(siteProblems()).toEqual([
      `public/${file} would be published as it is, and the site has no use for it.`,
    ]);
  });
});
