/* Every design token, named by the role it plays. No other file holds a color, a size step or a breakpoint. */
const plugin = require('tailwindcss/plugin');

const GUTTER = 'var(--gutter)';
// Phones on their side have a notch left or right.
const GUTTER_WIDTH =
  'max(clamp(1rem, 0.5rem + 2.5vw, 2.5rem), env(safe-area-inset-left), env(safe-area-inset-right))';
const GRID = '75rem';
// From the left edge of the screen to the grid.
const GRID_EDGE = `max(0px, 50vw - ${GRID} / 2) + ${GUTTER}`;
const HERO_TEXT = 'clamp(36rem, 17rem + 20.5vw, 48rem)';
// Where the text of a hero ends, from the left edge of the screen.
const HERO_TEXT_END = `calc(${GRID_EDGE} + ${HERO_TEXT})`;
// The same beside a picture wider than it is high.
const HERO_ASIDE = 'clamp(25rem, min(5rem + 31.25vw, 23rem + 12vw), 43rem)';
const HERO_LANDSCAPE = `${GRID_EDGE} + ${HERO_ASIDE} + 2rem`;
/** Width ÷ height that such a picture needs at least, to show what fills two thirds of one of 16:9. */
const LANDSCAPE = 1.2;
// The lines below the title, as wide as two calls, where the picture goes on behind them.
const HERO_LINES = 'clamp(29rem, 21.75rem + 10.25vw, 34rem)';
const HERO_LINES_END = `${GRID_EDGE} + ${HERO_LINES}`;

const PALETTE = {
  ink: '#0B1B2B', // text; dark bands
  navy: '#12304D', // the brand; header; pictures' scrim
  'navy-raised': '#1B4266', // hover and lines on navy; land on maps
  soonest: '#356FA3', // towns that are soonest reached
  land: '#DDE4EB', // ground of light maps
  town: '#B9C8D8', // towns on it; below links they are as dark as the brand
  water: '#8FAFCE', // the river through it
  amber: '#F5A623', // call buttons, the lamp of the logo, stars
  'amber-bright': '#FFBC4B', // a call button under the pointer
  paper: '#FFFFFF', // the page
  band: '#F4F6F8', // quiet bands; cards on paper
  steel: '#435464', // secondary text on paper and band
  mist: '#C9D6E2', // secondary text on ink and navy
  line: '#D5DCE3', // hairlines on paper
  'line-strong': '#7C8B9A', // edges of controls (3:1 on paper, WCAG 1.4.11)
};

/**
 * How high a hero of wide screens stands: down to the call bar, which then cuts no heading; on screens higher than 62rem
 * less, so that the next heading shows whole. The product makes one or the other of the maximum.
 */
const HERO_HEIGHT = 'min(100svh - 7.5rem, max(46rem, (62rem - 100svh) * 1000))';

/** The sky at dusk: below the header, where night falls, and where it meets the upper edge of its picture. */
const SKY = { high: 'rgb(22 40 70)', low: 'rgb(74 88 134)' };

/** The light inside a garage, which shows behind doors and in windows. */
const LAMPLIGHT = {
  bright: '#FFF7E4',
  wall: '#EFDDB4',
  corner: '#A8946A',
  floor: '#C9BB9C',
  edge: '#75694F',
};

// Widths of a part of the page: as the screen `sm`; a narrow phone's; with room for the words at the parts of the drawing.
// The height of a picture with room for the plate of a part; the shape of the room for a map from which it is a high one; the
// height of a low screen, such as a laptop's with the bars of its browser; the size from which a screen has room for larger letters.
const CONTAINERS = {
  wide: '40rem',
  narrow: '21.49rem',
  parts: '60rem',
  plate: '15rem',
  low: '45em',
  large: '110em',
  tall: '56em',
};

/** A gradient of ink toward a side, through stops of opacity and place. */
const scrim = (side, ...stops) =>
  `linear-gradient(to ${side}, ${stops.map(([opacity, at]) => `rgb(11 27 43 / ${opacity}) ${at}`).join(', ')})`;

/** The wall in the light of the opener's lamp. */
const LIT_WALL = `radial-gradient(ellipse 80% 130% at 50% 0, ${LAMPLIGHT.bright}, ${LAMPLIGHT.wall} 45%, ${LAMPLIGHT.corner})`;

