const FILES = import.meta.glob<string>(
  ['../../assets/icons/*.svg', '../../assets/general-icons/*.svg'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Each icon by name, without its `<svg>` element. */
const DRAWINGS = new Map(
  Object.entries(FILES).map(([path, source]) => [
    path.replaceAll(/^.*\/|\.svg$/g, ''),
    source
      .replaceAll(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
      .replaceAll(/>\s+</g, '><')
      .trim(),
  ]),
);

/** The names of all icons. */
export const ICON_NAMES = [...DRAWINGS.keys()];

/**
 * The drawing of an icon without its `<svg>` element.
 * @param name of a file of src/assets/icons or src/assets/general-icons
 * @throws when there is none
 */
export function iconDrawing(name: string): string {
  const drawing = DRAWINGS.get(name);
  if (drawing === undefined) throw new Error(`There is no icon "${name}"`);
  return drawing;
}
