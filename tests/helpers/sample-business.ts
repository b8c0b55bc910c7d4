import type { Business } from '~/schemas/business';

/** The address that the unit tests are configured for. */
export const SITE = import.meta.env.SITE;

/** A made-up company, so that tests do not change when the owner changes a fact. */
export const sampleBusiness: Business = {
  name: 'Sample Doors',
  descriptor: 'Garage Door Repair',
  siteUrl: SITE,
  phone: '(201) 555-0199',
  whatsapp: null,
  bookingUrl: null,
  address: { locality: 'Tenafly', region: 'NJ', country: 'US' },
  location: { latitude: 40.919, longitude: -73.9567 },
  hours: { opens: '00:00', closes: '23:59' },
  registration: null,
  repository: null,
  securityContact: null,
  profiles: [],
  answers: {},
  languages: [],
  claims: {
    warranty: '12-month warranty',
    warrantyTerm: '12 months',
    emergencyHours: '24/7',
    emergencyResponse: '15-30 minutes',
    regularAppointments: 'same day',
    weekend: 'Weekend service is available',
    customers: '500+',
    years: '15+',
    rating: '#1',
    credentials: 'Licensed, bonded and insured',
    technicians: 'Certified technicians',
    pricing: 'Clear upfront pricing',
    estimates: 'Free estimates',
    radius: '25-mile radius',
  },
  confirmedClaims: [],
  limits: {
    homeGridMaximum: 4,
    visibleAreas: 6,
    menuAreas: 40,
    footerAreas: 5,
  },
  featuredServices: [
    'a-service',
    'b-service',
    'c-service',
    'd-service',
    'e-service',
  ],
};
