/** One page of each kind, in the order of the specification's route table; long names on purpose. */
export const KINDS = {
  home: '/',
  services: '/services',
  service: '/services/broken-spring-replacement',
  'service in a town': '/services/fast-response-stuck-nonfunctioning-doors-in-ridgefield-park',
  'service areas': '/service-areas',
  area: '/service-areas/palisades-park',
  about: '/about',
  contact: '/contact',
  'not found': '/no-such-page',
} as const;
