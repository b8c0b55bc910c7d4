import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import {
  defineHastPlugin,
  markdownToHtml,
  type MarkdownToHtmlResult,
} from 'satteri';
import { RANGE } from '../lib/formats.ts';
import { MARKDOWN_FEATURES, type MarkdownTree } from './markdown.ts';

/** A heading of a rendered text, in the form in which Astro hands out headings. */
export interface RenderedHeading {
  depth: number;
  /** The id that links lead to. */
  slug: string;
  text: string;
}

/** Sets the ids of headings apart from those of the page around the text, and notes the headings. */
function prefixIds(headings: RenderedHeading[]) {
  return defineHastPlugin({
    name: 'prefix-ids',
    element: {
      filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
      visit: (node, context) => {
        const slug = `text-${String(node.properties['id'])}`;
        context.setProperty(node, 'id', slug);
        const depth = Number(node.tagName.slice(1));
        headings.push({ depth, slug, text: context.textContent(node) });
      },
    },
  });
}

/** Keeps a range on one line, as the component Text does outside of Markdown. */
const keepRangesWhole = defineHastPlugin({
  name: 'keep-ranges-whole',
  text: (node, context) => {
    const parts = node.value
      .split(RANGE)
      .map((value) => ({ type: 'text' as const, value }));
    if (parts.length === 1) return;
    const span = {
      type: 'element' as const,
      tagName: 'span',
      properties: { className: ['whole'] },
    };
    context.replaceNode(
      node,
      // Splitting by a group puts what it matches between the rest.
      parts.map((part, index) =>
        index % 2 === 1 ? { ...span, children: [part] } : part,
      ),
    );
  },
});

/** Says how columns are aligned without an inline style, which the policy of the pages forbids. */
const alignByAttribute = defineHastPlugin({
  name: 'align-by-attribute',
  element: {
    filter: ['th', 'td'],
    visit: (node, context) => {
      const { style } = node.properties;
      if (typeof style !== 'string') return;
      // Prose.astro has a rule for each.
      context.setProperty(node, 'dataAlign', style.replace('text-align: ', ''));
      context.setProperty(node, 'style', null);
    },
  },
});

/** A ### heading that asks, maybe in bold, and its answer. */
const QUESTION =
  /(<h3 [^>]*>(?:(?!<\/h3>).)*\?(?:<\/(?:strong|em)>)*<\/h3>)(.*?)(?=<h\d|$)/gs;

/** Folds each question over its answer; the first is open. */
function foldQuestions(html: string): string {
  const folded = html.replaceAll(
    QUESTION,
    '<details><summary>$1</summary>$2</details>',
  );
  return folded.replace('<details>', '<details open>');
}

/** The HTML of a tree, made as Astro makes it, and its headings in their order. */
export function renderTree(tree: MarkdownTree): {
  html: string;
  headings: RenderedHeading[];
} {
  const headings: RenderedHeading[] = [];
  // The renderer takes a text: the tree stands in for that of an empty one.
  const result = markdownToHtml('', {
    features: MARKDOWN_FEATURES,
    mdastPlugins: [
      {
        name: 'use-tree',
        before: (root, context) => context.replaceNode(root, tree),
      },
    ],
    hastPlugins: [
      satteriHeadingIdsPlugin(),
      prefixIds(headings),
      keepRangesWhole,
      alignByAttribute,
    ],
  });
  // None of these plugins is asynchronous, which the type of Astro's does not say.
  const { html } = result as MarkdownToHtmlResult;
  return { html: foldQuestions(html), headings };
}
