import { expect, it } from 'vitest';
import { readRate } from '../helpers/wrk.ts';

const PRINTED = `Running 4s test @ http://127.0.0.1:8080/
  1 threads and 32 connections
  Latency Distribution
     50%    2.10ms
     99%  262.90ms
  30122 requests in 4.01s, 400.12MB read
Requests/sec:   7511.83
Transfer/sec:     99.77MB
`;

it('reads the rate and the slowest hundredth, in ms', () => {
  expect(readRate(PRINTED)).toEqual({ perSecond: 7512, p99: 263, errors: 0 });
  expect(readRate(PRINTED.replace('262.90ms', '1.33s')).p99).toBe(1330);
  expect(readRate(PRINTED.replace('262.90ms', '900.00us')).p99).toBe(1);
});

it('counts answers that are errors and connections that broke', () => {
  const wrong = `${PRINTED}  Socket errors: connect 1, read 2, write 3, timeout 4
  Non-2xx or 3xx responses: 5\n`;
  expect(readRate(wrong).errors).toBe(15);
});

it('does not take silence for a result', () => {
  expect(() => readRate('unable to connect to 127.0.0.1')).toThrow('no figures');
});
