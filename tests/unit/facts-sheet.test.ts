import { expect, test } from 'vitest';
import { factsTxt } from '~/lib/facts-sheet';
import { SITE, sampleBusiness } from '../helpers/sample-business';

const service = { title: 'Panel Replacement', price: 'Starting at $150', path: '/services/panel' };
const town = {
  name: 'Fort Lee',
  responseTime: '25-40 min',
  coverage: 'Full service area',
  zips: ['07024', '07025'],
  path: '/service-areas/fort-lee',
  facts: [{ source: 'Census; Atlas' }, { source: 'Census' }],
};

test('a service and a town are a line each, with full addresses', () => {
  const lines = factsTxt(sampleBusiness, SITE, [service], [town]).split('\n');
  expect(lines).toContain(`- Panel Replacement: Starting at $150. ${SITE}/services/panel`);
  expect(lines).toContain(
    `- Fort Lee: usual response 25-40 min. Full service area. ZIP 07024, 07025. ${SITE}/service-areas/fort-lee`,
  );
});

test('the sources of a town are told once each', () => {
  expect(factsTxt(sampleBusiness, SITE, [], [town])).toContain('\n- Fort Lee: Census; Atlas\n');
});

test('the registration number is told once there is one', () => {
  const registration = '13VH01234567';
  expect(factsTxt(sampleBusiness, SITE, [], [])).not.toContain('registration');
  expect(factsTxt({ ...sampleBusiness, registration }, SITE, [], [])).toContain(
    `New Jersey registration: ${registration}\n`,
  );
});

test('no line is empty where it should say something', () => {
  const text = factsTxt(sampleBusiness, SITE, [service], [town]);
  expect(text).not.toMatch(/undefined|null|: $/m);
  expect(text.endsWith('\n')).toBe(true);
});

test('a claim that the owner has dropped takes its words along, and no others', () => {
  const claims = { ...sampleBusiness.claims, emergencyHours: undefined, radius: undefined };
  const text = factsTxt({ ...sampleBusiness, claims }, SITE, [], []);
  expect(text).not.toMatch(/Coverage|undefined|\{/);
  const { emergencyResponse = '' } = claims;
  expect(text).toContain(`\nEmergency service: response in ${emergencyResponse}\n`);
});
