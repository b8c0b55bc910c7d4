import { describe, expect, it } from 'vitest';
import { attribute, one, textOf } from '../helpers/elements.ts';
import { faults, pageAt, type BuiltPage } from '../helpers/built-pages.ts';
import { fieldsOf } from '../helpers/front-matter.ts';
import { mainOf } from '../helpers/regions.ts';
import { PAIR_PATHS } from '../helpers/site-paths.ts';
import { META_DESCRIPTION_LENGTH, SERVICES } from '../helpers/specification.ts';

/** The one text that the specification leaves to content: it gives the rule, not the words. */
function fullDescriptionOf(slug: string): string {
  const { fullDescription } = fieldsOf(`services/${slug}.md`) as { fullDescription: string };
  return fullDescription.trim();
}

function descriptionOf({ root }: BuiltPage): string {
  return attribute(one(root, 'meta[name="description"]'), 'content');
}

const straight = (text: string): string => text.replaceAll('’', "'").replaceAll(/[“”]/g, '"');

describe('meta description of a service page', () => {
  it.each(SERVICES)('$slug: first 155 characters of fullDescription', ({ slug }) => {
    const full = fullDescriptionOf(slug);
    expect(full.length).toBeGreaterThan(META_DESCRIPTION_LENGTH);
    expect(descriptionOf(pageAt(`/services/${slug}`))).toBe(full.slice(0, META_DESCRIPTION_LENGTH));
  });
});

describe('meta description of a pair page', () => {
  const pairs = PAIR_PATHS.map(pageAt);

  it('is 155 characters long', () => {
    const wrong = faults(pairs, (page) => {
      const { length } = descriptionOf(page);
      return length === META_DESCRIPTION_LENGTH ? [] : [String(length)];
    });
    expect(wrong).toEqual([]);
  });

  it('is the opening of its local text, where the reader finds it', () => {
    const wrong = faults(pairs, (page) => {
      const shown = straight(textOf(mainOf(page)));
      return shown.includes(straight(descriptionOf(page)).trim()) ? [] : [descriptionOf(page)];
    });
    expect(wrong).toEqual([]);
  });
});
