import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The towns of Bergen County that the site does not serve today: name, latitude, longitude. */
const TOWNS = [
  ['Allendale', 41.0415, -74.129],
  ['Alpine', 40.9559, -73.9312],
  ['Bogota', 40.8762, -74.0299],
  ['Carlstadt', 40.8404, -74.0907],
  ['Cliffside Park', 40.8215, -73.9876],
  ['Closter', 40.9732, -73.9615],
  ['Cresskill', 40.9415, -73.9593],
  ['Demarest', 40.9573, -73.9635],
  ['East Rutherford', 40.834, -74.0971],
  ['Edgewater', 40.827, -73.9757],
  ['Elmwood Park', 40.904, -74.1185],
  ['Emerson', 40.9762, -74.0262],
  ['Englewood Cliffs', 40.8854, -73.9524],
  ['Fair Lawn', 40.9404, -74.1318],
  ['Fairview', 40.8126, -73.999],
  ['Franklin Lakes', 41.0168, -74.2057],
  ['Garfield', 40.8815, -74.1132],
  ['Glen Rock', 40.9629, -74.1329],
  ['Harrington Park', 40.9837, -73.9799],
  ['Hasbrouck Heights', 40.8582, -74.0807],
  ['Haworth', 40.9609, -73.9901],
  ['Hillsdale', 41.0026, -74.0404],
  ['Ho-Ho-Kus', 40.9965, -74.1013],
  ['Leonia', 40.8615, -73.9882],
  ['Lodi', 40.8823, -74.0832],
  ['Lyndhurst', 40.812, -74.1243],
  ['Mahwah', 41.0887, -74.1438],
  ['Midland Park', 40.9893, -74.1407],
  ['Montvale', 41.0468, -74.0229],
  ['Moonachie', 40.8412, -74.0451],
  ['North Arlington', 40.7884, -74.1332],
  ['Northvale', 41.0065, -73.949],
  ['Norwood', 40.9982, -73.9618],
  ['Oakland', 41.0132, -74.2643],
  ['Old Tappan', 41.0107, -73.9912],
  ['Oradell', 40.9587, -74.0368],
  ['Park Ridge', 41.0376, -74.0407],
  ['Ramsey', 41.0573, -74.141],
  ['Ridgefield', 40.8343, -74.0088],
  ['Ridgewood', 40.9793, -74.1166],
  ['Rochelle Park', 40.9073, -74.0754],
  ['Rockleigh', 41.0004, -73.9304],
  ['Rutherford', 40.8265, -74.1068],
  ['Saddle Brook', 40.899, -74.0926],
  ['Saddle River', 41.0318, -74.1021],
] as const;

const SERVICES = [
  'Weather Seal Replacement',
  'Safety Sensor Alignment',
  'Belt Drive Opener Installation',
  'Garage Door Insulation',
  'Rolling Steel Door Repair',
  'Loading Dock Door Service',
  'Fire Door Drop Testing',
  'Garage Door Painting',
  'Window Insert Replacement',
  'Lock and Handle Replacement',
  'Carriage House Door Restoration',
  'Low Headroom Track Conversion',
  'Smart Opener Setup',
  'Battery Backup Installation',
  'Storm Damage Repair',
  'Bottom Bracket Replacement',
  'Annual Maintenance Visit',
  'Service for Property Managers',
  'Parking Garage Gate Repair',
  'Doors for New Construction',
];

const RESPONSE_TIMES = ['20-35 min', '25-40 min', '30-45 min', '35-50 min'];

/** How many towns and services can be added; with them there are 60 and 30. */
export const MOST_TOWNS = TOWNS.length;
export const MOST_SERVICES = SERVICES.length;

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

function write(
  root: string,
  file: string,
  lines: readonly string[],
  text = '',
): void {
  writeFileSync(
    join(root, 'src/content', file),
    ['---', ...lines, '---', '', text].join('\n'),
  );
}

