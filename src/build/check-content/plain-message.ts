import type { z } from 'astro/zod';

type Issue = z.core.$ZodIssue;

/** How Zod starts the messages that a schema gives no words of its own for. */
const RAW = /^(?:Invalid|Too|Unrecognized)\b/;

const KINDS: Record<string, string> = {
  number: 'must be a number, without quotes',
  int: 'must be a whole number',
  string: 'must be a text, in straight quotes if it is a number',
  boolean: 'must be true or false',
  array: 'must be a list: one line each, starting with a hyphen',
  object: 'must hold fields of its own, each on a line below it and indented by two spaces',
};

const UNITS: Record<string, string> = { string: ' characters', array: ' lines' };

function inOwnWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? 'is not of the right kind';
    case 'too_small':
      return `must be ${String(issue.minimum)}${UNITS[issue.origin] ?? ''} or more`;
    case 'too_big':
      return `must be ${String(issue.maximum)}${UNITS[issue.origin] ?? ''} or less`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return 'is not in the right form. Look how another file of the same folder writes it';
  }
}

/** What is wrong, in the words of the schema, or in ours where it has none; without a full stop. */
export function plainMessage(issue: Issue): string {
  if (RAW.test(issue.message)) return inOwnWords(issue);
  const noList = issue.code === 'invalid_type' && issue.expected === 'array';
  return noList ? `${issue.message}: one line each, starting with a hyphen` : issue.message;
}
