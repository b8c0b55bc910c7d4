import type { FieldRole } from '../schemas/roles.ts';
import { iconNames, PICTURES_FOLDER, pictureNames } from './files.ts';
import { entriesOf, type LoadedContent } from './load.ts';
import { didYouMean, problemAt, problemIn, type Problem } from './problem.ts';

/** What is wrong with a name, and what to write; null when there is what it names. */
type Unknown = (name: string) => string | null;

function unknown(what: string, known: readonly string[], where = ''): Unknown {
  return (name) => {
    if (known.includes(name)) return null;
    const advice = where === '' ? `Write one of ${known.join(', ')}.` : where;
    return `names the ${what} "${name}", which does not exist.${didYouMean(name, known)} ${advice}`;
  };
}

const SERVICE_TARGET = 'service:';

/** Names of services, towns, pictures and icons that lead nowhere. */
export function nameProblems(root: string, content: LoadedContent): Problem[] {
  const { services, areas, local } = content;
  const service = unknown('service', services.ids);
  const town = unknown('town', areas.ids);
  const advice = `Put the picture into ${PICTURES_FOLDER} or correct the name.`;
  const picture = unknown('picture', pictureNames(root), advice);
  const icon = unknown('icon', iconNames(root));
  const fault = (text: string, role: FieldRole): string | null => {
    if (role.kind === 'picture') return picture(text);
    if (role.kind === 'icon') return icon(text);
    if (role.kind === 'entry') return role.collection === 'areas' ? town(text) : service(text);
    if (!text.startsWith(SERVICE_TARGET)) return null;
    return service(text.slice(SERVICE_TARGET.length));
  };
  const entries = entriesOf(content, 'business', 'services', 'areas', 'testimonials', 'pages');
  return [
    ...entries.flatMap((entry) =>
      entry.texts.flatMap(({ path, text, role }) => {
        const message = role ? fault(text, role) : null;
        return message === null ? [] : [problemAt(entry, path, message)];
      }),
    ),
    ...local.ids.flatMap((id) => {
      const [folder = '', file = ''] = id.split('/');
      const message = town(folder) ?? service(file);
      const rename = 'Rename the file or its folder, or delete it if that is no longer offered.';
      if (message === null) return [];
      return [problemIn(`src/content/local/${id}.md`, `The file ${message} ${rename}`)];
    }),
  ];
}
