import { fileURLToPath } from 'node:url';
import { siteAddress } from './address.ts';
import { CONTENT_FOLDER, filesBelow, iconNames } from './files.ts';
import { iconProblems } from './icon-problems.ts';
import { loadContent } from './load.ts';
import { allEntries, type ParsedContent } from './parse.ts';
import { checkerFault, type Problem } from './problem.ts';
import { readPictures } from './read-pictures.ts';
import { problemReport, summary } from './report.ts';
import { RULES } from './rules/index.ts';
import { references } from './rules/references.ts';
import type { Rule, RuleContext } from './rules/rule.ts';

/** The problems that one rule finds, or that it fails. */
function problemsOfRule(
  rule: Rule,
  content: ParsedContent,
  context: RuleContext,
): Problem[] {
  try {
    return rule(content, context);
  } catch (error) {
    return [checkerFault(CONTENT_FOLDER, error)];
  }
}

/** The file and field of a problem, to compare. */
function placeOf({ file, field }: Problem): string {
  return `${file} ${field ?? ''}`;
}

/** All problems of the content: of its files one by one, then of every rule. */
export function findProblems(
  content: ParsedContent,
  context: RuleContext,
): Problem[] {
  const unknownNames = problemsOfRule(references, content, context);
  const explained = new Set(unknownNames.map(placeOf));
  return [
    // A name of another form is an unknown name too, and that problem says which one was meant.
    ...allEntries(content)
      .flatMap(({ problems }) => problems)
      .filter((problem) => !explained.has(placeOf(problem))),
    ...unknownNames,
    ...RULES.flatMap((rule) => problemsOfRule(rule, content, context)),
  ];
}

/** Checks the content of a project, and says in lines what is wrong, or what the content makes. */
export async function checkContent(root: string) {
  const { parsed } = loadContent(root);
  const pictures = await readPictures(root);
  const ofContent = findProblems(parsed, {
    contentFiles: filesBelow(root, CONTENT_FOLDER),
    pictures,
    icons: iconNames(root),
    address: siteAddress(parsed),
  });
  const problems = [...ofContent, ...iconProblems(root)];
  const lines =
    problems.length > 0
      ? problemReport(problems)
      : summary(parsed);
  return { problems, lines };
}

/** `npm run check:content`: prints every problem and exits 1, or what the content makes and exits 0. */
if (import.meta.main) {
  const { problems, lines } = await checkContent(
    fileURLToPath(new URL('../../', import.meta.url)),
  );
  console.log(lines.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
