/** A class selector: letters, digits, hyphens and whatever a backslash escapes. */
const CLASS = /\.(-?(?:[A-Za-z_]|\\.)(?:[\w-]|\\.)*)/g;
const CLASS_ATTRIBUTE = /(\sclass=")([^"]*)"/g;
/** `[class*=border]` and its like: names that hold the word must stay whole. */
const PART_OF_CLASS = /\[class[*^$~|]?=["']?([\w-]+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const unescaped = (name: string) => name.replaceAll('\\', '');

/** Every class that a style sheet selects. */
export function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(CLASS)].map(([, name = '']) => unescaped(name)));
}

/** The words of a script; a class that it sets or reads is one of them. */
export function wordsOf(script: string): string[] {
  return script.split(/[\s"'`]+/).flatMap((word) => [word, ...word.split('.')]);
}

/** `_a` … `_z`, `_aa`, `_ab` …: no name of ours begins so. */
function shortName(index: number): string {
  const letter = LETTERS[index % LETTERS.length] ?? '';
  const before = Math.floor(index / LETTERS.length);
  return before === 0 ? `_${letter}` : `${shortName(before - 1)}${letter}`;
}

/**
 * Short names for the classes of a style sheet, which are a sixth of a page as it travels.
 * @param css one style sheet
 * @param names what the tags of its pages hold
 * @param kept names that scripts, tests or readers know, and that stay
 */
export function shortNames(
  css: string,
  names: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): Map<string, string> {
  const parts = [...css.matchAll(PART_OF_CLASS)].map(([, part = '']) => part);
  const renamed = [...classesOf(css)].filter(
    (name) => names.has(name) && !kept.has(name) && !parts.some((part) => name.includes(part)),
  );
  return new Map(renamed.map((name, index) => [name, shortName(index)]));
}

/** A style sheet with the short names. */
export function withShortSelectors(css: string, short: ReadonlyMap<string, string>): string {
  return css.replaceAll(CLASS, (selector, name: string) => {
    const other = short.get(unescaped(name));
    return other === undefined ? selector : `.${other}`;
  });
}

/** A page with the short names; its style sheet is left alone. */
export function withShortClasses(html: string, short: ReadonlyMap<string, string>): string {
  return html.replaceAll(
    CLASS_ATTRIBUTE,
    (_attribute, start: string, value: string) =>
      `${start}${value
        .split(' ')
        .map((name) => short.get(name) ?? name)
        .join(' ')}"`,
  );
}
