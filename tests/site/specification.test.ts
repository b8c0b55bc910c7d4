import { describe, expect, it } from 'vitest';
import { titleCase } from '../../src/lib/title-case.ts';
import { isPublicAddress } from '../../src/loader/address.ts';
import {
  areas,
  business,
  dollarsOf,
  page as copyOf,
  services,
  testimonials,
} from '../helpers/content.ts';
import { expectNoFaults, indexedPages, indexedPaths } from '../helpers/dist.ts';
import { textsOf } from '../helpers/dom.ts';

/**
 * The words, prices and counts that the specification fixes, checked here and nowhere else: all
 * other tests take what they expect from the content. The owner may add to what is listed here, and
 * change it once the site is launched.
 */
const SERVICES = [
  { slug: 'new-garage-door-installations', dollars: 800 },
  { slug: 'replacement-of-old-or-damaged-doors', dollars: 600 },
  { slug: 'broken-spring-replacement', dollars: 120 },
  { slug: 'cable-repair-replacement', dollars: 99 },
  { slug: 'panel-replacement', dollars: 150 },
  { slug: 'roller-and-hinge-repair', dollars: 89 },
  { slug: 'track-alignment-repair', dollars: 120 },
  { slug: 'opener-repair-troubleshooting', dollars: 99 },
  { slug: 'remote-keypad-programming', dollars: 49 },
  { slug: 'fast-response-stuck-nonfunctioning-doors', dollars: 89 },
];

const AREAS = [
  { slug: 'tenafly', name: 'Tenafly', responseTime: '20-35 min' },
  { slug: 'bergenfield', name: 'Bergenfield', responseTime: '25-40 min' },
  { slug: 'dumont', name: 'Dumont', responseTime: '25-40 min' },
  { slug: 'englewood', name: 'Englewood', responseTime: '20-35 min' },
  { slug: 'new-milford', name: 'New Milford', responseTime: '25-40 min' },
  { slug: 'teaneck', name: 'Teaneck', responseTime: '20-35 min' },
  { slug: 'river-edge', name: 'River Edge', responseTime: '25-40 min' },
  { slug: 'hackensack', name: 'Hackensack', responseTime: '20-35 min' },
  { slug: 'fort-lee', name: 'Fort Lee', responseTime: '25-40 min' },
  { slug: 'maywood', name: 'Maywood', responseTime: '25-40 min' },
  {
    slug: 'ridgefield-park',
    name: 'Ridgefield Park',
    responseTime: '25-40 min',
  },
  { slug: 'palisades-park', name: 'Palisades Park', responseTime: '25-40 min' },
  { slug: 'westwood', name: 'Westwood', responseTime: '25-40 min' },
  { slug: 'paramus', name: 'Paramus', responseTime: '25-40 min' },
  { slug: 'little-ferry', name: 'Little Ferry', responseTime: '25-40 min' },
];

// Once the site is launched, the owner's word goes before the specification.
const isLaunched = isPublicAddress(business().siteUrl);

