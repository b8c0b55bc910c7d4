import { describe, expect, test } from 'vitest';
import { documentProblems, documents } from '../helpers/documents';

const all = documents();

test('the documents are found', () => {
  const paths = all.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'README.md',
      'CONTRIBUTING.md',
      'src/content/README.md',
      'src/islands/README.md',
    ]),
  );
});

describe('every path, command, port and name in a document exists', () => {
  test.each(all)('$path', (document) => {
    expect(documentProblems(document)).toEqual([]);
  });
});

describe('what does not exist is found in', () => {
  test.each([
    ['a path in code', 'See `src/lib/address.ts`.', 'there is no "src/lib/address.ts"'],
    ['a path in the text', 'See src/library/, please.', 'there is no "src/library/"'],
    ['a file name', 'See `adress.ts`.', 'there is no "adress.ts"'],
    [
      'a path with a blank',
      '`src/content/towns/{town}.md`',
      'there is no "src/content/towns/{town}.md"',
    ],
    ['a link', '[here](src/content/READ.md)', 'there is no "src/content/READ.md"'],
    ['an address of the site', 'Open `/style-guide`.', 'there is no "/style-guide"'],
    ['a page of the site', '`/services/painting`', 'there is no "/services/painting"'],
    ['a script', 'Run `npm run chekc`.', 'there is no command "npm run chekc"'],
    [
      'a block of commands',
      '```sh\nnpm ci && npm run biuld\n```',
      'there is no command "npm run biuld"',
    ],
    ['an indented command', '    npm instal    # first', 'there is no command "npm instal"'],
    ['a package that is not installed', 'Run `npx gulp`.', 'there is no command "npx gulp"'],
    ['a program', '```sh\nyarn install\n```', 'there is no command "yarn install"'],
    [
      'a file to run',
      '`node src/build/relaese.ts`',
      'there is no command "node src/build/relaese.ts"',
    ],
    ['a port', 'It listens on port 4322.', 'nothing listens on port 4322'],
    ['a port of an address', 'Open http://localhost:3000/about.', 'nothing listens on port 3000'],
    ['a package', 'Mind `@astrojs/tailwimd`.', 'package.json does not have @astrojs/tailwimd'],
    ['a component', 'Use `SectionHead`.', 'there is no component SectionHead'],
    ['a variable', 'Set `SITE_ADRESS`.', 'nothing reads the variable SITE_ADRESS'],
  ])('%s', (_what, text, problem) => {
    expect(documentProblems({ path: 'README.md', text: `# Title\n\n${text}\n` })).toContain(
      problem,
    );
  });
});

describe('what does exist is let through in', () => {
  test.each([
    ['a path', 'See `src/lib/urls.ts`, `business.yml` and src/content/services/.'],
    ['a path with a blank', 'Add `src/content/local/{town}/{service}.md`.'],
    ['what a build makes', 'It writes `dist/index.html`, `robots.txt` and `generated/`.'],
    ['folders of a server', 'Copy it to `/srv/easy-open`.'],
    ['addresses of the site', '`/services/panel-replacement`, `/styleguide`, `/robots.txt`'],
    ['commands', '```sh\nnpm ci && SITE_URL=https://x.com npm run build   # all\n```'],
    ['a command in the text', '`npm run launch-check -- --confirm customers`'],
    ['ports', 'http://localhost:4321 and port 443'],
    ['components', 'Use `SectionHeading` in `IslandBoundary`.'],
    ['what is no path', '`24/7`, `@astrojs/react`, `client:visible`, `Starting at $150`, `.svg`'],
  ])('%s', (_what, text) => {
    expect(documentProblems({ path: 'README.md', text })).toEqual([]);
  });

  test('a path from the folder of the document', () => {
    const text = 'See `services/` and `local/fort-lee/panel-replacement.md`.';
    expect(documentProblems({ path: 'src/content/README.md', text })).toEqual([]);
    expect(documentProblems({ path: 'src/islands/README.md', text })).toHaveLength(2);
  });
});
