/** Markdown as one line of plain text: no headings, no marks, single spaces. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^#{1,6} .*$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*[-*] /gm, '')
    .replaceAll(/[*_`>]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
