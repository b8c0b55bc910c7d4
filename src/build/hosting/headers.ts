/** Response headers of every answer, by name. */
export type Headers = Readonly<Record<string, string>>;

/** Hashes of the inline scripts and styles of all pages, as sources: `'sha256-…'`. */
export interface InlineHashes {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

const YEAR = 31_536_000;

/** Features that Chromium knows on every system, each turned off; one it does not know warns. */
const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The policy of the response header. It meets the `<meta>` of each page, and both must allow what
 * the page does: the header carries what a `<meta>` cannot (`frame-ancestors`) and the hashes of
 * all pages; the `<meta>` narrows them to those of its own page and holds on any host.
 */
export function headerPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...styles].join(' '),
  ].join('; ');
}

/**
 * What every answer carries, whatever its status. Each value is the best of Mozilla's HTTP
 * Observatory.
 */
export function everywhere(hashes: InlineHashes): Headers {
  return {
    'Content-Security-Policy': headerPolicy(hashes),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'same-origin',
    'Strict-Transport-Security': `max-age=${String(YEAR)}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Where the files lie whose names change with their content. */
export const HASHED_FOLDER = '/assets/';

/** How long an answer may be kept: forever where the name has a hash, else asked for each time. */
export const CACHE = {
  hashed: `public, max-age=${String(YEAR)}, immutable`,
  other: 'public, max-age=0, must-revalidate',
} as const;
