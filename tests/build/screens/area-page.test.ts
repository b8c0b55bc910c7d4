import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { cardTitled } from '../../helpers/cards.ts';
import { all, attribute, has, linksIn, one, textOf, texts } from '../../helpers/elements.ts';
import { pageAt, type BuiltPage } from '../../helpers/built-pages.ts';
import { heroOf, mainOf, sectionsOf } from '../../helpers/regions.ts';
import {
  AREAS,
  PHONE,
  PHONE_LINK,
  POPULAR_SERVICE,
  SERVICES,
} from '../../helpers/specification.ts';

const CHIPS = ['All Services 10', 'Installation 1', 'Repair 4', 'Maintenance 1', 'Emergency 1'];

function offeringsOf(page: BuiltPage): HTMLElement {
  const offerings = one(mainOf(page), 'fieldset').closest('section');
  if (!offerings) throw new Error('the chips are in no section');
  return offerings;
}

function serviceCards(page: BuiltPage): HTMLElement[] {
  return all(offeringsOf(page), 'li[data-category]');
}

describe.each(AREAS)('area page of $name', (area) => {
  const page = pageAt(`/service-areas/${area.slug}`);

  it('has a hero with the town in its title, a description and a call link', () => {
    const hero = heroOf(page);
    expect(textOf(one(hero, 'h1'))).toContain(area.name);
    expect(textOf(one(hero, 'h1 + p'))).toMatch(/\S.{20,}\.$/);
    expect(linksIn(hero).filter(({ href }) => href === PHONE_LINK)).toHaveLength(1);
    expect(all(hero, 'picture img')).toHaveLength(1);
  });

  it('has five chips with their counts, the first of them chosen', () => {
    const chips = all(offeringsOf(page), 'label');
    const inputs = chips.map((chip) => one(chip, 'input[type="radio"]'));
    expect(texts(chips)).toEqual(CHIPS);
    expect(inputs.map((input) => has(input, 'checked'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(new Set(inputs.map((input) => attribute(input, 'name'))).size).toBe(1);
    expect(textOf(one(offeringsOf(page), 'fieldset > legend'))).not.toBe('');
  });

  it('has the ten services in order, each in its category', () => {
    const cards = serviceCards(page);
    expect(cards.map((card) => textOf(one(card, 'h3')))).toEqual(
      SERVICES.map(({ title }) => title),
    );
    expect(cards.map((card) => attribute(card, 'data-category'))).toEqual(
      SERVICES.map(({ category }) => category),
    );
  });

  it('leads from each card by "Learn More" to the service in this town', () => {
    const links = serviceCards(page).map((card) => linksIn(card));
    expect(links.map((found) => found.map(({ href }) => href))).toEqual(
      SERVICES.map(({ slug }) => [`/services/${slug}-in-${area.slug}`]),
    );
    expect(links.flat().filter(({ text }) => !text.startsWith('Learn More'))).toEqual([]);
  });

  it('has one "Most Popular" badge, on new installations', () => {
    expect(textOf(mainOf(page)).split('Most Popular')).toHaveLength(2);
    expect(textOf(cardTitled(offeringsOf(page), POPULAR_SERVICE))).toContain('Most Popular');
  });

  it('has a "Why Choose" section with a call box that dials the number it shows', () => {
    const section = sectionsOf(page).find((part) =>
      textOf(one(part, 'h1, h2')).startsWith('Why Choose'),
    );
    const calls = section ? linksIn(section) : [];
    expect(calls).toHaveLength(1);
    expect(calls[0]?.href).toBe(PHONE_LINK);
    expect(calls[0]?.text).toContain(PHONE);
  });

  it('shows response time, coverage and the four streets', () => {
    const text = textOf(mainOf(page));
    const facts = [area.responseTime, 'Full service area', area.streets.join(', ')];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});

describe('chips of the area pages', () => {
  it('hide the services of other categories by style alone', () => {
    const page = pageAt('/service-areas/tenafly');
    const styles = all(page.root, 'style')
      .map(({ rawText }) => rawText)
      .join('');
    const kinds = ['installation', 'repair', 'maintenance', 'emergency'];
    const ruled = kinds.filter(
      (kind) =>
        styles.includes(`:has(#chip-${kind}:checked)`) &&
        new RegExp(`\\[data-category\\]:not\\(\\[data-category=["']?${kind}`).test(styles),
    );
    expect(ruled).toEqual(kinds);
  });
});
