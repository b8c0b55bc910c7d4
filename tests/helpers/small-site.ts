import type { SiteCopy } from './site-copy.ts';

/** What the smallest site still serves; home needs its four featured services. */
export const SMALL = {
  services: [
    'new-garage-door-installations',
    'broken-spring-replacement',
    'cable-repair-replacement',
    'fast-response-stuck-nonfunctioning-doors',
  ],
  towns: ['tenafly', 'englewood', 'teaneck', 'bergenfield', 'dumont'],
};

/** Takes the lines of a list that name what is gone out of a file. */
function unname(site: SiteCopy, file: string, gone: RegExp): void {
  const lines = site.read(file).split('\n');
  site.write(file, lines.filter((line) => !gone.test(line)).join('\n'));
}

/** Removes all but four services, five towns and one review from a copy; others still name them. */
export function removeEntries(site: SiteCopy): void {
  site.keepOnly('services', SMALL.services);
  site.keepOnly('areas', SMALL.towns);
  site.keepOnly('testimonials', ['dana-r']);
}

/** Removes what names an entry that removeEntries took: afterwards the copy can be built. */
export function removeMentions(site: SiteCopy): void {
  site.keepOnly('local', SMALL.towns);
  for (const town of SMALL.towns) {
    site.keepOnly(`local/${town}`, SMALL.services);
    const gone = /^ {2}- (?:new-milford|river-edge|hackensack|fort-lee|ridgefield-park)$/;
    unname(site, `areas/${town}.md`, gone);
  }
  unname(site, 'business.yml', /^ {2}- opener-repair-troubleshooting$/);
  unname(site, 'pages/contact.md', /^ {4}- (?:new-milford|hackensack)$/);
}
