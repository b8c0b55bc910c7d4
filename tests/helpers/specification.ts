/**
 * What the specification and the decisions say, written out by hand. Nothing here may be read
 * from src/: a change of content that departs from the specification has to fail.
 */

export const BUSINESS_NAME = 'Easy Open';

/** Decisions, "Business facts": the one number, as printed and as dialled. */
export const PHONE = '(201) 555-0142';
export const PHONE_LINK = 'tel:+12015550142';

/** Decisions, "Business facts": the site address, which SITE_URL may replace. */
export const ORIGIN = process.env['SITE_URL'] ?? 'https://easyopen.example';

export type Category = 'installation' | 'repair' | 'maintenance' | 'emergency' | 'other';

export interface ExpectedService {
  slug: string;
  title: string;
  /** Starting price in dollars (§3). */
  price: number;
  /** The chip of the area pages it stands under; `other` is under "All Services" only. */
  category: Category;
}

/** §2, "Service slugs", in order; prices of §3; categories of the decisions, "Behaviour". */
export const SERVICES: readonly ExpectedService[] = [
  {
    slug: 'new-garage-door-installations',
    title: 'New Garage Door Installations',
    price: 800,
    category: 'installation',
  },
  {
    slug: 'replacement-of-old-or-damaged-doors',
    title: 'Replacement of Old or Damaged Doors',
    price: 600,
    category: 'other',
  },
  {
    slug: 'broken-spring-replacement',
    title: 'Broken Spring Replacement',
    price: 120,
    category: 'other',
  },
  {
    slug: 'cable-repair-replacement',
    title: 'Cable Repair & Replacement',
    price: 99,
    category: 'repair',
  },
  { slug: 'panel-replacement', title: 'Panel Replacement', price: 150, category: 'other' },
  {
    slug: 'roller-and-hinge-repair',
    title: 'Roller and Hinge Repair',
    price: 89,
    category: 'repair',
  },
  {
    slug: 'track-alignment-repair',
    title: 'Track Alignment & Repair',
    price: 120,
    category: 'repair',
  },
  {
    slug: 'opener-repair-troubleshooting',
    title: 'Opener Repair & Troubleshooting',
    price: 99,
    category: 'repair',
  },
  {
    slug: 'remote-keypad-programming',
    title: 'Remote & Keypad Programming',
    price: 49,
    category: 'maintenance',
  },
  {
    slug: 'fast-response-stuck-nonfunctioning-doors',
    title: 'Fast Response for Stuck or Nonfunctioning Doors',
    price: 89,
    category: 'emergency',
  },
];

/** How many services of the specification stand under a chip. */
export function countOf(category: Category): number {
  return SERVICES.filter((service) => service.category === category).length;
}

/** §3: the flag is true for new garage door installations only. */
export const POPULAR_SERVICE = 'New Garage Door Installations';

/** §2: three old spellings of service slugs, which lead to /services. */
export const REDIRECTED_SLUGS = [
  'door-replacement',
  'roller-hinge-repair',
  'fast-response-stuck-doors',
];

const NEAR = '20-35 min';
const FURTHER = '25-40 min';

export interface ExpectedArea {
  slug: string;
  name: string;
  responseTime: string;
  /** §3, neighborhoods: four street names. */
  streets: readonly [string, string, string, string];
}

/** §2, "Area slugs", in order; response times of §3; streets of shared/facts/areas.json. */
export const AREAS: readonly ExpectedArea[] = [
  {
    slug: 'tenafly',
    name: 'Tenafly',
    responseTime: NEAR,
    streets: ['Magnolia Avenue', 'Tenafly Road', 'Engle Street', 'Knickerbocker Road'],
  },
  {
    slug: 'bergenfield',
    name: 'Bergenfield',
    responseTime: FURTHER,
    streets: ['Washington Avenue', 'South Prospect Avenue', 'Hickory Avenue', 'New Bridge Road'],
  },
  {
    slug: 'dumont',
    name: 'Dumont',
    responseTime: FURTHER,
    streets: ['Washington Avenue', 'Madison Avenue', 'Prospect Avenue', 'New Milford Avenue'],
  },
  {
    slug: 'englewood',
    name: 'Englewood',
    responseTime: NEAR,
    streets: ['Engle Street', 'Tenafly Road', 'Knickerbocker Road', 'Grand Avenue'],
  },
  {
    slug: 'new-milford',
    name: 'New Milford',
    responseTime: FURTHER,
    streets: ['Berkley Street', 'Marion Avenue', 'Madison Avenue', 'River Road'],
  },
  {
    slug: 'teaneck',
    name: 'Teaneck',
    responseTime: NEAR,
    streets: ['Cedar Lane', 'Teaneck Road', 'Queen Anne Road', 'West Englewood Avenue'],
  },
  {
    slug: 'river-edge',
    name: 'River Edge',
    responseTime: FURTHER,
    streets: ['Kinderkamack Road', 'Bogert Road', 'Woodland Avenue', 'Summit Avenue'],
  },
  {
    slug: 'hackensack',
    name: 'Hackensack',
    responseTime: NEAR,
    streets: ['Main Street', 'Summit Avenue', 'Prospect Avenue', 'Maple Hill Drive'],
  },
  {
    slug: 'fort-lee',
    name: 'Fort Lee',
    responseTime: FURTHER,
    streets: ['Main Street', 'Lemoine Avenue', 'Jones Road', 'Anderson Avenue'],
  },
  {
    slug: 'maywood',
    name: 'Maywood',
    responseTime: FURTHER,
    streets: ['Maywood Avenue', 'Grant Avenue', 'Cedar Avenue', 'Spring Valley Avenue'],
  },
  {
    slug: 'ridgefield-park',
    name: 'Ridgefield Park',
    responseTime: FURTHER,
    streets: ['Main Street', 'Teaneck Road', 'Lincoln Avenue', 'Park Street'],
  },
  {
    slug: 'palisades-park',
    name: 'Palisades Park',
    responseTime: FURTHER,
    streets: ['Broad Avenue', 'Grand Avenue', 'Highland Avenue', 'Glen Avenue'],
  },
  {
    slug: 'westwood',
    name: 'Westwood',
    responseTime: FURTHER,
    streets: ['Broadway', 'Washington Avenue', 'Jefferson Avenue', 'Third Avenue'],
  },
  {
    slug: 'paramus',
    name: 'Paramus',
    responseTime: FURTHER,
    streets: ['Spring Valley Road', 'Farview Avenue', 'East Century Road', 'East Ridgewood Avenue'],
  },
  {
    slug: 'little-ferry',
    name: 'Little Ferry',
    responseTime: FURTHER,
    streets: ['Liberty Street', 'Main Street', 'Bergen Turnpike', 'Pickens Street'],
  },
];

/** §2, "Shared footer": five featured services; the choice is the owner's. */
export const FEATURED_SERVICES = 5;
/** §9. */
export const FOOTER_AREAS = 5;
export const INITIALLY_VISIBLE_AREAS = 6;
export const META_DESCRIPTION_LENGTH = 155;
