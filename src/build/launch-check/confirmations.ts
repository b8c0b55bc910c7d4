import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchSchema, type Confirmation } from '../../schemas/launch.ts';
import { CONTENT_FOLDER } from '../check-content/collections.ts';
import { problemAt, type Problem } from '../check-content/problem.ts';
import { readYaml, type ContentFile } from '../check-content/read.ts';
import { schemaProblems } from '../check-content/schema-problems.ts';
import { PAGE_CLAIMS, WRITTEN_CLAIMS } from './claim-list.ts';
import { RENDERED } from './rendered.ts';

export const LAUNCH_FILE = `${CONTENT_FOLDER}/launch.yml`;

/** Every point that can be confirmed, also those that are not open at present. */
const CONFIRMABLE = [
  'securityContact',
  ...Object.keys(WRITTEN_CLAIMS),
  ...Object.keys(PAGE_CLAIMS),
  'response-times',
  'prices',
  'hours',
  'story',
  ...Object.keys(RENDERED),
];

interface Confirmations {
  confirmed: Confirmation[];
  /** Mistakes in launch.yml; with any of them nothing counts as confirmed. */
  problems: Problem[];
}

function entryProblems(
  content: ContentFile,
  confirmed: readonly Confirmation[],
  now: Date,
): Problem[] {
  return confirmed.flatMap(({ point, on }, index) => {
    const at = (field: string) => ['confirmed', index, field];
    if (!CONFIRMABLE.includes(point)) {
      const message = `names "${point}", which is no point to confirm. Write one of ${CONFIRMABLE.join(', ')}.`;
      return [problemAt(content, at('point'), message)];
    }
    if (confirmed.findIndex((entry) => entry.point === point) < index) {
      return [problemAt(content, at('point'), 'is confirmed twice. Keep one of the entries.')];
    }
    if (Date.parse(on) > now.getTime()) {
      return [problemAt(content, at('on'), 'is a day to come. Write the day it was confirmed.')];
    }
    return [];
  });
}

/** What launch.yml confirms; without the file, nothing. */
export function readConfirmations(root: string, now: Date): Confirmations {
  if (!existsSync(join(root, LAUNCH_FILE))) return { confirmed: [], problems: [] };
  const content = readYaml(root, LAUNCH_FILE);
  if (Array.isArray(content)) return { confirmed: [], problems: content };
  const parsed = launchSchema.safeParse(content.data);
  const problems = parsed.success
    ? entryProblems(content, parsed.data.confirmed, now)
    : schemaProblems(launchSchema, content);
  return {
    confirmed: parsed.success && problems.length === 0 ? parsed.data.confirmed : [],
    problems,
  };
}
