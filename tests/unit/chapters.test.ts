import { describe, expect, it } from 'vitest';
import {
  chapterGroups,
  storyOf,
  underHeading,
} from '../../src/lib/chapters.ts';

const words = (id: string) => `<h2 id="${id}">Words</h2>\n<p>Text.</p>\n`;
const LIST = '<h2 id="list">List</h2>\n<ul>\n<li>One</li>\n</ul>\n';
const STEPS = '<h2 id="steps">Steps</h2>\n<ol>\n<li>One</li>\n</ol>\n';
const QUESTIONS =
  '<h2 id="asked">Asked</h2>\n<details><summary><h3>Why?</h3></summary><p>So.</p></details>\n';

/** The layout of each group, and the ids of its chapters. */
const outlineOf = (html: string) =>
  chapterGroups(html).map(({ layout, chapters }) => ({
    layout,
    ids: chapters.map(({ id }) => id),
  }));

describe('chapters of a text', () => {
  it('are grouped in their order: signs and steps apart, the rest side by side', () => {
    expect(
      outlineOf(
        words('a') + words('b') + LIST + STEPS + words('c') + QUESTIONS,
      ),
    ).toEqual([
      { layout: 'blocks', ids: ['a', 'b'] },
      { layout: 'signs', ids: ['list'] },
      { layout: 'steps', ids: ['steps'] },
      { layout: 'blocks', ids: ['c', 'asked'] },
    ]);
  });

  it('the first texts stand with the questions, apart from what follows them', () => {
    const story = storyOf(words('a') + QUESTIONS + LIST + words('b') + STEPS);
    expect(story.start.map(({ id }) => id)).toEqual(['a']);
    expect(story.questions.map(({ id }) => id)).toEqual(['asked']);
    expect(story.groups.map(({ layout }) => layout)).toEqual([
      'signs',
      'blocks',
      'steps',
    ]);
    expect(storyOf(words('a')).start).toEqual([]);
  });

  it('a list at the end stands with the price, apart from what else is there and from questions', () => {
    const price = LIST.replace('id="list"', 'id="price"');
    const story = storyOf(
      words('a') + LIST + STEPS + price + words('wait') + QUESTIONS,
    );
    expect(story.groups.map(({ layout }) => layout)).toEqual([
      'signs',
      'steps',
    ]);
    expect(story.ofPrice?.id).toBe('price');
    expect(story.end.map(({ id }) => id)).toEqual(['wait']);
    expect(story.questions.map(({ id }) => id)).toEqual(['asked']);
    expect(storyOf(STEPS + words('wait')).ofPrice).toBeUndefined();
  });

  it('have a heading one level lower below that of their group', () => {
    const [group] = chapterGroups(words('a'));
    expect(
      group?.chapters.map(underHeading).map(({ heading }) => heading),
    ).toEqual(['<h3 id="a">Words</h3>\n']);
  });

  it('have signs in the first list alone', () => {
    expect(outlineOf(LIST + words('a') + LIST)).toEqual([
      { layout: 'signs', ids: ['list'] },
      { layout: 'blocks', ids: ['a', 'list'] },
    ]);
  });

  it('keep every letter of the text, also before the first heading', () => {
    const html = `<p>First.</p>\n${words('a')}${LIST}${QUESTIONS}`;
    const kept = chapterGroups(html).flatMap(({ chapters }) =>
      chapters.map(({ heading, body }) => heading + body),
    );
    expect(kept.join('')).toBe(html);
  });

  it('are none in an empty text', () => {
    expect(chapterGroups('')).toEqual([]);
  });
});
