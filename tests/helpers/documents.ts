import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { PROJECT } from './project.ts';
import { ERROR_PATHS, INDEXED_PATHS, REDIRECTED_PATHS } from './site-paths.ts';

export interface Document {
  /** Path from the root of the project. */
  path: string;
  text: string;
}

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', '{src,deploy,tests}/**/README.md'];
const FOLDERS_OF_OURS = /(?<![\w./@~-])(?:src|tests|deploy|public|\.ci)\/[\w./{}*[\]@-]*/g;
const FILE_ENDING = /\.(?:astro|cjs|conf|css|html|js|json|md|mjs|sh|tsx?|txt|woff2|xml|ya?ml)$/;

/** What appears when the project is built or tested, and is not kept. */
const MADE =
  /^(?:dist|generated|\.build|\.astro|node_modules|test-results|playwright-report)(?:\/|$)/;

/** Folders of the server that the site is put on. */
const ON_SERVERS = /^\/(?:etc|srv)\//;

/** Programs that documents may call besides our own and those of node_modules. */
const PROGRAMS = [
  'npm',
  'npx',
  'node',
  'git',
  'cd',
  'cp',
  'rsync',
  'curl',
  'docker',
  'nginx',
  'caddy',
];
const NPM_VERBS = ['install', 'ci', 'start', 'test', 'outdated', 'view', 'ls', 'run'];
const WEB_PORTS = ['80', '443'];

/** Where the ports of our servers are set. */
const PORT_FILES = ['astro.config.mjs', 'tests/playwright.config.ts', 'deploy/**/*'];

/** A path with a blank to fill in, such as `{town}.md`, as a pattern. */
function asPattern(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '*');
}

function isThere(path: string): boolean {
  if (existsSync(posix.join(PROJECT, path))) return true;
  const pattern = asPattern(path);
  return pattern.includes('*') && globSync(pattern, { cwd: PROJECT }).length > 0;
}

function isFileSomewhere(name: string): boolean {
  const pattern = `{src,tests,deploy,public}/**/${asPattern(name)}{,.ts}`;
  return !name.includes('/') && globSync(pattern, { cwd: PROJECT }).length > 0;
}

/** Every document of the project that people read. */
export function documents(): Document[] {
  return DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: PROJECT }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules'))
    .sort()
    .map((path) => ({ path, text: readFileSync(posix.join(PROJECT, path), 'utf8') }));
}

interface Parts {
  spans: string[];
  links: string[];
  /** Lines of code blocks that are commands. */
  commands: string[];
}

const SHELLS = ['sh', 'bash', 'shell', 'console'];
const STARTS_AS_COMMAND = /^\s*(?:\$ )?(?:npm|npx|node|git)\b/;

function commandsOf({ text, lang }: Tokens.Code): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isShell = lang
    ? SHELLS.includes(lang)
    : lines.every((line) => STARTS_AS_COMMAND.test(line));
  return isShell ? lines : [];
}

function partsOf(text: string): Parts {
  const parts: Parts = { spans: [], links: [], commands: [] };
  void marked.walkTokens(marked.lexer(text), (token: Token) => {
    if (token.type === 'codespan') parts.spans.push((token as Tokens.Codespan).text);
    if (token.type === 'link') parts.links.push((token as Tokens.Link).href);
    if (token.type === 'code') parts.commands.push(...commandsOf(token as Tokens.Code));
  });
  parts.commands.push(...parts.spans.filter((span) => STARTS_AS_COMMAND.test(span)));
  return parts;
}

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function packageFile(): Package {
  return JSON.parse(readFileSync(posix.join(PROJECT, 'package.json'), 'utf8')) as Package;
}

