import { satteri } from '@astrojs/markdown-satteri';
import type { MdastNode } from 'satteri';
import { problemIn, type Problem } from './problem.ts';

interface Parts {
  /** The lines between the hyphens; they start on line 2. */
  fields: string;
  body: string;
  /** The line the body starts on. */
  bodyLine: number;
}

const FENCE = '---';
const START =
  'The file must start with a line of three hyphens (---) and nothing above it; then come its fields, then another such line.';
const END =
  'The fields must end with a line of three hyphens (---) and nothing else, before the text starts. Write it; a text that starts with hyphens must be indented.';

/** The fields and the text of a Markdown file, or what is wrong with the lines of hyphens. */
export function splitFrontMatter(file: string, text: string): Parts | Problem {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0]?.trimEnd() !== FENCE) return problemIn(file, START, 1);
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE));
  if (lines[end]?.trimEnd() !== FENCE) return problemIn(file, END, Math.max(end, 0) + 1);
  const rest = lines.slice(end + 1);
  const blank = rest.findIndex((line) => line.trim() !== '');
  return {
    fields: lines.slice(1, end).join('\n'),
    body: rest.join('\n').trim(),
    bodyLine: end + 2 + Math.max(blank, 0),
  };
}

/** What a text may be made of; anything else, HTML above all, never gets into a page. */
const ALLOWED: readonly MdastNode['type'][] = [
  ...(['root', 'paragraph', 'heading', 'text', 'strong', 'emphasis', 'delete', 'link'] as const),
  ...(['list', 'listItem', 'table', 'tableRow', 'tableCell', 'blockquote', 'break'] as const),
  'thematicBreak',
];

const PICTURE =
  'A picture cannot stand in the text. Name it in the field image, and remove it here.';
const NOT_ALLOWED: Partial<Record<MdastNode['type'], string>> = {
  html: 'This is HTML, which has no place in the text. Remove what stands between < and >; write ## for a heading, - for a line of a list, **two stars** for bold.',
  image: PICTURE,
  imageReference: PICTURE,
};

/** Signs that mean something elsewhere, and would be shown as they are written. */
const SHOWN_SIGNS =
  'shown as it is written. Write a link as [words](/services/panel-replacement), without a space in the address; names in braces are filled in only in pages/.';

/** What is wrong with a part of a text, and behind which of its words; null when nothing is. */
function faultOf(node: MdastNode): { message: string; before: string } | null {
  if (!ALLOWED.includes(node.type)) {
    const advice = 'Write paragraphs, ## headings, lists, **bold** words and [links](/contact).';
    const message = NOT_ALLOWED[node.type] ?? `This has no place in the text. ${advice}`;
    return { message, before: '' };
  }
  if (node.type === 'heading' && node.depth === 1) {
    const message =
      'This heading has one #, or a line of = below it, which is kept for the title of the page. Write two: ##.';
    return { message, before: '' };
  }
  const [signs] = node.type === 'text' ? (/\]\(|\{[A-Za-z]+\}/.exec(node.value) ?? []) : [];
  if (node.type !== 'text' || signs === undefined) return null;
  const message = `${signs} is ${SHOWN_SIGNS}`;
  return { message, before: node.value.slice(0, node.value.indexOf(signs)) };
}

/** A text as it goes into the page, and what the check has to know of it. */
export interface Body {
  rendered: {
    html: string;
    metadata: { headings: { depth: number; slug: string; text: string }[] };
  };
  /** Where its links lead, and the lines of the file they stand on. */
  links: { url: string; line: number }[];
  problems: Problem[];
}

/**
 * Renders a text as Astro does, and looks at the very tree that the HTML is made of: what the check
 * does not see cannot get into a page.
 */
export async function renderBody(file: string, { body, bodyLine }: Parts): Promise<Body> {
  const links: Body['links'] = [];
  const problems = new Map<string, Problem>();
  const visit = (node: MdastNode): void => {
    const line = bodyLine - 1 + (node.position?.start.line ?? 1);
    const fault = faultOf(node);
    if (fault) {
      const place = line + fault.before.split('\n').length - 1;
      // An element of HTML has two tags, often in one line.
      problems.set(`${String(place)} ${fault.message}`, problemIn(file, fault.message, place));
    }
    if (node.type === 'link') links.push({ url: node.url, line });
    if ('children' in node) node.children.forEach(visit);
  };
  const look = { name: 'look', options: { position: true }, before: visit };
  const processor = satteri({ mdastPlugins: [look], features: { frontmatter: false } });
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  const { code, metadata } = await renderer.render(body);
  return {
    rendered: { html: code, metadata: { headings: metadata.headings } },
    links,
    problems: [...problems.values()],
  };
}
