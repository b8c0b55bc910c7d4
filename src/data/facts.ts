import {
  capitalized,
  inDollars,
  minutesAsFigure,
  minutesInWords,
} from '../lib/formats.ts';
import type { ResponseTime } from '../schemas/area.ts';
import { PRICE_LABEL, type Category, type Price } from '../schemas/service.ts';
import {
  getAreas,
  getBusiness,
  getCopy,
  getServices,
  type AreaEntry,
  type ServiceEntry,
} from './collections.ts';

/** One fact of the row in a hero: the figure large, its label under it. */
export interface Fact {
  figure: string;
  label: string;
  /** Of a time that a color of the map stands for: whether it is that of the towns that are soonest reached. */
  isSoonest?: boolean;
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

/** The lowest price of what a visitor with a broken door calls for; of all services without any. */
export async function getLowestPrice(): Promise<Fact[]> {
  const { callFacts } = await getCopy('shared');
  const services = await getServices();
  const byPrice = services
    .map(({ data }) => data)
    .toSorted((a, b) => a.price.dollars - b.price.dollars);
  const repair = byPrice.find(({ category }) =>
    ['repair', 'emergency'].includes(category),
  );
  if (repair)
    return [
      { figure: inDollars(repair.price.dollars), label: callFacts.repairs },
    ];
  return byPrice.slice(0, 1).map(({ price }) => priceFact(price));
}

function priceFact({ dollars }: Price): Fact {
  return { figure: inDollars(dollars), label: PRICE_LABEL };
}

/** The response times of all towns, each once, the soonest first. */
export async function getResponseTimes(): Promise<ResponseTime[]> {
  const areas = await getAreas();
  const times = new Map(
    areas.map(({ data }) => [data.responseTime.text, data.responseTime]),
  );
  return [...times.values()].toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** From the soonest of some times to the latest, such as `20-40 min`. */
function rangeOf(times: readonly ResponseTime[]): string {
  const soonest = Math.min(...times.map(({ from }) => from));
  const latest = Math.max(...times.map(({ to }) => to));
  return `${String(soonest)}-${String(latest)} min`;
}

/** That of all towns; undefined without towns. */
async function getResponseInAnyTown(): Promise<string | undefined> {
  const times = await getResponseTimes();
  return times.length > 0 ? rangeOf(times) : undefined;
}

/** How soon someone comes, as a figure; undefined once the owner has dropped the claim. */
async function getTime(
  time: Time,
  area?: AreaEntry,
): Promise<string | undefined> {
  const { claims } = await getBusiness();
  if (time === 'emergency') return claims.emergencyResponse;
  if (time === 'appointment') return claims.regularAppointments;
  return area?.data.responseTime.text ?? getResponseInAnyTown();
}

/** How soon someone usually comes to a town for a service; undefined where that is not the time of its kind of job. */
export function getTimeInTown(
  service: ServiceEntry,
  area: AreaEntry,
): string | undefined {
  if (TIME_OF[service.data.category] !== 'repair') return undefined;
  return minutesAsFigure(area.data.responseTime.text);
}

/** A promise as a fact: its first word is the figure. */
function promiseFact(promise: string): Fact {
  const [figure = '', ...words] = promise.split(' ');
  return { figure, label: words.join(' ') };
}

/** How soon someone comes, as a fact; none once the owner has dropped the claim. */
async function getTimeFact(time: Time, area?: AreaEntry): Promise<Fact[]> {
  const { callFacts } = await getCopy('shared');
  const figure = await getTime(time, area);
  if (figure === undefined) return [];
  return [{ figure: minutesAsFigure(figure), label: callFacts.times[time] }];
}

/** What costs nothing. */
async function getPromises(): Promise<Fact[]> {
  const { callFacts } = await getCopy('shared');
  return callFacts.promises.map(promiseFact);
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
export interface MapTime {
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
    const figure = minutesAsFigure(rangeOf(ofColor));
    return { figure, isSoonest, towns: ofColor.length };
  });
}

/** The words around the number of towns. */
interface TownWords {
  before: string;
  one: string;
  more: string;
}

/** The key to the map: how soon someone comes to the towns of each of its two colors, and to how many. */
export async function getMapKey({
  before,
  one,
  more,
}: TownWords): Promise<Fact[]> {
  const times = await getMapTimes();
  return times.map(({ towns, ...time }) => {
    const word = towns === 1 ? one : more;
    return { ...time, label: `${before} ${String(towns)} ${word}` };
  });
}

/** The facts beside the map of all towns: its key and the price, and what is free where all towns have one color. */
export async function getMapFacts(words: TownWords): Promise<Fact[]> {
  const facts = [
    ...(await getMapKey(words)),
    ...(await getLowestPrice()),
    ...(await getPromises()),
  ];
  return facts.slice(0, 3);
}

/** The words of the contact page under the hours and under the day of planned work. */
interface HoursWords {
  answered: string;
  planned: string;
}

/** When someone answers and comes, without what the owner has dropped. */
export async function getHoursFacts({
  answered,
  planned,
}: HoursWords): Promise<Fact[]> {
  const { claims } = await getBusiness();
  const facts: Fact[] = [];
  if (claims.emergencyHours !== undefined)
    facts.push({ figure: claims.emergencyHours, label: answered });
  facts.push(...(await getTimeFact('emergency')));
  if (claims.regularAppointments !== undefined)
    facts.push({ figure: claims.regularAppointments, label: planned });
  return facts;
}

/**
 * How long the company has worked, how soon it comes and its lowest price, without what the owner has dropped.
 * @param years its figure is empty once the owner has dropped the claim
 */
export async function getCompanyFacts(years: Fact): Promise<Fact[]> {
  return [
    ...(years.figure === '' ? [] : [years]),
    ...(await getTimeFact('emergency')),
    ...(await getLowestPrice()),
  ];
}

/** The facts beside the call button of one service, with its own price and the time of its kind of job. */
export async function getServiceFacts(
  { data }: ServiceEntry,
  area?: AreaEntry,
): Promise<Fact[]> {
  const { callFacts } = await getCopy('shared');
  const times = await getTimeFact(TIME_OF[data.category], area);
  // Nobody has a new door the same day: that is when we come and measure.
  const visits = data.measuredFirst
    ? times.map(({ figure }) => ({ figure, label: callFacts.times.measuring }))
    : times;
  return [priceFact(data.price), ...visits, ...(await getPromises())];
}

/** How soon someone comes for a kind of job, in words; nothing once its claim is dropped. */
async function getTimeTerm(time: Time, area?: AreaEntry): Promise<Fact[]> {
  const { priceTerms } = await getCopy('shared');
  const figure = await getTime(time, area);
  if (figure === undefined) return [];
  return [{ label: priceTerms.times[time], figure: minutesInWords(figure) }];
}

/** What a price buys, as far as the file of the service says it: no line for what it leaves out. */
export interface PriceDetails {
  /** What the starting price covers, and what costs more. */
  scope: string[];
  /** What most customers pay, and how long the job takes. */
  usual: string[];
}

export async function getPriceDetails({
  data,
}: ServiceEntry): Promise<PriceDetails> {
  const { priceTerms } = await getCopy('shared');
  const { covers, notCovered, typical, onSite } = data;
  const scope: string[] = [];
  const usual: string[] = [];
  if (covers !== undefined) scope.push(`${priceTerms.covers} ${covers}`);
  if (notCovered !== undefined)
    scope.push(`${priceTerms.notCovered} ${notCovered}`);
  if (typical)
    usual.push(
      `${priceTerms.typical} ${inDollars(typical.from)} to ${inDollars(typical.to)}`,
    );
  if (onSite !== undefined)
    usual.push(`${capitalized(onSite)} ${priceTerms.onSite}`);
  return { scope, usual };
}

/** The line under the price in a hero; empty while the file of the service says nothing of it. */
export async function getPriceNote(service: ServiceEntry): Promise<string> {
  const { usual } = await getPriceDetails(service);
  return usual.map((sentence) => `${sentence}.`).join(' ');
}

/** What the terms beside a price are of; without a service they are those of every kind of job. */
export interface PriceTermsOf {
  service?: ServiceEntry | undefined;
  area?: AreaEntry | undefined;
}

/** How soon someone comes for each kind of job, as terms with large words; for that of a service alone. */
export async function getTimeTerms({
  service,
  area,
}: PriceTermsOf): Promise<Fact[]> {
  const kinds = service ? [TIME_OF[service.data.category]] : TIMES;
  const times = await Promise.all(kinds.map((time) => getTimeTerm(time, area)));
  return times.flat();
}

/** The same as lines. */
export async function getTimeLines(of: PriceTermsOf): Promise<string[]> {
  const terms = await getTimeTerms(of);
  return terms.map(({ label, figure }) => `${label} ${figure}`);
}

/** The lines beside a price: that it is firm, how soon someone comes, the warranty. */
export async function getPriceTerms(of: PriceTermsOf): Promise<string[]> {
  const { priceTerms } = await getCopy('shared');
  const times = await getTimeLines(of);
  return [...priceTerms.before, ...times, ...priceTerms.after];
}

/** The same lines without the times. */
export async function getMoneyLines(): Promise<string[]> {
  const { priceTerms } = await getCopy('shared');
  return [...priceTerms.before, ...priceTerms.after];
}
