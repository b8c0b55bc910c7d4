import * as prompts from '@clack/prompts';
import type { Contents } from '../check-content/contents.ts';
import { NO_CHOICE, type Answers, type Question } from './question.ts';

function stop(why: string): never {
  prompts.cancel(`${why} Nothing was written.`);
  return process.exit(1);
}

async function answered<Answer>(prompt: Promise<Answer>): Promise<Exclude<Answer, symbol>> {
  const answer = await prompt;
  return typeof answer === 'symbol' ? stop('Stopped.') : (answer as Exclude<Answer, symbol>);
}

/** Asks a list line by line, each judged as soon as all are there. */
async function askLines(message: string, count: number): Promise<string[]> {
  const lines: string[] = [];
  while (lines.length < count) {
    const place = `${message} (${String(lines.length + 1)} of ${String(count)})`;
    lines.push(
      await answered(
        prompts.text({
          message: place,
          validate: (line) => ((line ?? '').trim() === '' ? 'Write a line.' : undefined),
        }),
      ),
    );
  }
  return lines;
}

async function askOnce(question: Question, contents: Contents, answers: Answers) {
  const { message, form, fault } = question;
  const initial = question.initial?.(answers);
  const options = question.choices?.(contents, answers) ?? [];
  if (question.choices && options.length === 0) return initial ?? stop(NO_CHOICE);
  const validate = (answer: string | undefined) => fault?.(answer ?? '');
  if (typeof form === 'object') return askLines(message, form.lines);
  switch (form) {
    case 'choice':
      return answered(prompts.select({ message, options, initialValue: String(initial ?? '') }));
    case 'choices':
      return answered(prompts.multiselect({ message, options, required: initial === undefined }));
    case 'long':
      return answered(
        prompts.multiline({ message: `${message}. Press Enter twice to end it`, validate }),
      );
    default:
      return answered(prompts.text({ message, validate, initialValue: String(initial ?? '') }));
  }
}

/** Asks a person, again until the answer can stand. */
export async function ask(
  question: Question,
  contents: Contents,
  answers: Answers,
): Promise<string | string[]> {
  for (;;) {
    const answer = await askOnce(question, contents, answers);
    const fault = question.fault?.(answer);
    if (fault === undefined) return answer;
    prompts.log.warn(fault);
  }
}
