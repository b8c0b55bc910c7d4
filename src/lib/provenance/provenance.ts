import { bearsOutDirection, directionsIn, type DirectionRead } from './compass.ts';
import { namesIn, type NameRead } from './names.ts';
import { bearsOut, isStatement, numbersIn, type NumberRead } from './numbers.ts';
import { CALENDAR, COMMON_NAMES, isTradeNumber } from './trade.ts';
import { speaksOf, watersIn } from './waters.ts';
import { stemsOf } from './words.ts';

/** What a local text may build on. */
export interface Ground {
  /** The facts of its town. */
  facts: readonly { id: string; text: string }[];
  /** The ids of those facts that the text says it rests on. */
  listed: readonly string[];
  /** What every text may use: the names of the town, the shop's town and the neighbors, the price… */
  given: readonly string[];
  /** Words that are names wherever they stand, from `knownNames`. */
  names: ReadonlySet<string>;
}

/** A name, a number, a direction or a water that the listed facts do not bear out. */
export interface Unsupported {
  written: string;
  /** The facts of the town that do bear it out, but are not listed. */
  facts: string[];
}

/** A fact, or what else may be said, taken apart. */
interface Source {
  id: string | null;
  text: string;
  stems: string;
  numbers: NumberRead[];
  directions: DirectionRead[];
}

type Holds = (sources: readonly Source[]) => boolean;

function sourceOf(text: string, id: string | null): Source {
  return {
    id,
    text,
    stems: stemsOf(text),
    numbers: numbersIn(text).filter(isStatement),
    directions: directionsIn(text),
  };
}

const COMMON = [...CALENDAR, ...COMMON_NAMES].map((name) => sourceOf(name, null));

function nameHolds({ readings }: NameRead): Holds {
  const phrases = readings.map((names) => names.map(stemsOf));
  return (sources) =>
    phrases.some((names) =>
      names.every((name) => sources.some(({ stems }) => stems.includes(name))),
    );
}

/** What a text states: each name, number, direction and water, and what would bear it out. */
function statementsOf(
  text: string,
  names: ReadonlySet<string>,
): { written: string; holds: Holds }[] {
  const numbers = numbersIn(text).filter((read) => isStatement(read) && !isTradeNumber(read));
  return [
    ...namesIn(text, names).map((name) => ({ written: name.name, holds: nameHolds(name) })),
    ...numbers.map((number) => ({
      written: number.written,
      holds: (sources: readonly Source[]) =>
        sources.some((source) => bearsOut(source.numbers, number)),
    })),
    ...directionsIn(text).map((direction) => ({
      written: direction.written,
      holds: (sources: readonly Source[]) =>
        sources.some((source) => bearsOutDirection(source.directions, direction)),
    })),
    ...watersIn(text).map((water) => ({
      written: water,
      holds: (sources: readonly Source[]) => sources.some((source) => speaksOf(source.text, water)),
    })),
  ];
}

/**
 * The names, numbers, directions and waters of a text that no listed fact bears out.
 * Numbers of the trade and names that any text may use need no fact.
 * @param text plain lines: a heading, a check or a paragraph each
 */
export function unsupportedIn(text: string, ground: Ground): Unsupported[] {
  const given = [...COMMON, ...ground.given.map((source) => sourceOf(source, null))];
  const read = (facts: Ground['facts']) => facts.map((fact) => sourceOf(fact.text, fact.id));
  const usable = [...given, ...read(ground.facts.filter(({ id }) => ground.listed.includes(id)))];
  const bare = statementsOf(text, ground.names).filter(({ holds }) => !holds(usable));
  const facts = bare.length > 0 ? read(ground.facts) : [];
  return bare.map(({ written, holds }) => ({
    written,
    facts: facts.flatMap((fact) => (holds([...given, fact]) ? [fact.id ?? ''] : [])),
  }));
}

/** What an editor can do about it. */
export function provenanceAdvice({ written, facts }: Unsupported, town: string): string {
  const [first] = facts;
  if (first) {
    return `says "${written}", which the fact ${facts.join(' or ')} of ${town} bears out. Add ${first} to facts.`;
  }
  return `says "${written}", which no fact of ${town} bears out. Take it out, or give ${town} a fact with its source.`;
}
