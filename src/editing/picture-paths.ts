/**
 * Where the forms find a picture, whose field holds an address. Our files hold the name alone, so the
 * address is put before it as a file is read and taken away as it is saved.
 */
export const PICTURES_ADDRESS = '/pictures';

const PICTURE_NAME = /^[\w-]+\.(?:jpe?g|png)$/;

type Fields = Record<string, unknown>;

/** A value with each text in it changed, however deep it lies. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    mapTexts(inner, change),
  ]);
  return Object.fromEntries(fields);
}

/** The fields of a file with an address for each name of a picture. */
export function withPictureAddresses(fields: Fields): Fields {
  return mapTexts(fields, (text) =>
    PICTURE_NAME.test(text) ? `${PICTURES_ADDRESS}/${text}` : text,
  ) as Fields;
}

/** The fields as a file holds them: the names of pictures alone. */
export function withPictureNames(fields: Fields): Fields {
  const start = `${PICTURES_ADDRESS}/`;
  return mapTexts(fields, (text) =>
    text.startsWith(start) ? text.slice(start.length) : text,
  ) as Fields;
}