/** What is wrong with one command, such as `npm run check -- --quiet`; comments are cut off. */
function commandProblems(line: string): string[] {
  const calls = line.replace(/\s#.*$/, '').split(/&&|\|\|?|;/);
  return calls.flatMap((call) => {
    const words = call.trim().replace(/^\$ /, '').split(/\s+/);
    const [program = '', verb = '', name = ''] = words.filter((word) => !/^[A-Z_]+=/.test(word));
    if (program === '') return [];
    const isRight =
      program === 'npm'
        ? NPM_VERBS.includes(verb) &&
          (verb !== 'run' || name === '' || name in packageFile().scripts)
        : program === 'npx'
          ? existsSync(posix.join(PROJECT, 'node_modules/.bin', verb))
          : program === 'node'
            ? verb.startsWith('-') || isThere(verb)
            : PROGRAMS.includes(program);
    return isRight ? [] : [`there is no command "${call.trim()}"`];
  });
}

/** An address that documents ask for since it is missing. */
const MISSING_PATH = '/nope';

const SITE_PATHS = [
  ...[...INDEXED_PATHS, ...ERROR_PATHS, ...REDIRECTED_PATHS],
  ...['/assets/', '/edit', '/styleguide', MISSING_PATH],
];

function isSitePath(path: string): boolean {
  const routes = globSync(`src/pages${path}{,.*}`, { cwd: PROJECT });
  return SITE_PATHS.includes(path) || routes.length > 0 || isThere(`public${path}`);
}

/** Whether a word in code is meant as a path: it has a slash or the ending of a file. */
function isPath(span: string): boolean {
  if (/[\s()<>'"=;,|$]|:\/\/|^\d+\/\d+$/.test(span) || span.startsWith('@')) return false;
  return span.includes('/') || (FILE_ENDING.test(span) && !span.startsWith('.'));
}

function pathProblems({ path: document, text }: Document, { spans, links }: Parts): string[] {
  const folder = posix.dirname(document);
  const named = [...spans.filter(isPath), ...(text.match(FOLDERS_OF_OURS) ?? [])];
  const isRight = (name: string) =>
    name.startsWith('/')
      ? isSitePath(name) || ON_SERVERS.test(name)
      : MADE.test(name) || [posix.join(folder, name), name].some(isThere) || isFileSomewhere(name);
  const wrongLinks = links
    .filter((link) => !/^(?:[a-z]+:|#)/.test(link))
    .filter((link) => !isThere(posix.join(folder, link.replace(/#.*$/, ''))));
  return [
    ...named.map((name) => name.replace(/[.,:]+$/, '')).filter((name) => !isRight(name)),
    ...wrongLinks,
  ].map((name) => `there is no "${name}"`);
}

/** The ports that our configuration opens. */
function portsOfProject(): string[] {
  return PORT_FILES.flatMap((pattern) => globSync(pattern, { cwd: PROJECT, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => readFileSync(posix.join(entry.parentPath, entry.name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:port\b[^\d\n]{0,4}|listen\s+|:)(\d{2,5})\b/gi)])
    .map(([, port = '']) => port)
    .concat(WEB_PORTS);
}

function portProblems({ text }: Document): string[] {
  const known = portsOfProject();
  const named = text.matchAll(
    /\bports? (\d{2,5})\b|(?:localhost|\d+\.\d+\.\d+\.\d+):(\d{2,5})\b/gi,
  );
  return [...named]
    .map(([, port, portOfHost]) => port ?? portOfHost ?? '')
    .filter((port) => !known.includes(port))
    .map((port) => `nothing listens on port ${port}`);
}

/** Environment variables that a document names and nothing reads. */
function variableProblems({ spans }: Parts): string[] {
  const files = ['astro.config.mjs', '{src,tests,deploy}/**/{Caddyfile,*.{ts,mjs,sh,yml}}'];
  const code = globSync(files, { cwd: PROJECT })
    .map((path) => readFileSync(posix.join(PROJECT, path), 'utf8'))
    .join('\n');
  return spans
    .filter((span) => /^[A-Z]{2,}_[A-Z_]+$/.test(span))
    .filter((name) => !new RegExp(`\\benv(?:\\.|\\[')${name}\\b|\\$\\{?${name}\\b`).test(code))
    .map((name) => `nothing reads the variable ${name}`);
}

/** Packages and components that a document names and the project does not have. */
function nameProblems({ spans }: Parts): string[] {
  const { dependencies, devDependencies } = packageFile();
  const packages = spans
    .filter((span) => /^@[\w-]+\/[\w-]+$/.test(span))
    .filter((name) => !(name in { ...dependencies, ...devDependencies }));
  const components = spans
    .filter((span) => /^(?:[A-Z][a-z]+){2,}$/.test(span))
    .filter((name) => !isFileSomewhere(`${name}.*`));
  return [
    ...packages.map((name) => `package.json does not have ${name}`),
    ...components.map((name) => `there is no component ${name}`),
  ];
}

/** Each path, command, port and name in a document that does not exist, in a sentence. */
export function documentProblems(document: Document): string[] {
  const parts = partsOf(document.text);
  return [
    ...pathProblems(document, parts),
    ...parts.commands.flatMap(commandProblems),
    ...portProblems(document),
    ...variableProblems(parts),
    ...nameProblems(parts),
  ];
}
