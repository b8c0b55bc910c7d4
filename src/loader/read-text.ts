import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { HastPluginDefinition, MdastNode } from 'satteri';
import { tokensIn } from '../lib/fill.ts';
import { RANGE } from '../lib/formats.ts';
import { didYouMean, problemIn, type Problem } from './problem.ts';

const FENCE = '---';
const START =
  'The file must start with a line of three hyphens (---) and nothing above it; then come its fields, then another such line.';
const END =
  'The fields must end with a line of three hyphens (---) and nothing else, before the text starts. Write it; a text that starts with hyphens must be indented.';

/** The fields and the text of a Markdown file, each on its lines; or what keeps them from being told apart. */
export function splitFrontMatter(file: string, text: string) {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0]?.trimEnd() !== FENCE) return problemIn(file, START, 1);
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE));
  if (lines[end]?.trimEnd() !== FENCE) return problemIn(file, END, Math.max(end, 0) + 1);
  const body = lines.slice(end + 1).join('\n');
  return { yaml: lines.slice(0, end).join('\n'), body: '\n'.repeat(end + 1) + body };
}

/** What a text may be made of; anything else, HTML above all, never gets into a page. */
const ALLOWED: readonly MdastNode['type'][] = [
  ...(['root', 'paragraph', 'heading', 'text', 'strong', 'emphasis', 'delete', 'link'] as const),
  ...(['list', 'listItem', 'table', 'tableRow', 'tableCell', 'blockquote', 'break'] as const),
  'thematicBreak',
];

const NOT_ALLOWED: Partial<Record<MdastNode['type'], string>> = {
  html: 'This is HTML, which has no place in the text. Remove what stands between < and >; write ## for a heading, - for a line of a list, **two stars** for bold.',
  image: 'A picture cannot stand in the text. Name it in the field image, and remove it here.',
};
const OTHERWISE =
  'This has no place in the text. Write paragraphs, ## headings, lists, **bold** words and [links](/contact).';
const TITLE =
  'This heading has one #, or a line of = below it, which is kept for the title of the page. Write two: ##.';
const SIGN =
  'is shown as it is written. Write a link as [words](/services/panel-replacement), without a space in the address, and bold as **words**.';

/** What is said of a name in braces that nothing fills. */
export function unknownName(name: string, names: readonly string[]): string {
  const advice = names.length === 0 ? 'Write the words' : `Write one of {${names.join('}, {')}}`;
  return `holds {${name}}, which nothing fills here.${didYouMean(name, names)} ${advice}.`;
}

/** What is wrong with a part of a text, and what stands before it there; null when nothing is. */
function faultOf(node: MdastNode, names: readonly string[]): [string, string?] | null {
  if (!ALLOWED.includes(node.type)) return [NOT_ALLOWED[node.type] ?? OTHERWISE];
  if (node.type === 'heading' && node.depth === 1) return [TITLE];
  if (node.type !== 'text') return null;
  const [sign] = /\]\(|\*\*/.exec(node.value) ?? [];
  const name = tokensIn(node.value).find((token) => !names.includes(token)) ?? '';
  const before = node.value.slice(0, node.value.indexOf(sign ?? name));
  if (sign !== undefined) return [`${sign} ${SIGN}`, before];
  return name === '' ? null : [`The text ${unknownName(name, names)}`, before];
}

/** A line more than ten lists and quotes deep; the parser takes minutes for thousands. */
const TOO_DEEP = /^(?:\s*(?:>|[-*+]\s|\d+[.)]\s)){11}|^\s{21}/;
const DEEP = 'Lists and quotes lie more than 10 deep in each other. Start the line further left.';

/** Sets the ids of headings apart from those of the page around the text. */
const ownIds: HastPluginDefinition = {
  name: 'own-ids',
  element: {
    filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
    visit: (node, context) => {
      context.setProperty(node, 'id', `text-${String(node.properties['id'])}`);
    },
  },
};

/** Keeps a range on one line, as the component Text does outside of Markdown. */
const wholeRanges: HastPluginDefinition = {
  name: 'whole-ranges',
  text: (node, context) => {
    const parts = node.value.split(RANGE).map((value) => ({ type: 'text' as const, value }));
    if (parts.length === 1) return;
    const properties = { className: ['whole'] };
    const whole = { type: 'element' as const, tagName: 'span', properties };
    context.replaceNode(
      node,
      parts.map((part, index) => (index % 2 === 1 ? { ...whole, children: [part] } : part)),
    );
  },
};

/** A ### heading that asks, and its answer. */
const QUESTION = /(<h3 [^>]*>(?:(?!<\/h3>).)*\?<\/h3>)(.*?)(?=<h\d|$)/gs;

/** Folds each question over its answer; the first is open. */
function foldQuestions(html: string): string {
  const folded = html.replaceAll(QUESTION, '<details><summary>$1</summary>$2</details>');
  return folded.replace('<details>', '<details open>');
}

/**
 * Renders a text as Astro does, and looks at the very tree that the HTML is made of: what the check
 * does not see cannot get into a page.
 */
export async function renderText(file: string, text: string, names: readonly string[]) {
  const links: { url: string; line: number }[] = [];
  const problems: Problem[] = [];
  const tell = (message: string, line: number) => {
    // An element of HTML has two tags, often in one line.
    if (problems.some((told) => told.line === line && told.message === message)) return;
    problems.push(problemIn(file, message, line));
  };
  const look = (node: MdastNode): void => {
    const line = node.position?.start.line ?? 1;
    const [message, before = ''] = faultOf(node, names) ?? [];
    if (message !== undefined) tell(message, line + before.split('\n').length - 1);
    if (node.type === 'link') links.push({ url: node.url, line });
    if ('children' in node) node.children.forEach(look);
  };
  const deep = text.split('\n').findIndex((line) => TOO_DEEP.test(line));
  if (deep !== -1) tell(DEEP, deep + 1);
  const processor = satteri({
    mdastPlugins: [{ name: 'look', options: { position: true }, before: look }],
    hastPlugins: [satteriHeadingIdsPlugin(), ownIds, wholeRanges],
    features: { frontmatter: false },
  });
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  const { code } = await renderer.render(deep === -1 ? text : '');
  return { rendered: { html: foldQuestions(code) }, links, problems };
}
