import type { Part } from '../schemas/service.ts';

/** Words of the signs to look for, and the part of the drawing that each is about. */
const PARTS_BY_WORD: Record<string, Part> = {
  spring: 'spring',
  coil: 'spring',
  opener: 'opener',
  motor: 'opener',
  sensor: 'opener',
  track: 'track',
  cable: 'cable',
  drum: 'cable',
  remote: 'remote',
  keypad: 'remote',
  button: 'remote',
  roller: 'rollers',
  hinge: 'rollers',
  panel: 'panel',
  section: 'panel',
};

const WORD = new RegExp(
  String.raw`\b(${Object.keys(PARTS_BY_WORD).join('|')})s?\b`,
  'i',
);

/** The part that a sign names first. */
function partNamed(sign: string): Part | undefined {
  const [, word = ''] = WORD.exec(sign) ?? [];
  return PARTS_BY_WORD[word.toLowerCase()];
}

/**
 * A text with a list of signs, as HTML, in which each has its part, so that a drawing can light that.
 * @param part that of signs which name none
 */
export function withParts(html: string, part: Part | undefined): string {
  return html.replaceAll(/<li>(.*?)<\/li>/gs, (line: string, sign: string) => {
    const lit = partNamed(sign) ?? part;
    return lit ? `<li data-part="${lit}">${sign}</li>` : line;
  });
}
