import { areas, business, type Area, type Service } from './content.ts';

/** What stands beside the price of a service, told anew from the content. */

interface Minutes {
  from: number;
  to: number;
}

/** From the soonest response in any town to the latest. */
const anyTown: Minutes = {
  from: Math.min(...areas().map(({ responseTime }) => responseTime.from)),
  to: Math.max(...areas().map(({ responseTime }) => responseTime.to)),
};

/** How soon someone comes in a town, by kind of job; undefined where the owner has dropped the claim. */
export function timesIn(area?: Area): {
  emergency: Minutes | undefined;
  repair: Minutes;
  appointment: string | undefined;
} {
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
