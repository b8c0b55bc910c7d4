/* Every design token, named by the role it plays. */
const plugin = require('tailwindcss/plugin');

const PALETTE = {
  ink: '#0B1B2B', // text; dark bands
  navy: '#12304D', // the brand; header, call bar
  'navy-raised': '#1B4266', // hover and lines on navy; towns on the map
  soonest: '#356FA3', // towns that are soonest reached
  land: '#DDE4EB', // ground of maps
  town: '#B9C8D8', // towns around the one that a map is about
  water: '#8FAFCE', // the river
  amber: '#F5A623', // what dials, the lamp of the logo, stars
  'amber-bright': '#FFBC4B', // a call button under the pointer
  paper: '#FFFFFF', // the page
  band: '#F4F6F8', // quiet bands; cards on paper
  steel: '#435464', // secondary text on paper and band
  mist: '#C9D6E2', // secondary text on ink and navy
  line: '#D5DCE3', // hairlines on paper
  'line-strong': '#7C8B9A', // edges of controls (3:1 on paper, WCAG 1.4.11)
};

const GRID = '75rem';
// Phones on their side have a notch left or right.
const GUTTER =
  'max(clamp(1rem, 0.5rem + 2.5vw, 2.5rem), env(safe-area-inset-left), env(safe-area-inset-right))';

/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./src/**/*.{astro,tsx}'],
  // Colors as they are: no class changes the opacity of another.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    textOpacity: false,
  },
  // A tap on a phone leaves no hover behind.
  future: { hoverOnlyWhenSupported: true },
  theme: {
    // 640, 800 and 1024 px, where the carousel shows a slide more, and 1280. In em, so that visitors with twice the text
    // size get the layout that has room for it.
    screens: { sm: '40em', md: '50em', lg: '64em', xl: '80em' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...PALETTE,
      // global.css sets other values on dark ground, and for visitors who ask for more contrast.
      steel: `var(--steel, ${PALETTE.steel})`,
      mist: `var(--mist, ${PALETTE.mist})`,
    },
    fontFamily: {
      heading:
        '"Barlow Condensed", "Heading Fallback", "Heading Fallback Roboto", sans-serif',
      // Without system-ui: on Windows it follows the language, not the text, and on Linux it is any face.
      body: '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    },
    fontWeight: { normal: '400', medium: '600', bold: '700' },
    // Six sizes, and the price. Headings set tight, running text at 1.6.
    fontSize: {
      note: ['0.9375rem', { lineHeight: '1.5' }],
      body: ['clamp(1.0625rem, 1rem + 0.2vw, 1.125rem)', { lineHeight: '1.6' }],
      lead: [
        'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
        { lineHeight: '1.5' },
      ],
      title: ['clamp(1.5rem, 1.4rem + 0.4vw, 1.75rem)', { lineHeight: '1.15' }],
      heading: [
        'clamp(2.125rem, 1.7rem + 1.9vw, 3.1875rem)',
        { lineHeight: '1.08' },
      ],
      // Never so large that it would push the call off a low screen, such as that of a laptop.
      display: [
        'clamp(2.5rem, min(1.75rem + 3.1vw, 8.5svh), 4.25rem)',
        { lineHeight: '1.04' },
      ],
      price: ['clamp(3.5rem, 8vw, 6rem)', { lineHeight: '1.1' }],
    },
    borderColor: ({ theme }) => ({ ...theme('colors'), DEFAULT: PALETTE.line }),
    borderRadius: { DEFAULT: '4px', lg: '8px', full: '9999px' },
    boxShadow: {
      none: 'none',
      panel: '0 16px 40px -12px rgb(11 27 43 / 0.35)',
    },
    extend: {
      spacing: {
        section: 'clamp(2.5rem, 1.75rem + 4vw, 5.5rem)', // air above and below a section
        gutter: GUTTER, // air at the sides
        bleed: `max(${GUTTER}, 50vw - ${GRID} / 2 + ${GUTTER})`, // from the edge of the screen to the grid
        header: '4.5rem',
        bar: 'calc(4rem + env(safe-area-inset-bottom))', // the call bar
        slide: '20px', // between slides
      },
      maxWidth: { grid: GRID, measure: '42rem' },
      maxHeight: { dropdown: 'min(24rem, 100dvh - 8.5rem)' }, // the menu of services scrolls beyond it
      minHeight: {
        hero: 'calc(100svh - 8.5rem - env(safe-area-inset-bottom))', // the screen between header and call bar
      },
      gridTemplateColumns: {
        halves: 'repeat(2, minmax(0, 1fr))',
        pairs: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))', // two, or one where letters are large
        thirds: 'minmax(0, 1fr) minmax(0, 2fr)', // a heading and what it is over
        aside: 'minmax(0, 7fr) minmax(0, 4fr)', // a text and what stands beside it
        people: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        fit: 'repeat(auto-fit, minmax(15rem, 1fr))', // as many in a row as there are, four at most
      },
      aspectRatio: { photo: '3 / 2', standard: '4 / 3', wide: '16 / 9' },
      outlineWidth: { focus: '3px' },
      transitionDuration: { door: '240ms' },
      // A pointer that only passes shows no tooltip; just after one, the next come at once.
      transitionDelay: { tooltip: '700ms', 'tooltip-skip': '300ms' },
      transitionTimingFunction: { door: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      keyframes: { rise: { from: { transform: 'translateY(12px)' } } },
      animation: { rise: 'rise 280ms cubic-bezier(0.2, 0.7, 0.2, 1) both' },
    },
  },
  plugins: [
    plugin(({ addVariant }) => {
      // Windows lower than 30 em: a phone on its side, a laptop at 200 % zoom.
      addVariant('low', '@media (max-height: 29.99em)');
      // Under a mouse or with keyboard focus.
      addVariant('hocus', [
        '@media (hover: hover) { &:hover }',
        '&:focus-visible',
      ]);
    }),
  ],
};
