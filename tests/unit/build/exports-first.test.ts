import { expect, it } from 'vitest';
import { withExportsFirst } from '~/build/exports-first';

const SCRIPT =
  'import{t as e}from"./react.js";var r=e();function a(){return r}export{a as AllAreas};';

/** What a browser would say of a module that is cut off: nothing, when it can be loaded. */
const exportsOf = (script: string) => /export\{\w+ as AllAreas\}/.test(script);

it('puts the exports of a module first', () => {
  expect(withExportsFirst(SCRIPT)).toBe(
    'export{a as AllAreas};import{t as e}from"./react.js";var r=e();function a(){return r};',
  );
});

it('leaves no half of a module that exports nothing', () => {
  const script = withExportsFirst(SCRIPT);
  const halves = Array.from(script, (_character, at) => script.slice(0, at));
  const whole = halves.filter((half) => half.includes(';'));
  expect(whole.length).toBeGreaterThan(50);
  expect(whole.filter((half) => !exportsOf(half))).toEqual([]);
});

it('leaves a script without exports, and one whose exports stand first, as they are', () => {
  expect(withExportsFirst('var e=1;')).toBe('var e=1;');
  expect(withExportsFirst('export{e as a};var e=1;')).toBe('export{e as a};var e=1;');
});
