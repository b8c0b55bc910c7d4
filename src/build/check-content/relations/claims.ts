import { COUNT_NAMES, counts } from '../../../lib/counts.ts';
import { fillProblems, tokensIn, type Claims } from '../../../lib/fill.ts';
import { CLAIM_NAMES } from '../../../schemas/business.ts';
import { fieldOf, type Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';
import type { ContentFile } from '../read.ts';
import { nearestName } from '../suggest.ts';

interface Text {
  path: PropertyKey[];
  text: string;
}

function textsIn(value: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const NAMES = [...CLAIM_NAMES, ...COUNT_NAMES];

/** Names that were never claims nor numbers; a dropped claim is known, but not offered. */
function unknownNames(content: ContentFile, claims: Claims): Problem[] {
  const offered = NAMES.filter((name) => COUNT_NAMES.includes(name) || name in claims);
  return textsIn(content.data).flatMap(({ path, text }) =>
    tokensIn(text)
      .filter((name) => !NAMES.includes(name))
      .slice(0, 1)
      .map((name) => {
        const near = nearestName(name, offered);
        const guess = near === undefined ? '' : ` Did you mean {${near}}?`;
        const advice = `Write one of {${offered.join('}, {')}}.`;
        const message = `names {${name}}, which is neither a claim of business.yml nor a number of the site.${guess} ${advice}`;
        return problemAt(content, path, message);
      }),
  );
}

function misplacedNames(content: ContentFile): Problem[] {
  const advice = 'Names in braces are filled in only in pages/. Write the words.';
  const fields = textsIn(content.data).flatMap(({ path, text }) =>
    tokensIn(text).map((name) => problemAt(content, path, `holds {${name}}. ${advice}`)),
  );
  const { file, body, bodyLine } = content;
  const lines = body.split('\n').flatMap((text, index) =>
    tokensIn(text).map((name): Problem => ({
      file,
      line: bodyLine + index,
      field: null,
      message: `The text holds {${name}}. ${advice}`,
    })),
  );
  return [...fields, ...lines];
}

/** Labels that are left without a word when the claim they quote is dropped. */
function emptiedLabels(content: ContentFile, claims: Claims): Problem[] {
  return fillProblems(content.data, { ...claims, ...counts(0, 0) })
    .filter(({ kind }) => kind === 'emptied')
    .map(({ path, message }) => problemAt(content, path, message));
}

/** Names in braces that lead nowhere or leave nothing in page copy, and any elsewhere. */
export function claimProblems({ business, pages, ...others }: Contents): Problem[] {
  const misplaced = [others.services, others.areas, others.local, others.testimonials].flatMap(
    ({ files }) => files.flatMap(misplacedNames),
  );
  const claims = business && fieldOf(business, 'claims');
  if (typeof claims !== 'object' || claims === null) return misplaced;
  const quoted = pages.files.flatMap((content) => [
    ...unknownNames(content, claims as Claims),
    ...emptiedLabels(content, claims as Claims),
  ]);
  return [...quoted, ...misplaced];
}
