/** What a stranger may type and what every server must answer. */
export interface Expected {
  /** 200: the page or file itself; 404: a 404 screen, of the folder one level below it and of the root elsewhere; else the redirect. */
  status: 200 | 301 | 302 | 307 | 404;
  /** Where a redirect leads. */
  to?: string;
  /** Which file is shown at 200 and 404. */
  file?: string;
}

const page = (file: string): Expected => ({ status: 200, file });
const moved = (to: string): Expected => ({ status: 301, to });
const away = (to: string): Expected => ({ status: 302, to });
const respelled = (to: string): Expected => ({ status: 307, to });
const none = (folder = ''): Expected => ({ status: 404, file: `${folder}404.html` });

/** Address → answer, the same on every server. */
export const ADDRESSES: Readonly<Record<string, Expected>> = {
  // Every kind of page at its one address.
  '/': page('index.html'),
  '/?utm_source=x': page('index.html'),
  '/services': page('services.html'),
  '/services/panel-replacement': page('services/panel-replacement.html'),
  '/services/panel-replacement-in-tenafly': page('services/panel-replacement-in-tenafly.html'),
  '/service-areas': page('service-areas.html'),
  '/service-areas/tenafly': page('service-areas/tenafly.html'),
  '/about': page('about.html'),
  '/contact': page('contact.html'),
  // Other spellings lead there.
  '/index': respelled('/'),
  '/index.html': respelled('/'),
  '/index/': respelled('/index'),
  '/services/': respelled('/services'),
  '/services/?utm_source=x': respelled('/services?utm_source=x'),
  '/services.html': respelled('/services'),
  '/services.html?a=1&b=2': respelled('/services?a=1&b=2'),
  '/services/index': respelled('/services'),
  '/services/index.html': respelled('/services'),
  '/services/panel-replacement/': respelled('/services/panel-replacement'),
  '/services/panel-replacement.html': respelled('/services/panel-replacement'),
  '/services/panel-replacement/index.html': respelled('/services/panel-replacement'),
  '/service-areas/tenafly/': respelled('/service-areas/tenafly'),
  '/about/': respelled('/about'),
  '/about.html': respelled('/about'),
  '//': respelled('/'),
  '//services': respelled('/services'),
  '/services//panel-replacement': respelled('/services/panel-replacement'),
  '///services///': respelled('/services'),
  '/se%72vices': respelled('/services'),
  '/services%2fpanel-replacement': respelled('/services/panel-replacement'),
  // The old spellings of three slugs.
  '/services/door-replacement': moved('/services'),
  '/services/roller-hinge-repair': moved('/services'),
  '/services/fast-response-stuck-doors': moved('/services'),
  '/services/door-replacement/': respelled('/services/door-replacement'),
  '/services/door-replacement.html': respelled('/services/door-replacement'),
  // Unknown paths at three depths, unknown, unlisted and misspelt slugs.
  '/nope': none(),
  '/nope/': none(),
  '/nope.html': none(),
  '/nope/deeper': none(),
  '/nope/deeper/still': none(),
  '/about/team': none(),
  '/services/nope': none('services/'),
  '/services/nope/': none('services/'),
  [`/services/${'a'.repeat(300)}`]: none('services/'),
  '/services/nope.txt': none('services/'),
  '/services/panel-replacement.html.br': none('services/'),
  '/services/nope%20nope': none('services/'),
  '/services/nope/deeper': none(),
  '/services/nope/deeper/': none(),
  '/services/nope/deeper/still': none(),
  '/services/panel-replacement/deeper': none(),
  '/services/nope%20nope%2fdeeper': none(),
  '/services/panel-replacment': none('services/'),
  '/services/panel-replacement-in-closter': none('services/'),
  '/service-areas/closter': none('service-areas/'),
  '/service-areas/closter/': none('service-areas/'),
  '/service-areas/closter/deeper': none(),
  '/service-areas/closter/deeper/still': none(),
  '/service-areas/tenafly/deeper': none(),
  '/Services': none(),
  '/SERVICES/PANEL-REPLACEMENT': none(),
  '/services.html/': none(),
  '/index.html.html': none(),
  '/services;x': none(),
  '/services%20': none(),
  // The error screens are answers, not pages.
  '/404': away('/'),
  '/404.html': respelled('/404'),
  '/500': away('/'),
  '/500.html': respelled('/500'),
  '/services/404': away('/services'),
  '/service-areas/404': away('/service-areas'),
  // What lies in the folder and is no page.
  '/_headers': none(),
  '/_redirects': none(),
  '/_headers/': none(),
  '/assets': none(),
  '/assets/': none(),
  '/assets/nope.js': none(),
  '/index.html.br': none(),
  '/services.html.gz': none(),
  // Well-known files.
  '/robots.txt': page('robots.txt'),
  '/robots.txt/': none(),
  '/robots.txt/nope': none(),
  '/sitemap-index.xml': page('sitemap-index.xml'),
  '/sitemap-0.xml': page('sitemap-0.xml'),
  '/llms.txt': page('llms.txt'),
  '/facts.txt': page('facts.txt'),
  '/.well-known/security.txt': page('.well-known/security.txt'),
  '/security.txt': none(),
  '/favicon.ico': page('favicon.ico'),
  '/favicon.svg': page('favicon.svg'),
  '/apple-touch-icon.png': page('apple-touch-icon.png'),
  '/manifest.webmanifest': page('manifest.webmanifest'),
  '/social/home.jpg': page('social/home.jpg'),
  // Attempts.
  '/../etc/passwd': none(),
  '/services/../about': page('about.html'),
  '/services/%2e%2e/about': page('about.html'),
  '/.git/config': none(),
  '/.env': none(),
  '/%00': none(),
  '/services%00.html': none(),
  '/%E2%82%AC': none(),
  '/%0d%0aSet-Cookie:%20a=b': none(),
  [`/${'a'.repeat(8192)}`]: none(),
};

/**
 * Broken or hostile spellings that servers refuse in ways of their own; all end without a page.
 * Go's HTTP library refuses the last two with 400 before Caddy sees them.
 */
export const REFUSED: readonly string[] = ['/..%2fetc/passwd', '/%', '/%zz'];
