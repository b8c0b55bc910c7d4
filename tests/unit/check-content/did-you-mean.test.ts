import { describe, expect, test } from 'vitest';
import { didYouMean, nearestName, slugOf } from '~/build/check-content/suggest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const SERVICE = 'services/panel-replacement.md';

describe('a name that is nearly right is told with the right one', () => {
  test.each([
    [SERVICE, 'price:', 'pirce: Starting at $150', 'pirce', 'price'],
    [SERVICE, 'imageAlt:', 'imagealt: A door with one dented panel', 'imagealt', 'imageAlt'],
    [SERVICE, 'category:', 'category: instalation', 'category', 'installation'],
    [SERVICE, 'icon:', 'icon: panels', 'icon', 'panel'],
    [SERVICE, 'image:', 'image: pannel-replacement.jpg', 'image', 'panel-replacement.jpg'],
    [
      'testimonials/dana-r.md',
      'service:',
      'service: broken-spring',
      'service',
      'broken-spring-replacement',
    ],
    [
      'testimonials/dana-r.md',
      'service:',
      'service: panel-replacment',
      'service',
      'panel-replacement',
    ],
    ['pages/about.md', 'page:', 'page: abuot', 'page', 'about'],
    ['pages/contact.md', '    - teaneck', '    - teanek', 'shop.areas, item 5', 'teaneck'],
    ['areas/westwood.md', 'neighbors:', 'neighbors: [paramas]', 'neighbors, item 1', 'paramus'],
    [
      'business.yml',
      '  - broken-spring-replacement',
      '  - broken-spring-replacment',
      'featuredServices, item 2',
      'broken-spring-replacement',
    ],
  ])('%s %s %s', (file, start, line, field, meant) => {
    const content = new ContentCopy();
    content.replaceLine(file, start, line);
    const told = content.check().find((problem) => problem.field === field);
    expect(told).toEqual(
      problemOf(
        file,
        content.lineOf(file, line),
        field,
        expect.stringContaining(`Did you mean "${meant}"?`),
      ),
    );
  });

  test('the kind of a fact', () => {
    const content = new ContentCopy();
    const file = 'areas/westwood.md';
    content.write(file, content.read(file).replace('kind: water', 'kind: watter'));
    expect(content.check()).toEqual([
      problemOf(
        file,
        content.lineOf(file, '    kind: watter'),
        'facts, item 16.kind',
        expect.stringMatching(/^must be one of street, .+\. Did you mean "water"\?$/),
      ),
    ]);
  });

  test('the fact of a local text', () => {
    const content = new ContentCopy();
    content.addLocalTexts('westwood');
    const file = 'local/westwood/panel-replacement.md';
    content.replaceLine(file, 'facts:', 'facts: [growth, from-tenaflyy]');
    expect(content.check()).toEqual([
      problemOf(
        file,
        content.lineOf(file, 'facts:'),
        'facts, item 2',
        expect.stringContaining('Did you mean "from-tenafly"?'),
      ),
    ]);
  });
});

test.each([
  ['chimney-sweeping', ['panel-replacement', 'cable-repair']],
  ['x', ['spring', 'track']],
  ['repair', ['cable-repair', 'track-repair']],
])('%s is near to none of %j, so nothing is guessed', (written, known) => {
  expect(nearestName(written, known)).toBeUndefined();
  expect(didYouMean(written, known)).toBe('');
});

test.each([
  ['Bed & Door Repair', 'bed-door-repair'],
  ['Dóor Painting', 'door-painting'],
  ['  The customer’s door ', 'the-customers-door'],
])('%j as a file name is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
