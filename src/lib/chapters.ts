/** A heading of a rendered text with what follows it, or what stands before the first heading. */
export interface Chapter {
  /** The heading, as HTML, and its id; empty before the first heading. */
  heading: string;
  id: string;
  /** What follows, as HTML. */
  body: string;
  /** The first of these that it has; paragraphs have all of them. */
  holds: 'questions' | 'steps' | 'table' | 'list' | 'paragraphs';
}

/** Chapters that stand side by side; or one with a section of its own: the signs to look for, the steps of a visit. */
export interface ChapterGroup {
  layout: 'blocks' | 'signs' | 'steps';
  chapters: Chapter[];
}

/** Where a chapter begins in the HTML of a text as the loader renders it, and its heading. */
const CHAPTER_START = /(?=<h2[ >])/;
const HEADING = /^<h2(?: id="([^"]*)")?[^>]*>.*?<\/h2>\s*/s;

function holdsOf(html: string): Chapter['holds'] {
  if (html.includes('<details')) return 'questions';
  if (html.includes('<ol')) return 'steps';
  if (html.includes('<table')) return 'table';
  return html.includes('<ul') ? 'list' : 'paragraphs';
}

function chapterOf(html: string): Chapter {
  const [heading = '', id = ''] = HEADING.exec(html) ?? [];
  const body = html.slice(heading.length);
  return { heading, id, body, holds: holdsOf(body) };
}

/** The chapters of a text in their order, by how they are laid out. Its first list holds the signs to look for. */
export function chapterGroups(html: string): ChapterGroup[] {
  const chapters = html
    .split(CHAPTER_START)
    .filter((part) => part.trim() !== '')
    .map(chapterOf);
  const signs = chapters.find(({ holds }) => holds === 'list');
  const layoutOf = (chapter: Chapter): ChapterGroup['layout'] => {
    if (chapter === signs) return 'signs';
    return chapter.holds === 'steps' ? 'steps' : 'blocks';
  };
  const groups: ChapterGroup[] = [];
  for (const chapter of chapters) {
    const layout = layoutOf(chapter);
    const last = groups.at(-1);
    if (layout === 'blocks' && last?.layout === 'blocks')
      last.chapters.push(chapter);
    else groups.push({ layout, chapters: [chapter] });
  }
  return groups;
}

/** The text of a service by where its page has what. */
export interface Story {
  /** The texts that it begins with, such as the symptoms that people call about. */
  start: Chapter[];
  groups: ChapterGroup[];
  /** What the price depends on, which stands with it: a list at the end of the text. */
  ofPrice: Chapter | undefined;
  /** What else stands there, such as what to do until someone comes. */
  end: Chapter[];
  questions: Chapter[];
}

/** The chapters of a group that stand side by side. */
const blocksOf = (group: ChapterGroup | undefined): Chapter[] =>
  group?.layout === 'blocks' ? group.chapters : [];

export function storyOf(html: string): Story {
  const groups = chapterGroups(html);
  const last = blocksOf(groups.at(-1));
  const first = groups.length > 1 ? blocksOf(groups[0]) : [];
  const ofPrice = last.find(({ holds }) => holds === 'list');
  const isQuestion = ({ holds }: Chapter) => holds === 'questions';
  return {
    start: first.filter((chapter) => !isQuestion(chapter)),
    groups: groups.filter(
      ({ chapters }) => chapters !== first && chapters !== last,
    ),
    ofPrice,
    end: last.filter((chapter) => chapter !== ofPrice && !isQuestion(chapter)),
    questions: [...first, ...last].filter(isQuestion),
  };
}

/** A chapter below a heading of its group: its own is one level lower. */
export function underHeading(chapter: Chapter): Chapter {
  const heading = chapter.heading.replaceAll(/(<\/?)h2\b/g, '$1h3');
  return { ...chapter, heading };
}
