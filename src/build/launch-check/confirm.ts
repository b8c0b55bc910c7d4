import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';
import type { Confirmation } from '../../schemas/launch.ts';
import type { LaunchReport } from './check.ts';
import { LAUNCH_FILE } from './confirmations.ts';

/**
 * Writes into launch.yml that points are confirmed, in the place of older entries of that name;
 * comments in the file stay.
 * @param names points of the report that have a text
 * @param by name or initials, 2 to 40 characters
 * @returns what was written
 * @throws when a name is not an open point that can be confirmed, with those that can, or when
 * launch.yml has to be mended first
 */
export function confirmPoints(
  root: string,
  report: LaunchReport,
  names: readonly string[],
  by: string,
  now: Date,
): Confirmation[] {
  if (report.problems.length > 0) throw new Error(`Mend the mistakes in ${LAUNCH_FILE} first.`);
  if (by.trim().length < 2 || by.trim().length > 40) {
    throw new Error('Say who confirms it: --by "A.B.", 2 to 40 characters.');
  }
  const confirmable = report.open.filter(({ text }) => text !== null);
  const unknown = names.find((name) => !confirmable.some((point) => point.name === name));
  if (unknown !== undefined) {
    const known = confirmable.map(({ name }) => name).join(', ');
    throw new Error(`"${unknown}" is not open to be confirmed. Write one of ${known}.`);
  }
  const path = join(root, LAUNCH_FILE);
  const document = parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : 'confirmed: []\n');
  const list = document.get('confirmed');
  if (!isSeq(list)) throw new Error(`${LAUNCH_FILE} has no list called confirmed.`);
  list.flow = false;
  list.items = list.items.filter(
    (item) => !isMap(item) || !names.includes(String(item.get('point'))),
  );
  const on = now.toISOString().slice(0, 10);
  const entries = confirmable
    .filter(({ name }) => names.includes(name))
    .map(({ name, text }) => ({ point: name, text: text ?? '', by: by.trim(), on }));
  for (const entry of entries) list.add(document.createNode(entry));
  writeFileSync(path, document.toString({ lineWidth: 0, singleQuote: true }));
  return entries;
}
