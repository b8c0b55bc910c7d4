/** The name of a field or file as words: `fullDescription` and `service-areas` as "Full description", "Service areas". */
export function sentenceCase(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
