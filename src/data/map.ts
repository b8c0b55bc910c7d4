import bergen from '../assets/map/bergen.json';
import { areaMap } from '../lib/geo/area-map.ts';
import type { CloseUp } from '../lib/geo/map-towns.ts';
import type { Outlines } from '../lib/geo/outlines.ts';
import { minutesAsFigure } from '../lib/formats.ts';
import { getAreas, getBusiness, type AreaEntry } from './collections.ts';
import { getResponseTimes } from './prices-and-times.ts';

// TypeScript reads the kinds of geometry in a JSON file as any text.
const outlines = bergen as unknown as Outlines;

/** Height of a map above the text of a phone, in units of the map, which is 620 wide. */
const MAP_ABOVE_TEXT = 300;
/** The same of one on a phone with more room above the text: `containers.high-map` says from when. */
const MAP_HIGH = 500;
/** The same of one beside the text of wide screens. */
const MAP_BESIDE_TEXT = 600;
/** The same of one between the texts of a page. */
const MAP_IN_TEXT = 496;

/** The map of a page. */
export interface MapView {
  /** The town that is lit, with the way to it. */
  highlight?: AreaEntry | undefined;
  /** Whether it says how soon someone comes there. */
  hasTime?: boolean;
  /** Whether each town lights up while one points at it. */
  hasLights?: boolean;
  /** The part that shows; all of it without. */
  closeUp?: CloseUp;
}

/** The maps of a hero: beside its text, and above it as high as that leaves room for. */
export interface HeroMaps {
  beside: MapView;
  high: MapView;
  low: MapView;
}

/** The town of the shop; undefined where the company does not list it. */
export async function getHomeTown(): Promise<AreaEntry | undefined> {
  const { address } = await getBusiness();
  const areas = await getAreas();
  return areas.find(({ data }) => data.name === address.locality);
}

/** Around the town of the shop, to which no way leads: as much as shows those next door. */
const AIR_AROUND_HOME = 130;
/** The same between the texts of a page, around that town, and around shop and town as much as names those next door. */
const AIR_IN_TEXT = { home: 90, way: 28 };

/** The town and the shop close up; all towns where nobody knows where it lies. */
export async function getTownMaps(area: AreaEntry): Promise<HeroMaps> {
  const home = await getHomeTown();
  const isHome = area.id === home?.id;
  const around = (height: number, air?: number) => ({
    highlight: area,
    closeUp: { towns: [area.id], height, air },
  });
  const air = isHome ? AIR_AROUND_HOME : undefined;
  return {
    beside: area.data.location ? around(MAP_BESIDE_TEXT, air) : {},
    high: around(MAP_HIGH, air),
    low: around(MAP_ABOVE_TEXT),
  };
}

/** The town and the shop close up, between the texts of a page. */
export async function getCloseUpInText(area: AreaEntry): Promise<CloseUp> {
  const home = await getHomeTown();
  const air = area.id === home?.id ? AIR_IN_TEXT.home : AIR_IN_TEXT.way;
  return { towns: [area.id], height: MAP_IN_TEXT, air };
}

/** A map of all towns, or of a part of them. */
export type AreaMap = Awaited<ReturnType<typeof drawMap>>;

/** Maps that are drawn, by what they show: each town has that of all its services. */
const drawn = new Map<string, Promise<AreaMap>>();

/** The map, which is drawn once a build. In development it is drawn each time, since the content changes. */
export function getAreaMap(view: MapView): Promise<AreaMap> {
  if (import.meta.env.DEV) return drawMap(view);
  const key = JSON.stringify({ ...view, highlight: view.highlight?.id });
  const map = drawn.get(key) ?? drawMap(view);
  drawn.set(key, map);
  return map;
}

/** The map with the shop and all towns whose files say where they are; `isSoonest` marks the soonest reached. */
async function drawMap({
  highlight,
  hasTime = true,
  hasLights = false,
  closeUp,
}: MapView) {
  const { location } = await getBusiness();
  const areas = await getAreas();
  const [soonest] = await getResponseTimes();
  const towns = areas.map(({ id, data }) => ({
    slug: id,
    name: data.name,
    formerly: data.formerly,
    location: data.location,
    isSoonest: data.responseTime.from === soonest?.from,
  }));
  const timed = ({ id, data }: AreaEntry) => ({
    slug: id,
    time: hasTime ? minutesAsFigure(data.responseTime) : '',
  });
  return areaMap(outlines, {
    towns,
    shop: location,
    words: { shop: 'Our shop' },
    lit: highlight && timed(highlight),
    lights: hasLights ? areas.map(timed) : [],
    closeUp,
  });
}
