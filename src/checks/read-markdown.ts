import { satteri } from '@astrojs/markdown-satteri';
import type { HastPluginDefinition, MdastNode } from 'satteri';
import { tokensIn } from '../lib/fill.ts';
import { didYouMean, problemIn, type Problem } from './problem.ts';

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

/** What is said of a name in braces that nothing fills. */
export function unknownName(name: string, names: readonly string[]): string {
  const advice = names.length === 0 ? 'Write the words' : `Write one of {${names.join('}, {')}}`;
  return `holds {${name}}, which nothing fills here.${didYouMean(name, names)} ${advice}.`;
}

/** What is wrong with a part of a text, and what stands before it there; null when nothing is. */
function faultOf(node: MdastNode, names: readonly string[]): [string, string?] | null {
  if (!ALLOWED.includes(node.type)) {
    const advice = 'Write paragraphs, ## headings, lists, **bold** words and [links](/contact).';
    return [NOT_ALLOWED[node.type] ?? `This has no place in the text. ${advice}`];
  }
  if (node.type === 'heading' && node.depth === 1)
    return [
      'This heading has one #, or a line of = below it, which is kept for the title of the page. Write two: ##.',
    ];
  if (node.type !== 'text') return null;
  const [sign] = /\]\(|\*\*/.exec(node.value) ?? [];
  if (sign !== undefined) {
    const message = `${sign} is shown as it is written. Write a link as [words](/services/panel-replacement), without a space in the address, and bold as **words**.`;
    return [message, node.value.slice(0, node.value.indexOf(sign))];
  }
  const name = tokensIn(node.value).find((token) => !names.includes(token));
  return name === undefined
    ? null
    : [`The text ${unknownName(name, names)}`, node.value.slice(0, node.value.indexOf(name))];
}

/** Levels of lists and quotes inside of each other; the parser takes minutes for thousands. */
const DEEPEST = 10;

function nestedLine(body: string): number {
  return body.split('\n').findIndex((line) => {
    const [start = ''] = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*/.exec(line) ?? [];
    const marks = start.match(/[>*+-]|\d+/g)?.length ?? 0;
    const spaces = start.replaceAll('\t', '    ').split(' ').length - 1;
    return marks + Math.max(0, spaces - marks) / 2 > DEEPEST;
  });
}

/** A text as it goes into the page, and what the check has to know of it. */
export interface Body {
  rendered: { html: string };
  /** Where its links lead, and the lines of the file they stand on. */
  links: { url: string; line: number }[];
  problems: Problem[];
}

/** Sets the ids of headings apart from those of the page around the text. */
function headingIds(): HastPluginDefinition {
  const taken = new Set<string>();
  return {
    name: 'ids-of-texts',
    element: {
      filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
      visit: (node, context) => {
        const words =
          context
            .textContent(node)
            .toLowerCase()
            .match(/[a-z0-9]+/g) ?? [];
        let id = ['text', ...words].join('-');
        while (taken.has(id)) id += '-';
        taken.add(id);
        context.setProperty(node, 'id', id);
      },
    },
  };
}

/**
 * Renders a text as Astro does, and looks at the very tree that the HTML is made of: what the check
 * does not see cannot get into a page.
 * @param names those that may stand in braces
 */
export async function renderBody(
  { file, body, bodyLine }: { file: string; body: string; bodyLine: number },
  names: readonly string[],
): Promise<Body> {
  const links: Body['links'] = [];
  const problems = new Map<string, Problem>();
  const tell = (message: string, line: number) =>
    // An element of HTML has two tags, often in one line.
    problems.set(`${String(line)} ${message}`, problemIn(file, message, line));
  const visit = (node: MdastNode): void => {
    const line = bodyLine - 1 + (node.position?.start.line ?? 1);
    const [message, before = ''] = faultOf(node, names) ?? [];
    if (message !== undefined) tell(message, line + before.split('\n').length - 1);
    if (node.type === 'link') links.push({ url: node.url, line });
    if ('children' in node) node.children.forEach(visit);
  };
  const nested = nestedLine(body);
  if (nested !== -1)
    tell(
      `Lists and quotes lie more than ${String(DEEPEST)} deep in each other here. Start the line further left.`,
      bodyLine + nested,
    );
  const processor = satteri({
    mdastPlugins: [{ name: 'look', options: { position: true }, before: visit }],
    hastPlugins: [headingIds],
    features: { frontmatter: false },
  });
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  const { code } = await renderer.render(nested === -1 ? body : '');
  return { rendered: { html: code }, links, problems: [...problems.values()] };
}
