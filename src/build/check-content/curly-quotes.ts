import { problemAt, type Problem } from './problem.ts';
import type { ContentFile } from './read.ts';

const CURLY = /^[“”„‘].*[“”’]$/s;

function problemsIn(content: ContentFile, value: unknown, path: PropertyKey[]): Problem[] {
  if (typeof value === 'string') {
    const advice = "Write straight quotes (') around the text, or none.";
    return CURLY.test(value.trim())
      ? [problemAt(content, path, `stands in curly quotes, which the page would show. ${advice}`)]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    problemsIn(content, item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Fields whose whole text stands in curly quotes: they are no quotes to YAML, but part of the text. */
export function curlyProblems(content: ContentFile): Problem[] {
  return problemsIn(content, content.data, []);
}
