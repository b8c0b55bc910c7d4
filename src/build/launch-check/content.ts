import { businessSchema, type Business } from '../../schemas/business.ts';
import { CONTENT_FOLDER } from '../check-content/collections.ts';
import { fieldName } from '../check-content/problem.ts';
import { filesBelow, readMarkdown, readYaml, type ContentFile } from '../check-content/read.ts';

/** Where something stands, for the person who has to go there. */
export interface Place {
  /** Path from the root of the project. */
  file: string;
  line: number | null;
  field: string | null;
}

/** A text of the content and its place. */
export interface PlacedText extends Place {
  text: string;
}

/** What the launch check reads of a project. */
export interface LaunchContent {
  root: string;
  business: Business;
  businessFile: ContentFile;
  services: ContentFile[];
  areas: ContentFile[];
  testimonials: ContentFile[];
  pages: ContentFile[];
  local: ContentFile[];
}

/** Content that has to be mended before the launch check can read it. */
export class UnreadableContent extends Error {}

function readable(content: ContentFile | unknown[], file: string): ContentFile {
  if (Array.isArray(content)) throw new UnreadableContent(file);
  return content;
}

function collection(root: string, name: string): ContentFile[] {
  const folder = `${CONTENT_FOLDER}/${name}`;
  return filesBelow(root, folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) =>
      readable(readMarkdown(root, file, file.slice(folder.length + 1, -'.md'.length)), file),
    );
}

/**
 * The content of the project at `root`.
 * @throws UnreadableContent with the file that `npm run check:content` would complain about
 */
export function readLaunchContent(root: string): LaunchContent {
  const file = `${CONTENT_FOLDER}/business.yml`;
  const businessFile = readable(readYaml(root, file), file);
  const business = businessSchema.safeParse(businessFile.data);
  if (!business.success) throw new UnreadableContent(file);
  return {
    root,
    business: business.data,
    businessFile,
    services: collection(root, 'services'),
    areas: collection(root, 'areas'),
    testimonials: collection(root, 'testimonials'),
    pages: collection(root, 'pages'),
    local: collection(root, 'local'),
  };
}

/** The place of a field of a file. */
export function placeOf(content: ContentFile, path: readonly PropertyKey[]): Place {
  return { file: content.file, line: content.lineOf(path), field: fieldName(path) };
}

function fieldTexts(content: ContentFile, value: unknown, path: PropertyKey[]): PlacedText[] {
  if (typeof value === 'string') return [{ ...placeOf(content, path), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    fieldTexts(content, item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function bodyTexts({ file, body, bodyLine }: ContentFile): PlacedText[] {
  if (body === '') return [];
  return body
    .split('\n')
    .map((text, index) => ({ file, line: bodyLine + index, field: null, text }));
}

/** Every text a visitor may read, but for business.yml: each field, and each line of each body. */
export function textsOf({ pages, services, areas, local }: LaunchContent): PlacedText[] {
  return [...pages, ...services, ...areas, ...local].flatMap((content) => [
    ...fieldTexts(content, content.data, []),
    ...bodyTexts(content),
  ]);
}
