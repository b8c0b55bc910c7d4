import { describe, expect, test } from 'vitest';
import { isShownArea, splitSlugAndArea, titleCase } from '~/lib/slug-and-area';

describe('the parameter of a service address is split at the last -in-', () => {
  test.each([
    ['panel-replacement', 'panel-replacement', null],
    ['panel-replacement-in-fort-lee', 'panel-replacement', 'fort-lee'],
    ['panel-replacement-in-fort-lee-in-closter', 'panel-replacement-in-fort-lee', 'closter'],
    ['panel-replacement-in-', 'panel-replacement', ''],
    ['-in-closter', '', 'closter'],
    ['new-garage-door-installations', 'new-garage-door-installations', null],
    ['panel-in', 'panel-in', null],
    ['', '', null],
  ])('%j', (parameter, service, area) => {
    expect(splitSlugAndArea(parameter)).toEqual({ service, area });
  });
});

describe('an area part in title case', () => {
  test.each([
    ['closter', 'Closter'],
    ['fort-lee', 'Fort Lee'],
    ['FORT-LEE', 'Fort Lee'],
    ['ho-ho-kus', 'Ho Ho Kus'],
    ['-fort--lee-', 'Fort Lee'],
    ['', ''],
  ])('%j reads %j', (area, name) => {
    expect(titleCase(area)).toBe(name);
  });
});

describe('an area part that may be shown', () => {
  test.each(['closter', 'Closter', 'ho-ho-kus', 'a', 'a'.repeat(40)])('%j', (area) => {
    expect(isShownArea(area)).toBe(true);
  });
});

describe('an area part that may not be shown', () => {
  test.each([
    ['nothing', ''],
    ['41 letters', 'a'.repeat(41)],
    ['500 letters', 'a'.repeat(500)],
    ['a script', '<script>alert(1)</script>'],
    ['a percent-encoded script', '%3Cscript%3E'],
    ['a percent-encoded space', 'fort%20lee'],
    ['a space', 'fort lee'],
    ['a digit', 'closter2'],
    ['a dot', 'st.louis'],
    ['a slash', 'closter/evil'],
    ['letters beyond ASCII', 'zürich'],
    ['a second line', 'closter\nevil'],
    ['a line break at the end', 'closter\n'],
    ['hyphens only', '---'],
    ['a hyphen at the start', '-closter'],
    ['a hyphen at the end', 'closter-'],
    ['two hyphens in a row', 'fort--lee'],
  ])('%s', (_what, area) => {
    expect(isShownArea(area)).toBe(false);
  });
});
