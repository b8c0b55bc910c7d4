import type { Service } from './content.ts';
import { pageAt } from './dist.ts';
import { all, attribute, mainOf, textOf } from './dom.ts';
import { wordsIn } from './words.ts';

/** The path to a heading of the text of a service; undefined when its page does not have it. */
export function pathOfHeading(
  { slug }: Pick<Service, 'slug'>,
  heading: string,
): string | undefined {
  const path = `/services/${slug}`;
  const found = all(mainOf(pageAt(path)), 'h2[id], h3[id]').find(
    (element) => wordsIn(textOf(element)) === wordsIn(heading),
  );
  return found && `${path}#${attribute(found, 'id')}`;
}
