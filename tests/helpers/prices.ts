import { capitalized } from '../../src/lib/formats.ts';
import {
  areas,
  business,
  page as copyOf,
  type Area,
  type Service,
} from './content.ts';

/** What stands beside the price of a service, told anew from the content. */

const minutes = areas().flatMap(({ responseTime }) =>
  [...responseTime.matchAll(/\d+/g)].map(Number),
);

/** From the soonest response in any town to the latest. */
const anyTown = `${String(Math.min(...minutes))}-${String(Math.max(...minutes))} min`;

/** How soon someone comes in a town, by kind of job; undefined where the owner has dropped the claim. */
export function timesIn(area?: Area) {
  const { emergencyResponse, regularAppointments } = business().claims;
  return {
    emergency: emergencyResponse,
    repair: area?.responseTime ?? anyTown,
    appointment: regularAppointments,
  };
}

const KIND_OF = {
  emergency: 'emergency',
  repair: 'repair',
  maintenance: 'repair',
  installation: 'appointment',
  other: 'appointment',
} as const;

/** The kind of job that decides how soon someone comes: nobody needs minutes for a remote. */
export const kindOf = ({ category = 'other' }: Service) => KIND_OF[category];

/** The sentences on what a price buys, as far as the file of the service says it. */
export function priceDetailsOf({
  covers,
  notCovered,
  typical,
  onSite,
}: Service) {
  const terms = copyOf('shared').priceTerms;
  const scope = [
    covers && `${terms.covers} ${covers}`,
    notCovered && `${terms.notCovered} ${notCovered}`,
  ];
  const usual = [
    typical &&
      `${terms.typical} $${String(typical.from)} to $${String(typical.to)}`,
    onSite && `${capitalized(onSite)} ${terms.onSite}`,
  ];
  const given = (sentences: (string | undefined)[]) =>
    sentences.filter((sentence) => sentence !== undefined);
  return { scope: given(scope), usual: given(usual) };
}
