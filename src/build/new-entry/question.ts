import type { z } from 'astro/zod';
import type { Contents } from '../check-content/contents.ts';
import { plainMessage } from '../check-content/plain-message.ts';

/** What was answered, by the name of the question; lists as lists. */
export type Answers = Record<string, string | string[]>;

interface Choice {
  value: string;
  label: string;
}

export interface Question {
  /** The name of the flag that answers it. */
  name: string;
  message: string;
  /** One line, a longer text, one or several of a list, names between commas, or so many lines. */
  form: 'text' | 'long' | 'choice' | 'choices' | 'names' | { lines: number };
  /** What to choose from. */
  choices?: (contents: Contents, answers: Answers) => Choice[];
  /** What is taken when nothing is answered. */
  initial?: (answers: Answers) => string | string[];
  /** What is wrong with an answer; undefined when nothing is. */
  fault?: (answer: string | string[]) => string | undefined;
}

/** What can be said when a question has nothing to choose from. */
export const NO_CHOICE =
  'There is nothing to choose from. Mend the answers before it, or first add what it asks for.';

/** Whether the answer is a list. */
export function isList({ form }: Question): boolean {
  return form === 'choices' || form === 'names' || typeof form === 'object';
}

/** The answer as one text. */
export function textOf(answers: Answers, name: string): string {
  const answer = answers[name] ?? '';
  return Array.isArray(answer) ? answer.join(', ') : answer.trim();
}

/** The answer as a list without empty items. */
export function listOf(answers: Answers, name: string): string[] {
  const answer = answers[name] ?? [];
  const items = Array.isArray(answer) ? answer : answer.split(',');
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/**
 * A judge of answers by the schema of the field they end in.
 * @param as makes of the answer what stands in the file
 * @param advice what to answer, where the words of the schema are those for a file
 */
export function bySchema(
  schema: z.ZodType,
  as: (answer: string | string[]) => unknown = (answer) => answer,
  advice?: string,
) {
  return (answer: string | string[]): string | undefined => {
    const [issue] = schema.safeParse(as(answer)).error?.issues ?? [];
    return issue && (advice ?? `It ${plainMessage(issue)}.`);
  };
}

/** A judge of the text below the fields. */
export function longEnough(words: number) {
  return (answer: string | string[]): string | undefined => {
    const count = String(answer).trim().split(/\s+/).filter(Boolean).length;
    return count >= words
      ? undefined
      : `It is what visitors read. Write ${String(words)} words or more; you can add to it later.`;
  };
}
