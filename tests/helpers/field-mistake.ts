import { expect } from 'vitest';
import { lineOf, problemsWith, withField, withLine } from './sample-content.ts';

/** A mistake in a field of a content file, and the advice that it gets. */
export interface FieldMistake {
  /** The file below src/content. */
  file: string;
  /** The field as it is written, such as `price: $49`. */
  written: string;
  /** A part of the message. */
  says: string;
}

/** Expects a mistake to be the one problem of its content, reported with file, line and field. */
export function expectReported({ file, written, says }: FieldMistake): void {
  const changes = withField(file, written);
  const field = /^\w+/.exec(written)?.[0] ?? '';
  expect(problemsWith(changes)).toEqual([
    {
      file: `src/content/${file}`,
      line: lineOf(changes, file, `${field}:`),
      field,
      message: expect.stringContaining(says) as string,
    },
  ]);
}

/** A mistake in a line inside a field, such as an item of a list. */
export interface LineMistake extends FieldMistake {
  /** The start of the line in the sample, which the written one replaces. */
  start: string;
  /** The field as the report names it, such as `hero.title`. */
  field: string;
}

/** Expects a mistake to be among the problems of its content, with file, line and field. */
export function expectLineReported(mistake: LineMistake): void {
  const { file, start, written, field, says } = mistake;
  const changes = withLine(file, start, written);
  expect(problemsWith(changes)).toContainEqual({
    file: `src/content/${file}`,
    line: lineOf(changes, file, written),
    field,
    message: expect.stringContaining(says) as string,
  });
}
