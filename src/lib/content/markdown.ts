import { render, type CollectionEntry } from 'astro:content';

/** The Markdown body of an entry as a component. */
export async function getContent(entry: CollectionEntry<'services' | 'areas' | 'local'>) {
  const { Content } = await render(entry);
  return Content;
}
