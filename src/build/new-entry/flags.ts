import { parseArgs } from 'node:util';
import type { Contents } from '../check-content/contents.ts';
import { didYouMean } from '../check-content/suggest.ts';
import type { Kind } from './kind.ts';
import { isList, listOf, NO_CHOICE, type Answers, type Question } from './question.ts';

/** A negative number behind its flag is its value, though it starts like another flag. */
function joinNumbers(args: readonly string[]): string[] {
  return args.reduce<string[]>((joined, arg) => {
    const flag = joined.at(-1);
    if (!/^-\d/.test(arg) || flag?.startsWith('--') !== true) return [...joined, arg];
    return [...joined.slice(0, -1), `${flag}=${arg}`];
  }, []);
}

/**
 * The answers given as flags, such as `--title "Door Painting"`; a list by repeating its flag.
 * @throws on a flag that no question has
 */
export function answersFromFlags({ questions }: Kind, args: readonly string[]): Answers {
  const options = Object.fromEntries(
    questions.map((question) => [
      question.name,
      { type: 'string' as const, multiple: isList(question) },
    ]),
  );
  return parseArgs({ args: joinNumbers(args), options, allowPositionals: false }).values as Answers;
}

/** What is wrong with the answer to a question; undefined when nothing is. */
export function faultOf(
  question: Question,
  answer: string | string[],
  contents: Contents,
  answers: Answers,
): string | undefined {
  const known = question.choices?.(contents, answers).map(({ value }) => value);
  const unknown = known && listOf({ answer }, 'answer').find((value) => !known.includes(value));
  if (known && unknown !== undefined) {
    if (known.length === 0) return NO_CHOICE;
    return `"${unknown}" is not one of its answers.${didYouMean(unknown, known)} Write one of ${known.join(', ')}.`;
  }
  return question.fault?.(answer);
}