/** A door: windows and four panels. */
const DOOR = [
  `linear-gradient(to right, transparent 14%, ${LAMPLIGHT.wall} 0 86%, transparent 0)`,
  `repeating-linear-gradient(to top, ${PALETTE.ink} 0 2px, ${PALETTE['navy-raised']} 2px var(--panel))`,
].join(', ');
/** The garage behind it: floor, wall. */
const GARAGE = [
  `linear-gradient(${LAMPLIGHT.edge} 0 2px, transparent 0), radial-gradient(ellipse 60% 120% at 50% 0, ${LAMPLIGHT.floor}, ${LAMPLIGHT.edge})`,
  LIT_WALL,
].join(', ');

/** @type {import('tailwindcss').Config & { palette: Record<string, string> }} */
module.exports = {
  palette: PALETTE,
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
    // Phone first: 640, 800, 1024 and 1280 px, where the carousel shows a slide more. In em, so that
    // visitors with twice the text size get the layout that has room for it.
    screens: {
      sm: '40em',
      md: '50em',
      lg: '64em',
      xl: '80em',
    },
    containers: CONTAINERS,
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
    // Eight steps. Headings set tight, running text at 1.6.
    fontSize: {
      note: ['0.9375rem', { lineHeight: '1.5' }],
      list: ['1rem', { lineHeight: '1.625' }], // lines to compare, on wide screens
      body: ['clamp(1.0625rem, 1rem + 0.2vw, 1.125rem)', { lineHeight: '1.6' }],
      lead: [
        'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
        { lineHeight: '1.5' },
      ],
      // The lines of a hero on wide screens: they grow beyond a laptop's, as its title does.
      'hero-lead': [
        'clamp(1.375rem, 0.85rem + 0.65vw, 1.75rem)',
        { lineHeight: '1.4' },
      ],
      'hero-figure': [
        'clamp(1.75rem, 0.95rem + 1vw, 2.5rem)',
        { lineHeight: '1.15' },
      ],
      'hero-note': [
        'clamp(0.9375rem, 0.35rem + 0.68vw, 1.1875rem)',
        { lineHeight: '1.4' },
      ],
      // The words that the text of a town opens with.
      opening: [
        'clamp(1.375rem, 1.2rem + 0.5vw, 1.75rem)',
        { lineHeight: '1.4' },
      ],
      // The phone number as a headline: on phones as wide as its button, also with the letters set wide. Figures that a
      // company is proud of.
      number: [
        'min(10.5cqi, clamp(4.5rem, 4.6vw, 7rem))',
        { lineHeight: '1.02' },
      ],
      price: ['clamp(4.5rem, 11vw, 10rem)', { lineHeight: '1.2' }], // the starting price of a service
      title: ['clamp(1.5rem, 1.4rem + 0.4vw, 1.75rem)', { lineHeight: '1.15' }],
      heading: [
        'clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem)',
        { lineHeight: '1.08' },
      ],
      // What is said as large as a heading, several times below each other.
      statement: [
        'clamp(1.75rem, 0.75rem + 2.2vw, 2.75rem)',
        { lineHeight: '1.1' },
      ],
      // Never so large that it would push the call off a low screen, such as that of a laptop, nor that "Garage Door Services"
      // would need two lines beside a picture.
      display: [
        'clamp(2.5rem, min(1.75rem + 3.1vw, 2.6rem + 2.15vw, 8.5svh), 6rem)',
        { lineHeight: '1.02' },
      ],
    },
    // Hairlines, unless a class says otherwise.
    borderColor: ({ theme }) => ({ ...theme('colors'), DEFAULT: PALETTE.line }),
    borderRadius: { none: '0', DEFAULT: '4px', lg: '8px', full: '9999px' },
    boxShadow: {
      none: 'none',
      panel: '0 16px 40px -12px rgb(11 27 43 / 0.35)', // dropdowns, the floating call
      card: '0 8px 24px -12px rgb(11 27 43 / 0.25)', // a card under the pointer
    },
    extend: {
      spacing: {
        section: 'clamp(3rem, min(1.75rem + 5vw, 10svh), 6.5rem)', // air above and below a section, less on a low screen
        gutter: GUTTER, // air at the sides
        'grid-edge': `max(${GUTTER}, calc(50% - ${GRID} / 2 + ${GUTTER}))`, // from the edge of the screen to the grid
        bleed: `max(${GUTTER}, 50cqi - ${GRID} / 2 + ${GUTTER})`, // from the grid to the edge of the screen, for margins
        header: '4.5rem',
        bar: 'calc(4rem + env(safe-area-inset-bottom))', // the call bar of phones, some without a button
        slide: '20px', // between slides
        air: 'clamp(1rem, 1vw + 0.5rem, 1.5rem)', // around the words of a card
        'menu-width': '48rem',
        safe: 'env(safe-area-inset-bottom)',
        hero: 'clamp(1.5rem, 12svh - 3.25rem, 5.5rem)', // air above and below the text of a hero
        // And between its lead, facts and calls; less where its column is narrow, and the text high as it is.
        'hero-gap': 'clamp(1.25rem, min(7svh - 2rem, 12vw - 6.5rem), 3rem)',
        'hero-picture': `calc(${HERO_TEXT_END} + 2rem)`, // where a picture beside its text begins
        'hero-landscape': `calc(${HERO_LANDSCAPE})`, // the same of one wider than it is high
        scrim: `calc(${HERO_LINES_END} + 18rem)`, // how far the text of a hero darkens the picture behind it
        // How wide a picture is whose house fills the right 70 % of it, and begins just beside those lines.
        house: `calc((100% - (${HERO_LINES_END} + 2rem)) / 0.7)`,
      },
      maxWidth: {
        grid: GRID,
        measure: '42rem',
        lead: '56rem', // one line below a heading, where there is room
        hero: HERO_TEXT,
        'hero-aside': HERO_ASIDE,
        'hero-lines': HERO_LINES,
        quote: '5.25rem', // GET FREE QUOTE in two lines
      },
      maxHeight: {
        'map-beside': 'calc(100svh - 8.5rem)', // as much as the call bar leaves
        dropdown: 'min(24rem, 100dvh - 8rem)', // in a low window it ends above the call bar and scrolls
      },
      minHeight: {
        'hero-wide': 'calc(100svh - 7.5rem)', // the screen between the header and the call bar of all but phones
        'hero-above-bar': 'calc(100svh - 8.5rem - env(safe-area-inset-bottom))', // the same of phones
        'hero-beside': HERO_HEIGHT,
        'hero-landscape': `min(${HERO_HEIGHT}, (100vw - (${HERO_LANDSCAPE})) / ${LANDSCAPE})`,
        'hero-picture': '5.5rem', // on the lowest phones
        // On tablets and in windows as wide, where the call stands whole below it.
        'hero-picture-wide': 'clamp(12rem, 100svh - 32rem, 24rem)',
        'hero-landscape-wide': 'clamp(12rem, 100svh - 25rem, 50vw)',
        'hero-call': 'clamp(3rem, 1.6rem + 1.75vw, 3.75rem)',
        'hero-map': 'clamp(8.5rem, 100svh - 36rem, 10.25rem)', // names on it have letters of 12 px, save on low phones
        'hero-picture-full': 'max(5.5rem, min(13rem, 100svh - 37rem))', // and a door that opens to be seen on others
      },
      gridTemplateColumns: {
        ready: 'minmax(0, 1fr) auto',
        footer:
          'minmax(0, 2.25fr) minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1fr)',
        halves: 'repeat(2, minmax(0, 1fr))',
        map: 'minmax(0, 7fr) minmax(0, 4fr)',
        step: 'auto minmax(0, 1fr)', // door, words
        strip: 'repeat(2, minmax(0, 6fr)) minmax(0, 7fr)', // picture, list, price
        people: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))', // as many as have room for photo and words
        starts: 'minmax(0, 5fr) minmax(0, 7fr)', // a claim, and the papers that prove it
        thirds: 'minmax(0, 1fr) minmax(0, 2fr)', // a heading and what it is over
        trouble: '2rem minmax(0, 1fr) auto', // number, words, price
        statement: 'minmax(0, 1fr) auto', // title, figure
      },
      gridAutoColumns: { cell: 'minmax(max-content, 1fr)' },
      aspectRatio: {
        photo: '3 / 2',
        standard: '4 / 3',
        wide: '16 / 9',
        panorama: '9 / 4',
        landscape: String(LANDSCAPE),
      },
      backgroundImage: {
        // Two panes of a lit window, with the bar between them.
        pane: `linear-gradient(to right, transparent calc(50% - 1px), ${PALETTE.navy} 0 calc(50% + 1px), transparent 0), ${LIT_WALL}`,
        // The scrim under the text of a hero, eased so that no edge shows; the darkest part lies under the text.
        scrim: scrim(
          'left',
          [0, '0px'],
          [0.03, '3rem'],
          [0.12, '6rem'],
          [0.27, '9rem'],
          [0.48, '12rem'],
          [0.76, '15rem'],
          [0.97, '18rem'],
          [1, '21rem'],
        ),
        // Behind a door that rises, until the picture of the garage comes.
        lamplit: `linear-gradient(${LAMPLIGHT.wall}, ${LAMPLIGHT.corner})`,
        // The sky of a picture at dusk, from the header and a bit into it.
        sky: `linear-gradient(${SKY.high}, ${SKY.low} max(0px, 100% - 11cqh), transparent)`,
      },
      outlineWidth: { focus: '3px' },
      objectPosition: { focus: 'var(--focus-x, 50%) var(--focus-y, 50%)' },
      transitionDuration: { door: '240ms' },
      // A pointer that only passes shows no tooltip; just after one, the next come at once.
      transitionDelay: { tooltip: '700ms', 'tooltip-skip': '300ms' },
      transitionTimingFunction: { door: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      keyframes: {
        // No fade: text is what the first view is measured by.
        rise: { from: { transform: 'translateY(12px)' } },
        unfold: { from: { translate: '0 -0.75rem', opacity: '0' } },
        lift: { from: { translate: '0 -70%' } },
      },
      animation: {
        rise: 'rise 280ms cubic-bezier(0.2, 0.7, 0.2, 1) both',
        unfold: 'unfold 200ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        // Once the page is shown: the next page rises for as long as they wait.
        lift: 'lift 280ms 300ms cubic-bezier(0.2, 0.7, 0.2, 1) backwards',
      },
    },
  },
  plugins: [
    plugin(({ addBase, addUtilities, addVariant }) => {
      addBase({ ':root': { '--gutter': GUTTER_WIDTH } });
      // Unlike `break-words` it also lets the columns of a grid grow narrower than their longest word.
      addUtilities({ '.break-anywhere': { overflowWrap: 'anywhere' } });
      // A garage, and its door, which is up by --raised; --panel is the height of one of its four panels.
      addUtilities({
        '.panel-small': { '--panel': '0.9375rem' },
        '.panel-medium': { '--panel': '1.4375rem' },
        '.panel-large': { '--panel': '3.1875rem' },
        '.bg-garage': {
          backgroundImage: GARAGE,
          backgroundSize: '100% 24%, 100% 24%, 100% 100%',
          backgroundPosition: '0 100%, 0 100%, 0 0',
          backgroundRepeat: 'no-repeat',
        },
        '.bg-door': {
          backgroundImage: DOOR,
          backgroundSize:
            '25% calc(var(--panel) * 0.5), 100% calc(var(--panel) * 4)',
          backgroundPosition:
            '0 calc(var(--panel) * 0.25 - var(--raised, 0px)), 0 calc(-1 * var(--raised, 0px))',
          backgroundRepeat: 'repeat-x, no-repeat',
        },
      });
      // What a part of the page has room for, in letters; global.css makes the parts. As the screen `sm`; narrow and very
      // narrow phones; letters so large that a line holds a word or two.
      addVariant('wide', `@container (min-width: ${CONTAINERS.wide})`);
      addVariant('narrow', `@container (max-width: ${CONTAINERS.narrow})`);
      addVariant('tiny', '@container (max-width: 19.99rem)');
      addVariant('huge', '@container (max-width: 15rem)');
      // Phones on their side, and windows at 400 % zoom, which are lower still (WCAG 1.4.10). Among the screens it
      // would switch off max-sm and the like.
      addVariant(
        'sideways',
        '@media (orientation: landscape) and (max-height: 29.99em) and (pointer: coarse), (max-height: 17em)',
      );
      // All but the highest phones, which have room for a second button.
      addVariant('unless-high', '@media (max-height: 54.99em)');
      // Under a mouse or with keyboard focus.
      addVariant('hocus', [
        '@media (hover: hover) { &:hover }',
        '&:focus-visible',
      ]);
    }),
    // The focal point of a picture, as editors set it: in percent, in steps of 5. `object-focus` keeps it in sight.
    // Attributes, since the security policy allows no style="", and Tailwind finds no classes in content.
    plugin(({ addBase }) => {
      for (let percent = 0; percent <= 100; percent += 5) {
        addBase({
          [`[data-focus-x='${percent}']`]: { '--focus-x': `${percent}%` },
          [`[data-focus-y='${percent}']`]: { '--focus-y': `${percent}%` },
        });
      }
    }),
  ],
};
