import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const TOWN = 'areas/westwood.md';
const TEXT = 'local/westwood/panel-replacement.md';

/** A local text that rests on facts of a town. */
function localText(facts: string): string {
  return `---
headline: The dented panel in Westwood
facts: ${facts}
checks:
  - Hold a yardstick across the dent.
  - Count the rectangles of one section.
  - Measure the height of the section.
---

Its text.
`;
}

/** The first fact that the town's own file tells. */
function factOf(content: ContentCopy): string {
  return /^facts:\n {2}- id: (\S+)$/m.exec(content.read(TOWN))?.[1] ?? 'no fact found';
}

test('a local text that rests on a fact of its town is in order', () => {
  const content = new ContentCopy();
  content.write(TEXT, localText(`[${factOf(content)}]`));
  expect(content.check()).toEqual([]);
});

test('an unknown fact is told with the facts of the town', () => {
  const content = new ContentCopy();
  const known = factOf(content);
  content.write(TEXT, localText(`[${known}, no-such-fact]`));
  expect(content.check()).toEqual([
    problemOf(
      TEXT,
      content.lineOf(TEXT, 'facts:'),
      'facts, item 2',
      expect.stringContaining(
        `names the fact "no-such-fact", which does not exist. Write one of ${known}, `,
      ),
    ),
  ]);
});

describe('a text in the wrong place', () => {
  test('a folder that is no town', () => {
    const content = new ContentCopy();
    content.write('local/closter/panel-replacement.md', localText(`[${factOf(content)}]`));
    expect(content.check()).toEqual([
      problemOf(
        'local/closter/panel-replacement.md',
        null,
        null,
        'The folder "closter" is not a town. Rename it to the file name of a town in src/content/areas, or delete it if the town is no longer served.',
      ),
    ]);
  });

  test('a file that is no service', () => {
    const content = new ContentCopy();
    content.write('local/westwood/chimney-sweeping.md', localText(`[${factOf(content)}]`));
    expect(content.check()).toEqual([
      problemOf(
        'local/westwood/chimney-sweeping.md',
        null,
        null,
        expect.stringMatching(
          /^The file name "chimney-sweeping\.md" is not a service\. Rename it to one of .*panel-replacement.*, or delete it\.$/,
        ),
      ),
    ]);
  });
});

describe('facts of the wrong form', () => {
  test('one text for a list is told, not fatal', () => {
    const content = new ContentCopy();
    content.write(TEXT, localText(factOf(content)));
    expect(content.check()).toEqual([
      problemOf(TEXT, content.lineOf(TEXT, 'facts:'), 'facts', expect.any(String)),
    ]);
  });

  test('an empty item in the list of the town is told, not fatal', () => {
    const content = new ContentCopy();
    content.write(TEXT, localText(`[${factOf(content)}]`));
    content.replaceLine(TOWN, 'facts:', 'facts:', '  -');
    expect(content.check()).toEqual([
      problemOf(TOWN, expect.any(Number) as number, 'facts, item 1', expect.any(String)),
    ]);
  });
});

test('a town file that cannot be read does not turn its local texts into mistakes', () => {
  const content = new ContentCopy();
  content.write(TEXT, localText(`[${factOf(content)}]`));
  content.replaceLine(TOWN, 'name:', 'name: Westwood: a town');
  expect(content.check()).toEqual([
    problemOf(
      TOWN,
      content.lineOf(TOWN, 'name:'),
      null,
      expect.stringContaining('The line cannot be read'),
    ),
  ]);
});
