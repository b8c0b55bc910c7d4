/** What axe cannot decide by itself, and who decides it. */
export interface Allowed {
  rule: string;
  /** The element that axe names stands inside an element of this selector. */
  inside: string;
  reason: string;
}

/** Everything else that axe leaves open fails, and so does an entry that no page needs any more. */
export const ALLOWED: readonly Allowed[] = [
  {
    rule: 'color-contrast',
    inside: '[aria-labelledby="hero"]',
    reason: 'text over a picture or beside one; pixels measured in look/pixel-contrast.spec.ts',
  },
  {
    rule: 'color-contrast',
    inside: '[aria-labelledby="ready"]',
    reason: 'thin lines behind the text; pixels measured in look/pixel-contrast.spec.ts',
  },
  {
    rule: 'color-contrast',
    inside: '.chip',
    reason: 'the radio button covers its label; pixels measured in look/pixel-contrast.spec.ts',
  },
  {
    rule: 'color-contrast',
    inside: '[aria-labelledby="find"]',
    reason: 'text on a drawn map; pixels measured in look/pixel-contrast.spec.ts',
  },
  {
    rule: 'color-contrast',
    inside: '#services-panel',
    reason: 'the row that the edge of the scrolling panel cuts; its colors: unit/contrast.test.ts',
  },
];
