import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteCopy } from '../../helpers/site-copy';

const WORDS = 'We look at the door with you and say what it needs before we start. '.repeat(8);

let site: SiteCopy;

beforeAll(() => {
  site = new SiteCopy();
});

afterAll(() => {
  site.remove();
});

function add(...args: string[]) {
  return site.run('new-entry/main.ts', args);
}

const repeat = (flag: string, values: string[]) => values.flatMap((value) => [flag, value]);

const SERVICE = [
  ...['service', '--title', 'Door & Frame Painting', '--price', '$300', '--body', WORDS],
  ...['--description', 'We paint wood and steel garage doors on every face and edge.'],
  ...['--full-description', WORDS],
  ...repeat('--feature', ['Cleaned', 'Sanded', 'Primed', 'Painted twice', 'Balance tested']),
];

const TOWN = [
  ...['town', '--name', 'Closter', '--latitude', '40.9732', '--longitude', '-73.9615'],
  ...[
    '--description',
    'Door repair for the houses of Closter, up the road from our shop in Tenafly.',
  ],
  ...repeat('--streets', ['First Street', 'Second Street', 'Third Street', 'Fourth Street']),
  ...['--zips', '07624', '--neighbors', 'tenafly', '--body', WORDS],
  ...['--fact', 'Houses of all ages.', '--fact-source', 'A test'],
];

test('where every service has its text in every town, nothing is asked for another', () => {
  for (const flags of [[], ['--town', 'tenafly', '--service', 'panel-replacement']]) {
    const { status, output } = add('local', ...flags);
    expect(status).toBe(1);
    expect(output).toBe(
      'Every service has its text in every town. To change one, edit its file in src/content/local/{town}/{service}.md.\n',
    );
  }
});

test('each kind of entry is written, says what it makes, and leaves the content in order', () => {
  const service = add(...SERVICE);
  expect(service.output).toMatch(
    /^Written: src\/content\/services\/door-frame-painting\.md\nIt makes \/services\/door-frame-painting and 15 town pages, such as \S+\n- A picture: /,
  );
  const town = add(...TOWN);
  expect(town.output).toMatch(
    /^Written: src\/content\/areas\/closter\.md\nIt makes \/service-areas\/closter and 11 service pages, such as \S+\n- More facts/,
  );
  const local = add(
    ...['local', '--town', 'closter', '--service', 'door-frame-painting', '--body', WORDS],
    ...['--headline', 'Paint on the doors of Closter', '--facts', 'houses-of-all-ages'],
    ...repeat('--check', [
      'Look at the bottom edge of the door.',
      'Press the wood with a finger.',
      'Note the color you would like.',
    ]),
  );
  expect(local.output).toMatch(
    /^Written: src\/content\/local\/closter\/door-frame-painting\.md\nIt is the text of \/services\/door-frame-painting-in-closter\.\n/,
  );
  const review = add(
    ...['testimonial', '--name', 'Ann B.', '--text', 'They painted the door in two days.'],
    ...['--location', 'Closter', '--service', 'door-frame-painting', '--real', 'no'],
  );
  expect(review.output).toMatch(
    /^Written: src\/content\/testimonials\/ann-b\.md\nIt stands on \/, the home page\.\n/,
  );
  expect([service, town, local, review].map(({ status }) => status)).toEqual([0, 0, 0, 0]);
  expect(site.read('areas/closter.md')).toContain('title: Garage Door Service in Closter, NJ\n');
  expect(site.read('testimonials/ann-b.md')).toContain('rating: 5\n');
  const check = site.run('check-content/main.ts');
  expect(check.output).toContain('11 services, 16 towns, 151 local texts, 5 reviews.');
  expect(check.status).toBe(0);
});

test('a file that exists is never written over', () => {
  const file = join(site.root, 'src/content/areas/tenafly.md');
  const before = readFileSync(file, 'utf8');
  const { status, output } = add(...TOWN, '--name', 'Tenafly');
  expect(status).toBe(1);
  expect(output).toBe(
    'src/content/areas/tenafly.md exists already and stays as it is. Choose another name, or change that file.\n',
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('an entry that would bring a problem is told and not kept', () => {
  const { status, output } = add(...SERVICE, '--title', 'Walk in Doors');
  expect(status).toBe(1);
  expect(output).toMatch(/holds "in" between hyphens.+\nNothing was written\.\n$/);
  expect(existsSync(join(site.root, 'src/content/services/walk-in-doors.md'))).toBe(false);
});

test('without a person to ask, all that is missing or wrong is told at once', () => {
  const { status, output } = add('testimonial', '--name', 'A', '--service', 'panel-replacment');
  expect(status).toBe(1);
  expect(output.split('\n')).toEqual([
    '--name: It is too short. Write at least 2 characters.',
    '--text is missing: What does it say, word for word?',
    '--location is missing: In which town?',
    expect.stringMatching(
      /^--service: "panel-replacment" is not one of its answers\. Did you mean "panel-replacement"\? Write one of /,
    ),
    '--real is missing: Did a customer really write it?',
    'Nothing was written.',
    '',
  ]);
});

test.each([
  [['chimney'], 'Say what to add: npm run new -- one of service, town, local, testimonial.\n'],
  [['town', '--nmae', 'Closter'], /^Use only these, each with its answer behind it: --name, /],
])('%j is told what there is', (args, message) => {
  const { status, output } = add(...args);
  expect(status).toBe(1);
  expect(output).toMatch(message);
});
