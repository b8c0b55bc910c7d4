import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RENDERED } from '~/build/launch-check/rendered';
import { LaunchCopy } from '../../helpers/launch';
import { PROJECT } from '../../helpers/project';

const REVIEW = 'testimonials/dana-r.md';

describe('a review', () => {
  test('is open while it is a sample, with its file and line', () => {
    const content = new LaunchCopy();
    content.replaceLine(REVIEW, 'sample:', 'sample: true');
    expect(content.open('dana-r')).toMatchObject({
      group: 'reviews',
      text: null,
      places: [
        {
          file: LaunchCopy.path(REVIEW),
          line: content.lineOf(REVIEW, 'sample:'),
          field: 'sample',
        },
      ],
    });
  });

  test('is closed when it is a real one, or deleted', () => {
    const content = new LaunchCopy();
    content.replaceLine(REVIEW, 'sample:', 'sample: false');
    expect(content.open('dana-r')).toBeUndefined();
    content.remove(REVIEW);
    expect(content.open('dana-r')).toBeUndefined();
  });
});

describe('a picture', () => {
  const NAME = 'about-van.jpg';
  const PICTURE = `src/assets/pictures/${NAME}`;
  const rendered = { [NAME]: createHash('sha256').update('rendered').digest('hex') };

  function pictures(content: LaunchCopy) {
    return content
      .launchReport(undefined, rendered)
      .open.filter(({ group }) => group === 'pictures');
  }

  test('is open while it is the rendered one, with the places that show it', () => {
    const content = new LaunchCopy();
    content.writeOutside(PICTURE, 'rendered');
    expect(pictures(content)).toMatchObject([
      {
        name: NAME,
        places: [{ file: PICTURE, line: null }],
        echoes: [
          {
            file: LaunchCopy.path('pages/about.md'),
            line: content.lineOf('pages/about.md', '  image:'),
            field: 'hero.image',
          },
        ],
      },
    ]);
  });

  test('is closed by replacing the file; the one of the project stays as it was', () => {
    const before = readFileSync(join(PROJECT, PICTURE));
    const content = new LaunchCopy();
    content.writeOutside(PICTURE, 'a photograph');
    expect(pictures(content)).toEqual([]);
    expect(readFileSync(join(PROJECT, PICTURE)).equals(before)).toBe(true);
  });

  test('is closed by confirming that it stays', () => {
    const content = new LaunchCopy();
    content.writeOutside(PICTURE, 'rendered');
    content.confirm({ point: NAME, text: String(pictures(content)[0]?.text) });
    expect(pictures(content)).toEqual([]);
  });

  test('is known by the hash of its whole file', () => {
    expect(Object.keys(RENDERED)).toHaveLength(14);
    for (const hash of Object.values(RENDERED)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(Object.values(RENDERED)).size).toBe(14);
  });
});
