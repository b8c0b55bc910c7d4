import { getEntries, sortByOrder } from './collections.ts';
import { picture } from './pictures.ts';

/** The people of the company, as the about page shows them. */
export async function getPeople() {
  const people = sortByOrder(await getEntries('team'));
  return people.map(({ data, html }) => {
    const { name, role, image, imageAlt = `${name}, ${role}` } = data;
    const photo = image && picture({ image, imageAlt });
    return { name, role, html, photo };
  });
}
