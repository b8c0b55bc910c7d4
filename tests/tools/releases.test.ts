import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  prepareServer,
  type Publication,
  type Server,
} from '../helpers/nginx-server.ts';
import { need } from '../helpers/programs.ts';
import { copyProject } from '../helpers/project-copy.ts';
import { REPOSITORY } from '../helpers/project.ts';
import { DOMAIN, startNginx, WEB_ROOT, type Nginx } from '../host/servers.ts';

/** Far more than nginx needs to start anew on a busy machine. */
const PATIENTLY = { timeout: 60_000 };

let server: Server;
let nginx: Nginx | undefined;
/** A project with deploy/nginx.sh, and a dist/ of few files. */
let project: string;
beforeEach(() => {
  server = prepareServer();
  project = mkdtempSync(join(tmpdir(), 'easy-open-releases-'));
  cpSync(
    join(REPOSITORY, 'deploy/nginx.sh'),
    join(project, 'deploy/nginx.sh'),
    { recursive: true },
  );
});
afterEach(() => {
  nginx?.stop();
  nginx = undefined;
  server.remove();
  rmSync(project, { recursive: true });
});

function writeBuiltFile(file: string, content: string): void {
  const path = join(project, 'dist', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The built site of a day of January: a page says which day it is and asks for the sheet of that day. */
function buildSiteOf(day: number, redirects = '# None\n'): void {
  rmSync(join(project, 'dist'), { recursive: true, force: true });
  for (const page of ['index', '404', 'services/404', '500', 'about'])
    writeBuiltFile(
      `${page}.html`,
      `day ${String(day)} <link href="/assets/sheet.${String(day)}.css">`,
    );
  writeBuiltFile(`assets/sheet.${String(day)}.css`, `/* ${String(day)} */`);
  writeBuiltFile('_redirects', redirects);
}

/** Publishes what is in dist/, on a day of January. */
function releaseOn(day: number): Publication {
  server.replaceProgram('date', `echo 2027-01-0${String(day)}-120000`);
  return server.publish('release', project);
}

/** Builds and publishes the site of a day. */
function publishSiteOf(day: number, redirects?: string): void {
  buildSiteOf(day, redirects);
  expect(releaseOn(day)).toMatchObject({ code: 0 });
}

const rollBack = () => server.publish('rollback', project);

const read = (file: string) => readFileSync(join(server.site, file), 'utf8');

/** The name of the live release. */
const liveRelease = () => readlinkSync(join(server.site, 'current'));

function expectLive(day: number): void {
  expect(liveRelease()).toBe(`releases/2027-01-0${String(day)}-120000`);
  for (const file of ['current/index.html', 'current/500.html', '500.html'])
    expect(read(file), file).toContain(`day ${String(day)} `);
  expect(read(`assets/sheet.${String(day)}.css`)).toBe(`/* ${String(day)} */`);
}

/** Makes a file look as if it had last been used some days ago. */
function age(file: string, days: number): void {
  const time = new Date(Date.now() - days * 24 * 3600 * 1000);
  utimesSync(join(server.site, file), time, time);
}

it('publishes dist/ whole, with its texts compressed, and says which release is live', () => {
  buildSiteOf(1);
  const { code, output } = releaseOn(1);
  expect(code, output).toBe(0);
  expect(output).toContain('Compressed 6 of 6 files');
  expect(output).toContain('Release 2027-01-01-120000 is live.');
  expectLive(1);
  for (const file of ['current/index.html', 'assets/sheet.1.css'])
    for (const ending of ['br', 'gz'])
      expect(existsSync(join(server.site, `${file}.${ending}`))).toBe(true);
});

describe('stops at a fault and keeps the live site:', () => {
  const FAULTS: Record<string, { provoke: () => void; says: string }> = {
    'a refused build': {
      provoke: () => server.replaceProgram('npm', 'exit 1'),
      says: 'The build was refused',
    },
    'no dist/': {
      provoke: () => rmSync(join(project, 'dist'), { recursive: true }),
      says: 'no dist/',
    },
    'a dist/ without an error screen': {
      provoke: () => rmSync(join(project, 'dist/500.html')),
      says: 'dist/500.html is missing',
    },
    'an empty file': {
      provoke: () => writeBuiltFile('about.html', ''),
      says: 'about.html',
    },
    'a disk that is full while files are copied': {
      provoke: () =>
        server.replaceProgram(
          'cp',
          '/bin/cp "$@"; : > "$3/about.html"; exit 1',
        ),
      says: 'is the disk full',
    },
    'a copy that is cut without an error': {
      provoke: () =>
        server.replaceProgram('cp', '/bin/cp "$@"; : > "$3/about.html"'),
      says: 'The copy differs from dist/',
    },
    'a disk that is full while files are compressed': {
      provoke: () => server.replaceProgram('brotli', 'exit 1'),
      says: 'could not be compressed: is the disk full',
    },
    'a disk that is full while hashed files are added': {
      provoke: () =>
        server.replaceProgram(
          'cp',
          'case $1 in -rlf) exit 1 ;; *) exec /bin/cp "$@" ;; esac',
        ),
      says: 'could not be added',
    },
    'a folder that cannot be written': {
      provoke: () => server.replaceProgram('mkdir', 'exit 1'),
      says: 'cannot be written: run this as root',
    },
    'another release under way': {
      provoke: () =>
        server.replaceProgram('npm', `${project}/deploy/nginx.sh rollback`),
      says: 'Another release or rollback is under way',
    },
  };

  it.each(Object.entries(FAULTS))('%s', (_, { provoke, says }) => {
    publishSiteOf(1);
    publishSiteOf(2);
    buildSiteOf(3);
    provoke();
    const { code, output } = releaseOn(3);
    expect(code).toBe(1);
    expect(output).toContain(says);
    expect(output).toContain('The live site has not changed.');
    expectLive(2);
    expect(readdirSync(server.site)).not.toContain('release.part');
    expect(readdirSync(join(server.site, 'releases'))).toHaveLength(2);
  });

  it('an end by force, after which the next release is whole', () => {
    publishSiteOf(1);
    buildSiteOf(2);
    server.replaceProgram('brotli', 'kill -9 $PPID');
    expect(releaseOn(2).code).toBeNull();
    expectLive(1);
    server.replaceProgram('brotli', `exec ${need('brotli')} "$@"`);
    publishSiteOf(3);
    expectLive(3);
    expect(readdirSync(server.site)).not.toContain('release.part');
  });

  it('nginx, which does not take the redirects', () => {
    buildSiteOf(1);
    server.replaceProgram('systemctl', 'exit 1');
    const { code, output } = releaseOn(1);
    expect(code).toBe(1);
    expect(output).toContain('nginx has the redirects of the release before');
    expectLive(1);
  });
});

it('goes back from the live release, again and again, until the next release', () => {
  for (const day of [1, 2, 3]) publishSiteOf(day);
  for (const day of [2, 1]) {
    const { code, output } = rollBack();
    expect(code, output).toBe(0);
    expect(output).toContain('The next "release" brings back');
    expectLive(day);
  }
  const { code, output } = rollBack();
  expect(code).toBe(1);
  expect(output).toContain('There is no release before 2027-01-01-120000.');
  expectLive(1);
  publishSiteOf(4);
  expectLive(4);
  // Those of the second and third day were taken back: no rollback leads to them.
  rollBack();
  expectLive(1);
});

it('says that there is nothing to go back from', () => {
  const { code, output } = rollBack();
  expect(code).toBe(1);
  expect(output).toContain('No release is live');
});

it('keeps the last five releases', () => {
  for (const day of [1, 2, 3, 4, 5, 6, 7]) publishSiteOf(day);
  const names = readdirSync(join(server.site, 'releases'));
  expect(names.map((name) => name.slice(8, 10))).toEqual([
    '03',
    '04',
    '05',
    '06',
    '07',
  ]);
});

it('keeps hashed files for thirty days after their release was live', () => {
  for (const day of [1, 2]) publishSiteOf(day);
  // Since the second release, which has been live for 35 days.
  for (const day of [1, 2]) age(`assets/sheet.${String(day)}.css`, 35);
  publishSiteOf(3);
  const sheets = readdirSync(join(server.site, 'assets')).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets).toEqual(['sheet.2.css', 'sheet.3.css']);
  // A release whose files are gone brings them along when it comes back.
  for (const day of [2, 1]) {
    rollBack();
    expectLive(day);
  }
});

describe('on nginx', () => {
  async function startServing(): Promise<Nginx> {
    nginx = await startNginx(server);
    return nginx;
  }

  it('a page finds its sheet after the next release, and after a rollback', async () => {
    publishSiteOf(1);
    const { ask } = await startServing();
    const sheetOf = async (page: string) => {
      const { body } = await ask(page);
      return /href="(.+?)"/.exec(body.toString())?.[1] ?? '';
    };
    const expectSheet = async (address: string) => {
      const { status, headers } = await ask(address);
      expect(status, address).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
      const compressed = { headers: { 'Accept-Encoding': 'br' } };
      const answer = await ask(address, compressed);
      expect(answer.headers['content-encoding'], address).toBe('br');
    };
    const first = await sheetOf('/');
    publishSiteOf(2);
    const second = await sheetOf('/');
    expect(second).not.toBe(first);
    await expectSheet(first);
    await expectSheet(second);
    expect((await ask(`${first}.br`)).status).toBe(404);
    rollBack();
    expect(await sheetOf('/')).toBe(first);
    await expectSheet(second);
    // The error screen of a release that cannot be read asks for a sheet, too.
    rmSync(join(server.site, 'releases'), { recursive: true });
    expect((await ask('/')).status).toBe(500);
    await expectSheet(await sheetOf('/'));
  });

  it('a former address leads to the present one, as long as the release says so', async () => {
    publishSiteOf(1);
    const { ask } = await startServing();
    const answerAt = async (path: string) => {
      const { status, location } = await ask(path);
      return { status, location };
    };
    const notFound = { status: 404, location: '' };
    expect(await answerAt('/services/old')).toEqual(notFound);
    const longest = `/services/${'a-long-name-'.repeat(20)}in-town`;
    publishSiteOf(
      2,
      `# Former names\n/404 /404/none 200\n/services/old /services/new 301\n${longest} /services/new 301\n`,
    );
    const expected: Record<string, string> = {
      '/services/old': '/services/new',
      '/services/old/': '/services/new',
      '/services/old?a=1&b=2': '/services/new?a=1&b=2',
      '/services/old/?a=1': '/services/new?a=1',
      [longest]: '/services/new',
    };
    // nginx answers with the redirects of before for a moment.
    for (const [from, location] of Object.entries(expected))
      await expect
        .poll(() => answerAt(from), PATIENTLY)
        .toEqual({ status: 301, location });
    expect(await answerAt('/services/older')).toEqual(notFound);
    rollBack();
    await expect
      .poll(() => answerAt('/services/old'), PATIENTLY)
      .toEqual(notFound);
  });
});

describe('with the name of the site in business.yml', () => {
  const NAMES = [
    { siteUrl: 'https://doors.example', other: 'www.doors.example' },
    { siteUrl: '"https://doors.example"  # ours', other: 'www.doors.example' },
    { siteUrl: "'https://www.doors.example'", other: 'doors.example' },
  ];
  let copy: string;
  beforeEach(() => {
    copy = copyProject();
    cpSync(join(REPOSITORY, 'deploy'), join(copy, 'deploy'), {
      recursive: true,
    });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  function write(siteUrl: string): void {
    const file = join(copy, 'src/content/business.yml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^siteUrl:.*/m, `siteUrl: ${siteUrl}`));
  }

  it.each(NAMES)('$siteUrl configures nginx', ({ siteUrl, other }) => {
    write(siteUrl);
    server.replaceProgram('nginx', 'exit 0');
    const { code, output } = server.publish('configure', copy);
    expect(code, output).toBe(0);
    const config = readFileSync(join(server.folder, 'nginx.conf'), 'utf8');
    const site = /https:\/\/([\w.]+)/.exec(siteUrl)?.[1] ?? '';
    expect(config).toContain(`server_name ${site};`);
    expect(config).toContain(`server_name ${other};`);
    expect(config).toContain(`return 301 https://${site}$request_uri;`);
    expect(config).toContain(`/etc/letsencrypt/live/${site}/fullchain.pem`);
    expect(config).not.toContain(DOMAIN);
  });

  it('does not configure nginx for a site without a name', () => {
    write('doors');
    const { code, output } = server.publish('configure', copy);
    expect(code).toBe(1);
    expect(output).toContain(
      'siteUrl in src/content/business.yml is no address',
    );
  });

  it('keeps a configuration that works when nginx refuses the new one', () => {
    const file = join(server.folder, 'nginx.conf');
    writeFileSync(file, 'of yesterday');
    server.replaceProgram('nginx', 'exit 1');
    const { code, output } = server.publish('configure', copy);
    expect(code).toBe(1);
    expect(output).toContain('nginx refuses the configuration');
    expect(readFileSync(file, 'utf8')).toBe('of yesterday');
  });

  it('asks for a certificate of both names, in the folder that nginx.conf serves', () => {
    write('https://doors.example');
    server.replaceProgram('certbot', 'echo "certbot $*"');
    const { output } = server.publish('certificate', copy);
    expect(output).toContain(`-w ${WEB_ROOT} `);
    expect(output).toContain('-d doors.example -d www.doors.example ');
    const config = readFileSync(join(copy, 'deploy/nginx.conf'), 'utf8');
    expect(config).toContain(`root ${WEB_ROOT};`);
  });
});
