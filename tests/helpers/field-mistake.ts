import { expect } from 'vitest';
import { lineOf, problemsWith, withField } from './sample-content.ts';

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
