/**
 * The kind of a page, by its file: pages of one kind share one style sheet.
 * @param file path below the built site, such as `services/panel-replacement-in-fort-lee.html`
 */
export function pageKind(file: string): string {
  const name = file.replaceAll('\\', '/').replace(/\.html$/, '');
  if (/(?:^|\/)(?:404|500)$/.test(name)) return 'error';
  if (/^services\/.+-in-.+$/.test(name)) return 'service in a town';
  if (name.startsWith('services/')) return 'service';
  if (name.startsWith('service-areas/')) return 'area';
  return name;
}
