import { COUNT_NAMES } from '../../../lib/counts.ts';
import { tokensIn } from '../../../lib/fill.ts';
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

function unknownNames(content: ContentFile, known: readonly string[]): Problem[] {
  return textsIn(content.data).flatMap(({ path, text }) =>
    tokensIn(text)
      .filter((name) => !known.includes(name))
      .slice(0, 1)
      .map((name) => {
        const near = nearestName(name, known);
        const guess = near === undefined ? '' : ` Did you mean {${near}}?`;
        const advice = `Write one of {${known.join('}, {')}}.`;
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

/** Names in braces that lead nowhere: unknown ones in page copy, any elsewhere. */
export function claimProblems({ business, pages, ...others }: Contents): Problem[] {
  const misplaced = [others.services, others.areas, others.local, others.testimonials].flatMap(
    ({ files }) => files.flatMap(misplacedNames),
  );
  const claims = business && fieldOf(business, 'claims');
  if (typeof claims !== 'object' || claims === null) return misplaced;
  const known = [...Object.keys(claims), ...COUNT_NAMES];
  return [...pages.files.flatMap((content) => unknownNames(content, known)), ...misplaced];
}
