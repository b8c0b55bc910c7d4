import {
  inDollars,
  minutesAsFigure,
  minutesInWords,
  PRICE_LABEL,
} from '../lib/formats.ts';
import type { Minutes } from '../schemas/fields.ts';
import type { Category } from '../schemas/service.ts';
import {
  getAreas,
  getBusiness,
  getServices,
  type AreaEntry,
  type ServiceEntry,
} from './collections.ts';

/** One fact of the row in a hero: the figure large, its label under it. */
export interface Fact {
  figure: string;
  label: string;
}

const TIMES = ['emergency', 'repair', 'appointment'] as const;

/** What says how soon someone comes: the emergency response, the response time of a town, or a day. */
type Time = (typeof TIMES)[number];

/** The time of each kind of job. What is ordered or programmed comes by appointment. */
const TIME_OF: Record<Category, Time> = {
  emergency: 'emergency',
  repair: 'repair',
  maintenance: 'repair',
  installation: 'appointment',
  other: 'appointment',
};

/** The words under the time of each kind of job in a hero, and before it beside a price. */
const TIME_LABELS: Record<Time, { fact: string; term: string }> = {
  emergency: { fact: 'In an emergency', term: 'Emergency response, usually' },
  repair: { fact: 'Usual response', term: 'Repair response, usually' },
  appointment: {
    fact: 'We usually come',
    term: 'If it can wait, we usually come the',
  },
};

const priceFact = (price: number): Fact => ({
  figure: inDollars(price),
  label: PRICE_LABEL,
});

/** The lowest price of what a visitor with a broken door calls for; of all services without any. */
async function getLowestPrice(): Promise<Fact[]> {
  const services = await getServices();
  const byPrice = services
    .map(({ data }) => data)
    .toSorted((a, b) => a.price - b.price);
  const repair = byPrice.find(({ category }) =>
    ['repair', 'emergency'].includes(category),
  );
  if (repair)
    return [{ figure: inDollars(repair.price), label: 'Repairs from' }];
  return byPrice.slice(0, 1).map(({ price }) => priceFact(price));
}