/** Adds towns with the fields that a town must have, and where they lie. @returns their slugs */
export function addTowns(root: string, count: number): string[] {
  return TOWNS.slice(0, count).map(([name, latitude, longitude], index) => {
    write(root, `areas/${slugOf(name)}.md`, [
      `name: ${name}`,
      `title: Garage Door Repair in ${name}, NJ`,
      `description: Garage door stuck in ${name}? Call, get the price, and decide. We fix springs, cables and openers.`,
      'neighborhoods:',
      '  - Main Street',
      '  - Park Avenue',
      '  - Lake Road',
      '  - Union Street',
      `responseTime: ${RESPONSE_TIMES[index % RESPONSE_TIMES.length] ?? ''}`,
      'coverage: Full service area',
      'location:',
      `  latitude: ${String(latitude)}`,
      `  longitude: ${String(longitude)}`,
    ]);
    return slugOf(name);
  });
}

/** Adds services with the fields that a service must have, and a picture. @returns their slugs */
export function addServices(root: string, count: number): string[] {
  return SERVICES.slice(0, count).map((title, index) => {
    write(root, `services/${slugOf(title)}.md`, [
      `title: ${title}`,
      `description: ${title} for homes and businesses, at a price you approve before we start.`,
      `fullDescription: ${title} for homeowners and businesses in Bergen County. We look at the whole door first, you approve the price before we start, and we test the door when we are done.`,
      'features:',
      '  - Whole door looked at first',
      '  - Price approved before we start',
      '  - Parts that match the door',
      '  - Door run by hand and by opener',
      '  - Safety reversal tested',
      `price: Starting at $${String(59 + 10 * index)}`,
      'image: panel-replacement.jpg',
    ]);
    return slugOf(title);
  });
}

/** Adds a real review with the fields that it must have. */
export function addReview(root: string): void {
  write(root, 'testimonials/helen-w.md', [
    'name: Helen W.',
    'rating: 5',
    'text: They came when they had said, told me the price at the door, and left the garage cleaner than they had found it.',
    'location: Paramus',
    'service: panel-replacement',
  ]);
}

/** Services, towns and pictures of today's content that the added jobs take turns in. */
const JOB_SERVICES = ['broken-spring-replacement', 'panel-replacement'];
const JOB_TOWNS = ['tenafly', 'fort-lee', 'paramus'];

const inTurn = (values: readonly string[], index: number): string =>
  values[index % values.length] ?? '';

/** Adds jobs of the last five years, every second one with a photo. */
export function addJobs(root: string, count: number): void {
  mkdirSync(join(root, 'src/content/jobs'));
  const thisYear = new Date().getFullYear();
  for (let index = 0; index < count; index += 1) {
    const service = inTurn(JOB_SERVICES, index);
    const year = String(thisYear - (index % 5));
    const photo = index % 2 === 0 ? [`image: ${service}.jpg`] : [];
    write(
      root,
      `jobs/${String(index)}.md`,
      [
        `service: ${service}`,
        `area: ${inTurn(JOB_TOWNS, index)}`,
        `month: ${year}-01`,
        `price: ${String(120 + index)}`,
      ].concat(photo),
      'It had broken overnight. It works again, and the owner drove to work.',
    );
  }
}

/** Pictures of today's content that stand for photos of people. */
const PORTRAITS = ['house-porch.jpg', 'cable-repair-replacement.jpg'];

/** Adds people, two of three with a photo; the first answers the phone. */
export function addTeam(root: string, count: number): void {
  mkdirSync(join(root, 'src/content/team'));
  for (let index = 0; index < count; index += 1) {
    const photo = index % 3 === 2 ? [] : [`image: ${inTurn(PORTRAITS, index)}`];
    const phone = index === 0 ? ['answersPhone: true'] : [];
    write(
      root,
      `team/${String(index)}.md`,
      [
        `name: Robin ${String(index)}`,
        'role: Springs, cables and openers',
        `since: ${String(2010 + index)}`,
      ].concat(photo, phone),
      'Robin weighs every door before choosing a spring, and says what it costs.',
    );
  }
}

/** Writes a registration number where there was none. */
export function addRegistration(root: string): void {
  const file = join(root, 'src/content/business.yml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('registration: null', 'registration: 13VH00000000'),
  );
}
