/** One page of each kind, for the tests in a browser. */
export const KINDS: Record<string, string> = {
  home: '/',
  services: '/services',
  service: '/services/broken-spring-replacement',
  'service in a town': '/services/broken-spring-replacement-in-fort-lee',
  'service areas': '/service-areas',
  area: '/service-areas/fort-lee',
  about: '/about',
  contact: '/contact',
  'not found': '/no-such-page',
};
