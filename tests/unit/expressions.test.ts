import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sentencesOf } from '~/lib/sentences';
import { PROJECT } from '../helpers/project';
import { computingTimeMs } from '../helpers/computing-time';

/** Characters of a hostile text: each expression must get through it in a moment. */
const LENGTH = 30_000;

/** Many times what an expression of one pass takes; one that takes the square needs 1.3 s and more. */
const PATIENCE_MS = 200;

/** Its path is cut at 300 characters first, which its own test holds. */
const CUT_FIRST = 'src/lib/unknown-path.ts';

interface Expression {
  file: string;
  literal: string;
}

/** The code of a file; of an Astro component that above its markup. */
function codeOf(file: string): string {
  const text = readFileSync(join(PROJECT, file), 'utf8');
  return file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text;
}

/** The regular expressions in a file as they are written. */
function expressionsIn(file: string): Expression[] {
  const expressions: Expression[] = [];
  const collect = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node))
      expressions.push({ file, literal: node.text });
    ts.forEachChild(node, collect);
  };
  collect(ts.createSourceFile(file, codeOf(file), ts.ScriptTarget.Latest));
  return expressions;
}

function allExpressions(): Expression[] {
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'deploy/**/*.ts'], {
    cwd: PROJECT,
  });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== CUT_FIRST)
    .flatMap(expressionsIn);
}

/** Long runs of the signs that an expression looks for, with an end that none of them fits. */
function hostileTexts(source: string): string[] {
  const signs = [...new Set(source.replaceAll(/[a-zA-Z0-9]/g, ''))];
  const units = [...signs.slice(0, 10), 'a', 'A', '1', ' ', '\n'];
  const end = '\u0001\n\u0001';
  return units.flatMap((first) =>
    units.flatMap((second) => [
      first + second.repeat(LENGTH) + end,
      (first + second).repeat(LENGTH / 2) + end,
    ]),
  );
}

function slowestMs(run: (text: string) => void, texts: string[]): number {
  let slowest = 0;
  for (const text of texts) {
    const start = computingTimeMs();
    run(text);
    slowest = Math.max(slowest, computingTimeMs() - start);
    if (slowest > PATIENCE_MS) break;
  }
  return slowest;
}

test('no regular expression takes long for a long text', () => {
  const expressions = allExpressions();
  const slow = expressions.filter(({ literal }) => {
    const end = literal.lastIndexOf('/');
    const source = literal.slice(1, end);
    const expression = new RegExp(source, literal.slice(end + 1));
    const search = (text: string) => text.replace(expression, '');
    return slowestMs(search, hostileTexts(source)) > PATIENCE_MS;
  });
  expect(slow).toEqual([]);
  expect(expressions.length).toBeGreaterThan(10);
});

test('sentences are found in a moment', () => {
  const texts = hostileTexts('.!"()');
  const abbreviations = 'A. '.repeat(LENGTH / 3);
  expect(slowestMs(sentencesOf, [...texts, abbreviations])).toBeLessThan(
    PATIENCE_MS,
  );
});
