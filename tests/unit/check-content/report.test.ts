import { describe, expect, test } from 'vitest';
import { problemLines, summaryLines, sumLine } from '~/build/check-content/report';
import { ContentCopy } from '../../helpers/content-copy';
import { SERVICE as NEW_SERVICE, TOWN } from '../../helpers/new-entries';

const SERVICE = 'services/panel-replacement.md';
const SHOWN = 'Until then these pages show what the files of the town and the service say.';

/** A copy in which every town has all its texts. */
function wholeCopy(): ContentCopy {
  const content = new ContentCopy();
  for (const town of content.names('areas')) content.addLocalTexts(town);
  return content;
}

test('problems of one file stand together, with what the file makes', () => {
  const content = new ContentCopy();
  content.replaceLine(SERVICE, 'icon:', 'icon: panels');
  content.replaceLine(SERVICE, 'price:', 'price: $150');
  content.replaceLine('areas/dumont.md', 'coverage:', 'coverage: ""');
  const report = content.report();
  expect(problemLines(report)).toEqual([
    expect.stringMatching(/^src\/content\/services\/panel-replacement\.md:4 {2}icon: /),
    expect.stringMatching(/^src\/content\/services\/panel-replacement\.md:\d+ {2}price: /),
    '    It makes /services/panel-replacement and 15 town pages, such as /services/panel-replacement-in-bergenfield.',
    expect.stringMatching(/^src\/content\/areas\/dumont\.md:\d+ {2}coverage: /),
    '    It makes /service-areas/dumont and 10 service pages, such as /services/broken-spring-replacement-in-dumont.',
  ]);
  expect(sumLine(report)).toBe('3 things to mend in the content.');
});

describe('what a file makes is told for', () => {
  test.each([
    ['business.yml', 'name:', 'Every page takes its facts from it.'],
    ['pages/shared.md', 'emergency:', 'It holds the words of every page.'],
    ['pages/home.md', 'seoTitle:', 'It holds the words of /.'],
    ['testimonials/dana-r.md', 'rating:', 'It stands on /, the home page.'],
    [
      'local/fort-lee/cable-repair-replacement.md',
      'headline:',
      'It is the text of /services/cable-repair-replacement-in-fort-lee.',
    ],
  ])('%s', (file, start, words) => {
    const content = new ContentCopy();
    content.addLocalTexts('fort-lee');
    content.replaceLine(file, start);
    expect(problemLines(content.report()).at(-1)).toBe(`    ${words}`);
  });
});

describe('content in order', () => {
  test('is summed up', () => {
    const content = wholeCopy();
    expect(summaryLines(content.report())).toEqual([
      'Content is in order: 10 services, 15 towns, 150 local texts, 4 reviews. It makes 180 pages.',
    ]);
  });

  test('may lack the local texts of a town, which are named', () => {
    const content = wholeCopy();
    content.remove('local/dumont/cable-repair-replacement.md');
    content.remove('local/dumont/panel-replacement.md');
    expect(content.check()).toEqual([]);
    expect(summaryLines(content.report()).slice(1)).toEqual([
      `Note: src/content/local/dumont has no text yet for cable-repair-replacement, panel-replacement. ${SHOWN}`,
    ]);
  });

  test('a town without any local text is allowed, and all ten are named', () => {
    const content = wholeCopy();
    content.write('areas/nyack.md', TOWN);
    expect(content.check()).toEqual([]);
    const { pages, notes } = content.report();
    expect(pages).toBe(191);
    expect(notes).toEqual([
      `src/content/local/nyack has no text yet for ${content.names('services').join(', ')}. ${SHOWN}`,
    ]);
  });

  test('a new service without any local text is one note, not fifteen', () => {
    const content = wholeCopy();
    content.write('services/door-painting.md', NEW_SERVICE);
    expect(content.check()).toEqual([]);
    expect(content.report().notes).toEqual([
      `No town has a text of its own for door-painting yet: write src/content/local/{town}/door-painting.md. ${SHOWN}`,
    ]);
  });

  test('a town copied from another is noted until its texts are its own', () => {
    const content = wholeCopy();
    const copy = content
      .read('areas/dumont.md')
      .replace('name: Dumont', 'name: Closter')
      .replace(/^title: .*$/m, 'title: Garage Door Service in Closter, NJ');
    content.write('areas/closter.md', copy);
    expect(content.check()).toEqual([]);
    const why = 'Search engines leave out pages that say the same; write it anew.';
    expect(content.report().notes.slice(0, 2)).toEqual([
      `src/content/areas/dumont.md has the same text below its fields as src/content/areas/closter.md. ${why}`,
      `src/content/areas/dumont.md has the same description as src/content/areas/closter.md. ${why}`,
    ]);
  });

  test('with many notes shows the first twenty', () => {
    const content = new ContentCopy();
    for (const town of content.names('areas').slice(0, 14)) content.addLocalTexts(town);
    for (let number = 0; number < 25; number += 1) {
      content.write(
        `areas/town-${String(number)}.md`,
        TOWN.replaceAll('Nyack', `Town ${String(number)}`).replace('neighbors:\n  - tenafly\n', ''),
      );
    }
    const lines = summaryLines(content.report());
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toMatch(/^And \d+ more notes\.$/);
  });
});

describe('no message shows code: no stack trace, no word of a schema, no raw value', () => {
  const RAW =
    /\bexpected\b|received|invalid|undefined|zod|\[object|\bnan\b|too (?:small|big):|\bat .+:\d+:\d+/i;

  test.each(['[1, {a: 2}]', '{a: 2}', '-999', 'true', "''", '2024-01-01'])(
    'when every field says %s',
    (value) => {
      const content = new ContentCopy();
      content.addLocalTexts('fort-lee');
      const files = ['services', 'areas', 'testimonials', 'pages', 'local/fort-lee'].flatMap(
        (folder) => content.names(folder).map((name) => `${folder}/${name}.md`),
      );
      for (const file of [...files, 'business.yml']) {
        const text = content.read(file);
        content.write(file, text.replaceAll(/^( *(?:- )?[a-zA-Z]+:) .+$/gm, `$1 ${value}`));
      }
      const lines = problemLines(content.report());
      expect(lines.length).toBeGreaterThan(150);
      expect(lines.filter((line) => RAW.test(line))).toEqual([]);
    },
  );
});
