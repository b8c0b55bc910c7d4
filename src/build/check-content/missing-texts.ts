import type { Contents } from './contents.ts';

const SHOWN = 'Until then these pages show what the files of the town and the service say.';

/** The service pages of towns that have no text of their own yet, one sentence a town or service. */
export function missingTexts({ services, areas, local }: Contents): string[] {
  const written = new Set(local.ids);
  const missing = areas.ids.flatMap((area) =>
    services.ids
      .filter((service) => !written.has(`${area}/${service}`))
      .map((service) => ({ area, service })),
  );
  const everywhere = services.ids.filter(
    (name) =>
      areas.ids.length > 1 &&
      missing.filter(({ service }) => service === name).length === areas.ids.length,
  );
  const ofServices = everywhere.map(
    (service) =>
      `No town has a text of its own for ${service} yet: write src/content/local/{town}/${service}.md. ${SHOWN}`,
  );
  const others = missing.filter(({ service }) => !everywhere.includes(service));
  const ofTowns = Map.groupBy(others, ({ area }) => area);
  return [
    ...ofServices,
    ...[...ofTowns].map(([area, texts]) => {
      const names = texts.map(({ service }) => service).join(', ');
      return `src/content/local/${area} has no text yet for ${names}. ${SHOWN}`;
    }),
  ];
}
