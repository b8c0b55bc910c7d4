import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageServer } from '../helpers/language-server.ts';

/** Every build leaves the schemas that the editor reads; this asks as the editor does. */
describe('hints in the editor', () => {
  const server = new LanguageServer();
  const lineOf = (text: string, start: string) =>
    text.split('\n').findIndex((line) => line.startsWith(start));

  beforeAll(() => server.start());
  afterAll(() => {
    server.stop();
  });

  it('say what a field is, offer its choices and mark mistakes with what to write', async () => {
    const { text, problems, hover, choices } = server.open(
      'src/content/services/panel-replacement.md',
      (source) =>
        source
          .replace(/^price: .*/m, 'price: 150 dollars')
          .replace(/^category: .*/m, 'category: ')
          .replace('imageAlt:', 'imageAtl:'),
    );
    const price = lineOf(text, 'price');
    const { contents } = await hover({ line: price, character: 2 });
    expect(contents.value).toBe('The starting price, written "Starting at $120".');

    const category = { line: lineOf(text, 'category'), character: 'category: '.length };
    const { items } = await choices(category);
    expect(items.map(({ label }) => label)).toContain('maintenance');

    const found = await problems();
    expect(found.items.map(({ range, message }) => [range.start.line, message])).toEqual(
      expect.arrayContaining([
        [price, 'This must read like this, in whole dollars: Starting at $120.'],
        [lineOf(text, 'imageAtl'), 'Property imageAtl is not allowed.'],
      ]),
    );
  });

  it('know which page a file of pages/ is, and have nothing against what is right', async () => {
    const wrong = server.open('src/content/pages/home.md', (source) =>
      source.replace('icon: wrench', 'icon: wrenhc'),
    );
    const { items } = await wrong.problems();
    expect(items).toHaveLength(1);
    expect(items[0]?.message).toContain('"wrench"');
    const right = await server.open('src/content/pages/about.md', (source) => source).problems();
    expect(right.items).toEqual([]);
  });
});
