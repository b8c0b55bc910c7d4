/** Words of a text that lead to an address. */
export interface WordLink {
  words: string;
  href: string;
}

/** A part of a text; only linked words have an address. */
export interface TextPart {
  words: string;
  href?: string;
}

/** The parts of a text in their order, where each link has the first place that has its words. */
export function linkWords(
  text: string,
  links: readonly WordLink[],
): TextPart[] {
  const [link, ...others] = links;
  if (!link) return text === '' ? [] : [{ words: text }];
  const start = text.indexOf(link.words);
  if (start === -1) return linkWords(text, others);
  return [
    ...linkWords(text.slice(0, start), others),
    link,
    ...linkWords(text.slice(start + link.words.length), others),
  ];
}
