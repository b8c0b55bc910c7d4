import { fileURLToPath } from 'node:url';
import * as prompts from '@clack/prompts';
import { readContents } from '../check-content/check.ts';
import type { Contents } from '../check-content/contents.ts';
import { ask } from './ask.ts';
import { answersFromFlags, faultOf } from './flags.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import type { Answers } from './question.ts';
import { writeEntry } from './write.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WORDS = Object.keys(KINDS).join(', ');

function stop(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

async function kindFrom(word: string | undefined, person: boolean): Promise<Kind> {
  const kind = word === undefined ? undefined : KINDS[word];
  if (kind) return kind;
  if (word !== undefined || !person) stop([`Say what to add: npm run new -- one of ${WORDS}.`]);
  const options = Object.entries(KINDS).map(([value, { label }]) => ({ value, label }));
  const chosen = await prompts.select({ message: 'What do you want to add?', options });
  return KINDS[String(chosen)] ?? stop(['Nothing was written.']);
}

async function collect(kind: Kind, given: Answers, contents: Contents, person: boolean) {
  const answers: Answers = {};
  const faults: string[] = [];
  for (const question of kind.questions) {
    const { name, message, initial } = question;
    const answer = given[name] ?? (person ? undefined : initial?.(answers));
    if (answer === undefined && person) {
      answers[name] = await ask(question, contents, answers);
    } else if (answer === undefined) {
      faults.push(`--${name} is missing: ${message}`);
    } else {
      const fault = faultOf(question, answer, contents, answers);
      if (fault !== undefined) faults.push(`--${name}: ${fault}`);
      answers[name] = answer;
    }
  }
  if (faults.length > 0) stop([...faults, 'Nothing was written.']);
  return answers;
}

function flagsFor(kind: Kind, args: readonly string[]): Answers {
  try {
    return answersFromFlags(kind, args);
  } catch {
    const names = kind.questions.map(({ name }) => `--${name}`).join(', ');
    return stop([`Use only these, each with its answer behind it: ${names}.`]);
  }
}

/** `npm run new`: asks what a new entry needs, writes its file, and says what it makes. */
const [word, ...rest] = process.argv.slice(2);
const person = process.stdin.isTTY && process.stdout.isTTY;
const kind = await kindFrom(word, person);
const given = flagsFor(kind, rest);
const contents = readContents(ROOT, []);
const refusal = kind.refusal?.(contents);
if (refusal !== undefined) stop([refusal]);
const answers = await collect(kind, given, contents, person);
const draft = kind.draft(answers);
const written = writeEntry(ROOT, draft);
if (Array.isArray(written)) stop(written);
console.log(`Written: ${written.file}`);
if (written.makes !== undefined) console.log(written.makes);
for (const step of draft.next) console.log(`- ${step}`);
console.log('See it with npm run dev.');