describe.skipIf(isLaunched)(
  'the site says what its specification asks for',
  () => {
    describe('the counts of the specification', () => {
      it('are ten services, fifteen towns and four reviews, or more', () => {
        expect(services().length).toBeGreaterThanOrEqual(10);
        expect(areas().length).toBeGreaterThanOrEqual(15);
        expect(testimonials().length).toBeGreaterThanOrEqual(4);
      });

      it('make 180 pages, which are all there', () => {
        const paths = [
          ['/', '/services', '/service-areas', '/about', '/contact'],
          SERVICES.map(({ slug }) => `/services/${slug}`),
          AREAS.map(({ slug }) => `/service-areas/${slug}`),
          SERVICES.flatMap((service) =>
            AREAS.map((area) => `/services/${service.slug}-in-${area.slug}`),
          ),
        ].flat();
        expect(paths).toHaveLength(180);
        expect(paths.filter((path) => !indexedPaths.includes(path))).toEqual(
          [],
        );
      });

      it('limit the lists of the site', () => {
        expect(business().limits).toMatchObject({
          homeGridMaximum: 4,
          visibleAreas: 6,
          footerAreas: 5,
        });
        expect(business().featuredServices).toHaveLength(5);
      });
    });

    describe('the services of the specification', () => {
      it.each(SERVICES)('$slug starts at $$dollars', ({ slug, dollars }) => {
        const service = services().find((one) => one.slug === slug);
        expect(service && dollarsOf(service)).toBe(dollars);
        expect(service?.features).toHaveLength(5);
      });

      it('stand in its order', () => {
        const slugs = services().map(({ slug }) => slug);
        const specified = SERVICES.map(({ slug }) => slug);
        expect(slugs.filter((slug) => specified.includes(slug))).toEqual(
          specified,
        );
      });

      it('have one that is popular: new installations', () => {
        const popular = services().filter((service) => service.popular);
        expect(popular.map(({ slug }) => slug)).toEqual([
          'new-garage-door-installations',
        ]);
      });
    });

    describe('the towns of the specification', () => {
      it.each(AREAS)(
        '$name is reached in $responseTime',
        ({ slug, name, responseTime }) => {
          const area = areas().find((one) => one.slug === slug);
          expect(area).toMatchObject({
            name,
            responseTime,
            coverage: 'Full service area',
          });
          expect(area?.neighborhoods).toHaveLength(4);
        },
      );

      it('stand in its order', () => {
        const slugs = areas().map(({ slug }) => slug);
        const specified = AREAS.map(({ slug }) => slug);
        expect(slugs.filter((slug) => specified.includes(slug))).toEqual(
          specified,
        );
      });
    });

    it('the claims are those of the specification', () => {
      expect(business().claims).toMatchObject({
        warranty: '12-month warranty',
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
      });
    });

    describe('the words of the specification', () => {
      it('stand around every page', () => {
        const { quoteLabel, menu, emergency, ready, footer } = copyOf('shared');
        expect(quoteLabel).toBe('GET FREE QUOTE');
        expect(emergency).toBe('24/7 Emergency Service');
        expect(menu).toMatchObject({
          home: 'Home',
          services: 'Services',
          areas: 'Service Areas',
          about: 'About',
          contact: 'Contact',
        });
        expect(ready).toMatchObject({
          heading: 'Ready to Get Started?',
          estimateLabel: 'Get Free Estimate',
          callLabel: 'Call Now',
        });
        expect(footer.quickLinks).toBe('Quick Links');
        expect(footer.links).toEqual({
          services: 'Our Services',
          areas: 'Our Service Areas',
          contact: 'Contact & Booking',
          about: 'About Us',
        });
        expect(footer.viewAllServices).toMatch(/^View All/);
        expect(footer.viewAllAreas).toMatch(/^View All/);
      });

      it('stand on the home page', () => {
        const { hero, services: list, testimonials: reviews } = copyOf('home');
        expect(hero.title).toContain('Tenafly, NJ');
        expect(hero.description).toMatch(/broken springs.*opener malfunctions/);
        expect(hero.serving).toBe(
          'Serving Tenafly with 24/7 emergency repairs',
        );
        expect(hero.estimateLabel).toBe('Get My Free Estimate');
        expect(list).toMatchObject({
          heading: 'Our Garage Services',
          carouselLabel: 'Garage services carousel',
          learnMore: 'Learn more',
          viewAll: 'View All Services',
        });
        expect(reviews.heading).toBe('What Our Customers Say');
      });

      it('name six reasons to choose the company, each with its link', () => {
        expect(
          copyOf('home').whyChoose.cards.map(({ title, link }) => ({
            title,
            link,
          })),
        ).toEqual([
          { title: 'Expert Garage Repairs', link: 'services' },
          {
            title: 'New Garage Installations',
            link: 'service:new-garage-door-installations',
          },
          { title: 'Guaranteed Workmanship', link: 'services#guarantee' },
          {
            title: 'Same-Day Garage Service',
            link: 'service:fast-response-stuck-nonfunctioning-doors',
          },
          { title: 'Local Service Areas', link: 'areas' },
          { title: 'Easy Booking & Support', link: 'contact' },
        ]);
      });

      it('stand on the pages of services', () => {
        const { hero, list, howItWorks } = copyOf('services');
        expect(hero.callLabel).toBe('Call Us Now');
        expect(list).toMatchObject({
          learnMore: 'Learn More',
          popular: 'Most Popular',
        });
        expect(howItWorks.steps).toHaveLength(3);
        expect(howItWorks.steps[0]?.text).toContain(
          'call, WhatsApp or online booking',
        );
        expect(copyOf('service')).toMatchObject({
          callLabel: 'GET FREE ESTIMATE',
          aboutHeading: 'About',
          includedHeading: "What's Included",
        });
      });

      it('stand on the list of towns', () => {
        const { list, benefits, findYourArea } = copyOf('service-areas');
        expect(list.viewAll).toBe('View All Areas');
        expect(benefits.heading).toBe('Local Service Benefits');
        expect(benefits.items.map(({ title }) => title)).toEqual([
          'Fast Local Response',
          'Mobile Service Available',
          'Emergency Service',
        ]);
        expect(findYourArea.heading).toBe('Find Your Area');
        expect(findYourArea.map.heading).toBe('Coverage Area Map');
        expect(findYourArea.response.heading).toBe('Fast Response Times');
      });

      it('stand on the page of a town', () => {
        const { offerings, whyChoose } = copyOf('area');
        expect(offerings).toMatchObject({
          learnMore: 'Learn More',
          popular: 'Most Popular',
        });
        expect(whyChoose.heading).toMatch(/^Why Choose/);
        expect(offerings.chips).toEqual({
          all: 'All Services',
          installation: 'Installation',
          repair: 'Repair',
          maintenance: 'Maintenance',
          emergency: 'Emergency',
        });
      });

      it.each([
        { category: 'installation', count: 1 },
        { category: 'repair', count: 4 },
        { category: 'maintenance', count: 1 },
        { category: 'emergency', count: 1 },
      ])(
        'put $count of its services under the chip "$category"',
        ({ category, count }) => {
          const specified = new Set(SERVICES.map(({ slug }) => slug));
          const under = services().filter(
            (one) => specified.has(one.slug) && one.category === category,
          );
          expect(under).toHaveLength(count);
        },
      );

      it('stand on the about page', () => {
        const { story, highlights, values } = copyOf('about');
        expect(story.heading).toBe('Why Easy Open');
        expect(highlights.customers).toMatchObject({
          figure: '500+',
          title: 'Happy Customers',
        });
        expect(highlights.experts.title).toBe('Trusted Local Experts');
        expect(highlights.experts.text).toContain('#1 in Bergen County');
        expect(highlights.emergency.title).toBe('Emergency Support');
        expect(values.heading).toBe('Our Core Values');
        expect(values.cards.map(({ title }) => title)).toEqual([
          'Customer-First',
          'Reliability',
          'Honest and Transparent',
          'Expert Craftsmanship',
        ]);
      });

      it('stand on the contact page', () => {
        const { hero, touch, shop } = copyOf('contact');
        expect(hero.title).toBe('Contact & Booking');
        expect(touch.heading).toBe('Get In Touch');
        expect(touch.call.title).toBe('Call Us');
        expect(touch.visit).toMatchObject({
          title: 'Visit Us',
          directions: 'Get Directions',
        });
        expect(shop).toMatchObject({
          heading: 'Visit or Call Our Shop',
          areas: [
            'tenafly',
            'bergenfield',
            'englewood',
            'new-milford',
            'teaneck',
            'hackensack',
          ],
          viewAll: 'View All',
        });
      });

      it('are in Title Case where they are headings', () => {
        // The specification has a large letter there, where the rule has a small one.
        const SPECIFIED = [copyOf('contact').touch.heading];
        expectNoFaults(indexedPages(), ({ root }) =>
          textsOf(root, 'h1, h2, h3').filter(
            (heading) =>
              !SPECIFIED.includes(heading) && titleCase(heading) !== heading,
          ),
        );
      });

      it('stand on the error pages', () => {
        expect(copyOf('not-found')).toMatchObject({
          heading: 'Oops! Page not found',
          homeLink: 'Return to Home',
        });
        expect(copyOf('server-error').heading).toBe(
          'Unexpected Application Error!',
        );
      });
    });
  },
);
