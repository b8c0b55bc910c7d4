import { expect, test } from 'vitest';
import {
  lineOf,
  problemsWith,
  sampleText,
  withField,
  withLine,
} from '../../helpers/sample-content';

test('a time that cannot be read is the only problem of the hours', () => {
  const changes = withLine('business.yml', '  opens:', '  opens: 8am');
  expect(problemsWith(changes)).toHaveLength(1);
});

test('opening hours beside the claim that someone answers at all hours are reported', () => {
  const changes = {
    'business.yml': sampleText('business.yml')
      .replace(/opens: .*/, "opens: '08:00'")
      .replace('claims:', 'claims:\n  emergencyHours: 24/7'),
  };
  expect(problemsWith(changes)).toEqual([
    {
      file: 'src/content/business.yml',
      line: lineOf(changes, 'business.yml', 'hours:'),
      field: 'hours',
      message:
        'are 08:00 to 23:59, but the claim emergencyHours says 24/7. Write "00:00" and "23:59", or change the claim.',
    },
  ]);
});

test.each(['https://doors.example/security', 'mailto:safe@doors.example'])(
  'a security problem may be reported to %s',
  (address) => {
    const changes = withField('business.yml', `securityContact: ${address}`);
    expect(problemsWith(changes)).toEqual([]);
  },
);
