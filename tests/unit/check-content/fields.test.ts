import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const SERVICE = 'services/panel-replacement.md';
const ADDRESS =
  'must be https:// and the name of the site in small letters, with no path and no slash at the end, such as https://example.com.';

describe('a missing field', () => {
  test('of a service is told with what to write', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'price:');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        null,
        'price',
        'is missing. Add it: The starting price, written "Starting at $120".',
      ),
    ]);
  });

  test('inside another field is told with the line of that field', () => {
    const content = new ContentCopy();
    content.replaceLine('pages/about.md', '  title: ');
    const line = content.lineOf('pages/about.md', 'hero:');
    expect(content.check()).toEqual([
      problemOf(
        'pages/about.md',
        line,
        'hero.title',
        expect.stringMatching(/^is missing\. Add it/),
      ),
    ]);
  });

  test('of the firm is told with what to write', () => {
    const content = new ContentCopy();
    content.replaceLine('business.yml', 'descriptor:');
    expect(content.check()).toEqual([
      problemOf(
        'business.yml',
        null,
        'descriptor',
        'is missing. Add it: What it does, in a few words, shown after the name.',
      ),
    ]);
  });
});

describe('a field with nothing behind its colon', () => {
  const REMOVE = 'is empty. Write it, or remove the whole line.';

  test.each([
    [SERVICE, 'order:', 'order', REMOVE],
    [SERVICE, 'icon:', 'icon', REMOVE],
    ['areas/westwood.md', 'neighbors:', 'neighbors', REMOVE],
    ['business.yml', '  rating:', 'claims.rating', REMOVE],
    [
      SERVICE,
      'price:',
      'price',
      'is empty. Write it: The starting price, written "Starting at $120".',
    ],
    [
      'pages/about.md',
      '  description:',
      'hero.description',
      'is empty. Write it: The sentence under the heading of the page.',
    ],
  ])('%s %s', (file, start, field, message) => {
    const content = new ContentCopy();
    content.replaceLine(file, start, start);
    expect(content.check()).toEqual([problemOf(file, content.lineOf(file, start), field, message)]);
  });

  test('what may be null is no problem', () => {
    const content = new ContentCopy();
    content.replaceLine('business.yml', 'registration:', 'registration:');
    expect(content.check()).toEqual([]);
  });
});

describe('an unknown field', () => {
  test('is told with the fields that exist', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'category:', 'category: other', 'colour: white');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'colour:'),
        'colour',
        'is not a field of this file. Remove the line, or write one of title, order, icon, description, fullDescription, features, price, image, imageAlt, popular, category, seoName.',
      ),
    ]);
  });

  test('inside another field is told with the fields of that one', () => {
    const content = new ContentCopy();
    content.replaceLine('pages/about.md', 'hero:', 'hero:', '  subtitle: A second line');
    expect(content.check()).toEqual([
      problemOf(
        'pages/about.md',
        content.lineOf('pages/about.md', '  subtitle:'),
        'hero.subtitle',
        'is not a field of this file. Did you mean "title"? Remove the line, or write one of title, description, image, imageAlt, callLabel.',
      ),
    ]);
  });
});

describe('a value of the wrong form is told with the right one', () => {
  test.each([
    [SERVICE, 'price:', '$150', 'must read like this, in whole dollars: Starting at $120.'],
    [
      SERVICE,
      'price:',
      'Starting at $150.50',
      'must read like this, in whole dollars: Starting at $120.',
    ],
    [
      SERVICE,
      'title:',
      '24',
      'must be a text. Put it in quotes if it starts with a digit or holds a colon.',
    ],
    [SERVICE, 'title:', '""', 'is too short. Write at least 5 characters.'],
    [SERVICE, 'order:', '"5"', 'must be a whole number without quotes, such as 3.'],
    [
      SERVICE,
      'category:',
      'panels',
      'must be one of installation, repair, maintenance, emergency, other.',
    ],
    [SERVICE, 'imageAlt:', 'x'.repeat(126), 'is too long. Keep it to 125 characters.'],
    ['areas/fort-lee.md', 'responseTime:', '25 to 40 minutes', 'must read like this: 25-40 min.'],
    ['testimonials/dana-r.md', 'rating:', '6', 'must be 1 to 5.'],
    ['testimonials/dana-r.md', 'sample:', 'maybe', 'must be true or false.'],
    [
      'business.yml',
      'phone:',
      '"201-555-0142"',
      'is not a phone number we can dial. Write it like this: "(201) 555-0142".',
    ],
    [
      'business.yml',
      'phone:',
      '“(201) 555-0142”',
      "stands in curly quotes, which the page would show. Write straight quotes (') around the text, or none.",
    ],
    [
      'business.yml',
      'phone:',
      '2015550142',
      'must be a phone number in quotes, such as "(201) 555-0142".',
    ],
    ['business.yml', 'siteUrl:', 'https://doors.example/', ADDRESS],
    ['business.yml', 'siteUrl:', 'https://doors.example/garage', ADDRESS],
    ['business.yml', 'siteUrl:', 'https:doors.example', ADDRESS],
    ['business.yml', 'siteUrl:', 'HTTPS://Doors.example', ADDRESS],
    ['business.yml', 'siteUrl:', '12', ADDRESS],
    [
      'business.yml',
      'registration:',
      '13VH123',
      'must be 13VH and eight digits, exactly as the state issued it.',
    ],
  ])('%s %s %s', (file, start, value, message) => {
    const content = new ContentCopy();
    content.replaceLine(file, start, `${start} ${value}`);
    expect(content.check()).toEqual([
      problemOf(file, content.lineOf(file, start), start.replace(':', ''), message),
    ]);
  });
});

describe('a list of the wrong length', () => {
  test('six features are told with the number to write', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'features:', 'features:', '  - A sixth line');
    const line = content.lineOf(SERVICE, 'features:');
    expect(content.check()).toEqual([
      problemOf(SERVICE, line, 'features', 'must have exactly 5 lines.'),
    ]);
  });

  test('a list written as one text is told with the form to write', () => {
    const content = new ContentCopy();
    content.replaceLine('areas/westwood.md', 'neighbors:', 'neighbors: paramus');
    expect(content.check()).toEqual([
      problemOf(
        'areas/westwood.md',
        content.lineOf('areas/westwood.md', 'neighbors:'),
        'neighbors',
        expect.stringMatching(/\blist\b/),
      ),
    ]);
  });

  test('an item of a list is counted from one', () => {
    const content = new ContentCopy();
    content.replaceLine('areas/fort-lee.md', 'zips:', 'zips:', '  - 7024');
    expect(content.check()).toEqual([
      problemOf(
        'areas/fort-lee.md',
        expect.any(Number) as number,
        'zips, item 1',
        expect.any(String),
      ),
    ]);
  });
});

test('a page with a name that no screen has is told with the names that exist', () => {
  const content = new ContentCopy();
  content.replaceLine('pages/about.md', 'page:', 'page: abuot');
  expect(content.check()).toEqual([
    problemOf('pages/about.md', 2, 'page', expect.stringMatching(/home.+about.+contact/)),
  ]);
});
