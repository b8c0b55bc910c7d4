import { problemLine } from '../check-content/problem.ts';
import type { Confirmation } from '../../schemas/launch.ts';
import type { LaunchReport, OpenPoint } from './check.ts';
import { LAUNCH_FILE } from './confirmations.ts';
import type { Place } from './content.ts';
import { GROUPS } from './point.ts';

function placeLine({ file, line, field }: Place): string {
  return [line === null ? file : `${file}:${String(line)}`, field ?? ''].join('  ').trimEnd();
}

/** @param said the advice of the point before, which is not repeated */
function pointLines(point: OpenPoint, said: string | undefined): string[] {
  const { name, text, places, echoes, advice, outdated } = point;
  const own = places.map(placeLine);
  const others = echoes.map(placeLine).filter((line) => !own.includes(line));
  const changed =
    outdated === null
      ? []
      : [
          `    Confirmed by ${outdated.by} on ${outdated.on} as "${outdated.text}"; the text has changed since.`,
        ];
  return [
    `  ${name}${text === null ? '' : `: "${text}"`}`,
    ...own.map((line) => `    ${line}`),
    ...others.map((line) => `    also ${line}`),
    ...changed,
    ...(advice === said ? [] : [`    ${advice}`]),
    '',
  ];
}

const HOW_TO_CONFIRM = [
  'To confirm:  npm run launch-check -- --confirm customers --by "A.B."  (the name of the point,',
  `your initials). It writes the text and the day into ${LAUNCH_FILE}; when the text`,
  'changes, the point is open again.',
  'To change a claim: edit the first place named. To drop one: remove that line; sentences that',
  'quote it go with it. Texts that say it in other words stay on this list until you reword them.',
];

function howMany({ open, problems }: LaunchReport): string {
  const count = open.length + problems.length;
  return count === 1 ? '1 open point' : `${String(count)} open points`;
}

const MOST_QUOTED = 80;

/** The one line for a confirmation that has been written; a long text is cut short in it. */
export function confirmedLine({ point, text, by, on }: Confirmation): string {
  const words = text.replaceAll(/\s+/g, ' ');
  const quoted = words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED)}…` : words;
  return `Confirmed ${point}: "${quoted}" (${by}, ${on}), written to ${LAUNCH_FILE}.`;
}

/** The one line that a build prints. */
export function countLine(report: LaunchReport): string {
  const count = report.open.length + report.problems.length;
  return count === 0
    ? 'Launch check: nothing is open.'
    : `Launch check: ${howMany(report)}; see npm run launch-check`;
}

/** The whole list, grouped, in plain English. */
export function reportText(report: LaunchReport): string {
  const { open, problems } = report;
  if (open.length + problems.length === 0) return countLine(report);
  const groups = Object.entries(GROUPS).flatMap(([group, heading]) => {
    const points = open.filter((point) => point.group === group);
    if (points.length === 0) return [];
    return [
      `${heading} (${String(points.length)})`,
      '',
      ...points.flatMap((point, index) => pointLines(point, points[index - 1]?.advice)),
    ];
  });
  const mistakes =
    problems.length === 0
      ? []
      : [`Mistakes in ${LAUNCH_FILE}; until they are mended nothing counts as confirmed`, '']
          .concat(problems.map((problem) => `  ${problemLine(problem)}`))
          .concat('');
  return [`Launch check: ${howMany(report)}.`, '', ...mistakes, ...groups, ...HOW_TO_CONFIRM].join(
    '\n',
  );
}
