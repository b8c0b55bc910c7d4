import { all } from './elements.ts';
import type { BuiltPage } from './built-pages.ts';

export type Thing = Record<string, unknown>;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The things in the graph of a page's JSON-LD. @throws when it does not parse */
export function graphOf({ root, path }: BuiltPage): Thing[] {
  return all(root, 'script[type="application/ld+json"]').flatMap((script) => {
    const document: unknown = JSON.parse(script.rawText);
    if (!isThing(document) || document['@context'] !== 'https://schema.org') {
      throw new Error(`${path}: the JSON-LD has no schema.org context`);
    }
    const graph = document['@graph'];
    return Array.isArray(graph) ? graph.filter(isThing) : [document];
  });
}

export function thingsOfType(page: BuiltPage, type: string): Thing[] {
  return graphOf(page).filter((thing) => thing['@type'] === type);
}

/** A thing and every thing inside it. */
export function nested(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(nested);
  if (!isThing(value)) return [];
  return [value, ...Object.values(value).flatMap(nested)];
}
