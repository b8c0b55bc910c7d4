import {
  group,
  list,
  META_DESCRIPTION_LENGTH,
  text,
  type Tools,
} from './fields.ts';

/** The text of a service in a town, in a file named as its page is: `{service}-in-{area}.md`. */
export const local = ({ reference }: Tools) =>
  group({
    service: reference('services'),
    area: reference('areas'),
    headline: text(10, 80),
    /** The first paragraph, which stands large. */
    lead: text(20, 400),
    /** What search results show. */
    description: text(40, META_DESCRIPTION_LENGTH + 20),
    /** "Check Before You Call": what one sees from a safe spot in a minute. */
    checks: list(text(20, 160), 3, 3),
  });
