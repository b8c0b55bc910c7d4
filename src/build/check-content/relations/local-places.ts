import { COLLECTIONS } from '../collections.ts';
import type { Contents } from '../contents.ts';
import type { Problem } from '../problem.ts';
import { didYouMean } from '../suggest.ts';

const { folder: FOLDER } = COLLECTIONS.local;

interface Place {
  area: string;
  service: string;
}

function problem(file: string, message: string): Problem {
  return { file: `${FOLDER}/${file}`, line: null, field: null, message };
}

function noTown(area: string, texts: readonly Place[], towns: readonly string[]): Problem {
  const only = texts.length === 1 ? texts[0] : undefined;
  const guess = didYouMean(area, towns);
  const advice =
    'Rename it to the file name of a town in src/content/areas, or delete it if the town is no longer served.';
  const message = `The folder "${area}" is not a town.${guess} ${advice}`;
  return problem(only ? `${area}/${only.service}.md` : area, message);
}

function noService(service: string, texts: readonly Place[], services: readonly string[]): Problem {
  const only = texts.length === 1 ? texts[0] : undefined;
  const guess = didYouMean(service, services);
  if (only) {
    const advice = `Rename it to one of ${services.join(', ')}, or delete it.`;
    return problem(
      `${only.area}/${service}.md`,
      `The file name "${service}.md" is not a service.${guess} ${advice}`,
    );
  }
  const towns = texts.map(({ area }) => area).join(', ');
  const message = `${String(texts.length)} texts are about the service "${service}", which does not exist.${guess} Rename them, or delete them if the service is no longer offered: ${towns}.`;
  return problem(`*/${service}.md`, message);
}

/** Local texts of towns and services that do not exist; those of one name are one problem. */
export function localPlaceProblems({ local, areas, services }: Contents): Problem[] {
  const places = local.ids.map((id): Place => {
    const [area = '', service = ''] = id.split('/');
    return { area, service };
  });
  const homeless = places.filter(({ area }) => !areas.ids.includes(area));
  const jobless = places.filter(
    ({ area, service }) => areas.ids.includes(area) && !services.ids.includes(service),
  );
  const byArea = Map.groupBy(homeless, ({ area }) => area);
  const byService = Map.groupBy(jobless, ({ service }) => service);
  return [
    ...[...byArea].map(([area, texts]) => noTown(area, texts, areas.ids)),
    ...[...byService].map(([service, texts]) => noService(service, texts, services.ids)),
  ];
}
