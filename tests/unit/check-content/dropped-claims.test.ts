import { describe, expect, test } from 'vitest';
import { CLAIM_NAMES } from '~/schemas/business';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

/** A copy of the content with all claims written, in which the owner drops some. */
function without(...claims: string[]): ContentCopy {
  const content = new ContentCopy();
  const lines = content.read('business.yml').split('\n');
  const start = lines.indexOf('claims:') + 1;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('  '));
  const kept = CLAIM_NAMES.filter((name) => !claims.includes(name));
  lines.splice(start, length, ...kept.map((name) => `  ${name}: Some words`));
  content.write('business.yml', lines.join('\n'));
  return content;
}

const LABELS = [
  ['pages/home.md', '  serving:', 'hero.serving'],
  ['pages/shared.md', 'emergency:', 'emergency'],
] as const;

describe('each claim can be dropped by removing its line', () => {
  test.each(CLAIM_NAMES.filter((name) => name !== 'emergencyHours'))('%s', (name) => {
    expect(without(name).check()).toEqual([]);
  });

  test('and all of these together', () => {
    const names = CLAIM_NAMES.filter((name) => name !== 'emergencyHours');
    expect(without(...names).check()).toEqual([]);
  });
});

test('without the hours of the emergency service two labels have to be written anew', () => {
  const content = without('emergencyHours');
  const problems = LABELS.map(([file, start, field]) =>
    problemOf(
      file,
      content.lineOf(file, start),
      field,
      'says nothing without a claim that business.yml has dropped. Write it without the braces.',
    ),
  );
  expect(content.check()).toEqual(problems);
  for (const [file, start] of LABELS) content.replaceLine(file, start, `${start} Call us`);
  expect(content.check()).toEqual([]);
});
