import { getCollection, render } from 'astro:content';
import { sortByOrder } from './collections.ts';
import { picture } from './pictures.ts';

/** The people of the company, as the about page shows them. */
export async function getPeople() {
  const people = sortByOrder(await getCollection('team'));
  return Promise.all(
    people.map(async (entry) => {
      const { name, role, image, imageAlt } = entry.data;
      const { Content } = await render(entry);
      return {
        name,
        role,
        Content,
        photo:
          image && picture({ image, imageAlt: imageAlt ?? `${name}, ${role}` }),
      };
    }),
  );
}
