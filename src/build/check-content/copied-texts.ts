import { fieldOf, type Contents } from './contents.ts';
import type { ContentFile } from './read.ts';

const WHY = 'Search engines leave out pages that say the same; write it anew.';

function copies(
  files: readonly ContentFile[],
  what: string,
  text: (file: ContentFile) => unknown,
): string[] {
  const seen = new Map<string, string>();
  return files.flatMap((content) => {
    const value = text(content);
    if (typeof value !== 'string' || value === '') return [];
    const first = seen.get(value);
    if (first === undefined) {
      seen.set(value, content.file);
      return [];
    }
    return [`${content.file} has the same ${what} as ${first}. ${WHY}`];
  });
}

/** Texts that stand in two entries, as happens when a file is copied to start another. */
export function copiedTexts({ services, areas, local }: Contents): string[] {
  const described = [services, areas].flatMap(({ files }) => files);
  return [
    ...copies([...described, ...local.files], 'text below its fields', ({ body }) => body),
    ...copies(described, 'description', (file) => fieldOf(file, 'description')),
    ...copies(services.files, 'fullDescription', (file) => fieldOf(file, 'fullDescription')),
  ];
}
