import { describe, expect, test } from 'vitest';
import { namesIn, stylesOf, usedRules, withStyles } from '~/build/trim/styles';

const PAGE =
  '<html><meta content="A sentence"><body class="used w-1/2 aria-[current=page]:bold"><p data-more aria-current="page">text</p><img alt="A sentence" aria-label="A sentence"><style>.x{}</style></body></html>';

describe('rules that stay', () => {
  test.each([
    '*,:before,:after{box-sizing:border-box}',
    ':focus-visible{outline:3px solid}',
    '::selection{color:red}',
    ':root:has(.used:popover-open){overflow:hidden}',
    '::view-transition-new(root){animation:none}',
    '@view-transition{navigation:auto}',
    '@property --warm{syntax:"<number>";inherits:true;initial-value:0}',
    '.used{color:red}',
    String.raw`.w-1\/2{color:red}`,
    String.raw`.aria-\[current\=page\]\:bold[aria-current=page]{color:red}`,
    'p[data-more]{color:red}',
    '.used[data-hydrated]{color:red}',
    '[data-scripted] .used:not([data-expanded]){color:red}',
    '.used[aria-expanded=true]{color:red}',
    '.used:has(>:is(:hover,:focus-visible)){color:red}',
    '@media (width>=40em){.used{color:red}}',
    '@font-face{font-family:A;src:local(A)}',
    '@keyframes rise{0%{opacity:0}}.used{animation:rise 1s}',
  ])('%s', async (rule) => {
    expect(await usedRules(rule, namesIn(PAGE))).toBe(rule);
  });
});

describe('rules that go', () => {
  test.each([
    '.unused{color:red}',
    '.used .unused{color:red}',
    '@media print{.unused{color:red}}',
    'article{color:red}',
    '.sentence{color:red}',
  ])('%s', async (rule) => {
    expect(await usedRules(rule, namesIn(PAGE))).not.toContain('color:red');
  });
});

test('styles are joined in their order and set in the place of the first', () => {
  const html = '<head><style>a{}</style></head><style>b{}</style><p>';
  expect(stylesOf(html)).toBe('a{}b{}');
  expect(withStyles(html, 'c{}')).toBe('<head><style>c{}</style></head><p>');
});
