import type { CollectionName } from './collections.ts';
import type { ContentFile } from './read.ts';

/** One collection: the files that could be read, and the slugs of all that are there. */
export interface Entries {
  files: ContentFile[];
  ids: string[];
}

export type Contents = Record<CollectionName, Entries> & {
  /** Null when business.yml is missing or cannot be read. */
  business: ContentFile | null;
};

/** A field of a file, or undefined; wrong forms are the schema's business. */
export function fieldOf(content: ContentFile, field: string): unknown {
  const { data } = content;
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.hasOwn(data, field) ? (data as Record<string, unknown>)[field] : undefined;
}

/** A value at a path below a value; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((parent, part) => {
    if (typeof parent !== 'object' || parent === null) return undefined;
    return (parent as Record<PropertyKey, unknown>)[part];
  }, value);
}

/** The value as a list; empty when it is none. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Every field called `image` below a value, however deep: its path and the picture it names. */
export function pictureFields(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; name: string }[] {
  if (typeof value === 'string') return path.at(-1) === 'image' ? [{ path, name: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => pictureFields(item, [...path, key]));
}
