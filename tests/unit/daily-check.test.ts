import { expect, test } from 'vitest';
import { advisoryLines, dailyReport } from '../../deploy/daily-check';

const ORIGIN = 'https://doors.example';
const ADVISORY = { title: 'Reads beyond its end', url: 'https://github.com/a' };

const auditOf = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      sharp: { severity, via: [ADVISORY] },
      astro: { severity, via: ['sharp'] },
    },
  });

test('a day on which all is well has no report', () => {
  expect(dailyReport({ origin: ORIGIN, live: [], advisories: [] })).toBe('');
  expect(advisoryLines('{"vulnerabilities":{}}')).toEqual([]);
});

test('the report names what differs, each package at fault, and where to read on', () => {
  const live = ['/ has a certificate that ends in 4 days: renew it.'];
  const advisories = advisoryLines(auditOf('high'));
  const report = dailyReport({ origin: ORIGIN, live, advisories });
  expect(report).toContain(`## ${ORIGIN} is not what was published`);
  expect(report).toContain(`- ${String(live[0])}`);
  expect(report).toContain(
    '- sharp (high): Reads beyond its end, https://github.com/a',
  );
  expect(report).not.toContain('astro');
  expect(report).toContain('deploy/README.md');
});

test('a fault of little weight is left to the weekly updates', () => {
  expect(advisoryLines(auditOf('moderate'))).toEqual([]);
});