/** The response times of all towns, the soonest first. */
export async function getResponseTimes(): Promise<Minutes[]> {
  const areas = await getAreas();
  return areas
    .map(({ data }) => data.responseTime)
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** From the soonest of some times to the latest. */
const rangeOf = (times: readonly Minutes[]): Minutes => ({
  from: Math.min(...times.map(({ from }) => from)),
  to: Math.max(...times.map(({ to }) => to)),
});

/** How soon someone comes, as a figure and in words; undefined once the owner has dropped the claim. */
async function getTime(time: Time, area?: AreaEntry) {
  const { claims } = await getBusiness();
  if (time === 'appointment') {
    const day = claims.regularAppointments;
    return day === undefined ? undefined : { figure: day, words: day };
  }
  const times = await getResponseTimes();
  const usual =
    area?.data.responseTime ?? (times.length > 0 ? rangeOf(times) : undefined);
  const minutes = time === 'emergency' ? claims.emergencyResponse : usual;
  return (
    minutes && {
      figure: minutesAsFigure(minutes),
      words: minutesInWords(minutes),
    }
  );
}

/** How soon someone usually comes to a town for a service; undefined where that is not the time of its kind of job. */
export function getTimeInTown(
  service: ServiceEntry,
  area: AreaEntry,
): string | undefined {
  if (TIME_OF[service.data.category] !== 'repair') return undefined;
  return minutesAsFigure(area.data.responseTime);
}

/** How soon someone comes, as a fact; none once the owner has dropped the claim. */
async function getTimeFact(time: Time, area?: AreaEntry): Promise<Fact[]> {
  const said = await getTime(time, area);
  return said ? [{ figure: said.figure, label: TIME_LABELS[time].fact }] : [];
}

/** What costs nothing: the first word of the claim large. */
async function getPromises(): Promise<Fact[]> {
  const { claims } = await getBusiness();
  if (claims.estimates === undefined) return [];
  const [figure = '', ...words] = claims.estimates.split(' ');
  return [{ figure, label: words.join(' ') }];
}

/**
 * The facts beside a call button: price, time and obligation.
 * @param area a town, for its usual response; without it the emergency response
 */
export async function getCallFacts(area?: AreaEntry): Promise<Fact[]> {
  const time = area ? 'repair' : 'emergency';
  return [
    ...(await getLowestPrice()),
    ...(await getTimeFact(time, area)),
    ...(await getPromises()),
  ];
}

/** How soon someone comes to the towns of one color of the map. */
interface MapTime {
  figure: string;
  isSoonest: boolean;
  towns: number;
}

/** That of each of its two colors; none of a color that no town has. */
export async function getMapTimes(): Promise<MapTime[]> {
  const areas = await getAreas();
  const [soonest] = await getResponseTimes();
  const times = areas.map(({ data }) => data.responseTime);
  return [true, false].flatMap((isSoonest) => {
    const ofColor = times.filter(
      ({ from }) => (from === soonest?.from) === isSoonest,
    );
    if (ofColor.length === 0) return [];
    return {
      figure: minutesAsFigure(rangeOf(ofColor)),
      isSoonest,
      towns: ofColor.length,
    };
  });
}

/** The key to the map: how soon someone comes to the towns of each of its two colors, and to how many. */
async function getMapKey(): Promise<Fact[]> {
  const times = await getMapTimes();
  return times.map(({ towns, figure }) => ({
    figure,
    label: `To ${String(towns)} ${towns === 1 ? 'town' : 'towns'}`,
  }));
}

/** The facts beside the map of all towns: its key and the price, and what is free where all towns have one color. */
export async function getMapFacts(): Promise<Fact[]> {
  const facts = [
    ...(await getMapKey()),
    ...(await getLowestPrice()),
    ...(await getPromises()),
  ];
  return facts.slice(0, 3);
}

/** When someone answers and comes, without what the owner has dropped. */
export async function getHoursFacts(): Promise<Fact[]> {
  const { claims } = await getBusiness();
  const facts: Fact[] = [];
  if (claims.emergencyHours)
    facts.push({ figure: claims.emergencyHours, label: 'We answer' });
  facts.push(...(await getTimeFact('emergency')));
  if (claims.regularAppointments)
    facts.push({ figure: claims.regularAppointments, label: 'If it can wait' });
  return facts;
}

/** How long the company has worked, how soon it comes and its lowest price, without what the owner has dropped. */
export async function getCompanyFacts(): Promise<Fact[]> {
  const { claims } = await getBusiness();
  return [
    ...(claims.years
      ? [{ figure: `${claims.years} years`, label: 'Fixing doors' }]
      : []),
    ...(await getTimeFact('emergency')),
    ...(await getLowestPrice()),
  ];
}

/** Whether a job starts with measuring, as that of a new door. */
export const isMeasuredFirst = ({ data }: ServiceEntry) =>
  data.beforeWeMeasure.length > 0;

/**
 * What the time of a service is. Of a repair it names that of an emergency too, so that the two never seem to
 * disagree; and nobody has a new door the same day: that is when we come and measure.
 */
async function getTimeLabel(
  service: ServiceEntry,
): Promise<string | undefined> {
  if (isMeasuredFirst(service)) return 'To measure';
  const { emergencyResponse } = (await getBusiness()).claims;
  if (TIME_OF[service.data.category] !== 'repair' || !emergencyResponse)
    return undefined;
  const { from, to } = emergencyResponse;
  return `Usual, ${String(from)}–${String(to)} in an emergency`;
}

/** The facts beside the call button of one service, with its own price and the time of its kind of job. */
export async function getServiceFacts(
  service: ServiceEntry,
  area?: AreaEntry,
): Promise<Fact[]> {
  const time = TIME_OF[service.data.category];
  const [fact] = await getTimeFact(time, area);
  const label = await getTimeLabel(service);
  return [
    priceFact(service.data.price),
    ...(fact ? [{ ...fact, label: label ?? fact.label }] : []),
    ...(await getPromises()),
  ];
}

/** How soon someone comes for each kind of job, in lines. */
export async function getTimeLines(): Promise<string[]> {
  const lines = TIMES.map(async (time) => {
    const said = await getTime(time);
    return said ? [`${TIME_LABELS[time].term} ${said.words}`] : [];
  });
  return (await Promise.all(lines)).flat();
}
