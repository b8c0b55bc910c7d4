import { getAreas, getBusiness, getServices } from '~/data/collections';
import { fillText } from '~/lib/fill';
import { absolute, areaPath, servicePath } from '~/lib/urls';

const PROMISES = [
  '{estimates}. {pricing}. {warranty} on repairs and installations.',
  '{emergencyHours} emergency service, response in {emergencyResponse}.',
  'Regular appointments: {regularAppointments}. {weekend}. Coverage: {radius} around the shop.',
  '{credentials}. {technicians}. There is no online form; people call.',
].join(' ');

const link = (name: string, path: string, note: string) =>
  `- [${name}](${absolute(path)}): ${note}\n`;

/** The company in plain text, for assistants: claims, and a link to each service and town. */
export const GET = async () => {
  const { name, descriptor, address, phone, claims } = await getBusiness();
  const services = await getServices();
  const areas = await getAreas();
  return new Response(`# ${name}

> ${descriptor} in ${address.locality}, ${address.region}. Phone ${phone}.

${fillText(PROMISES, claims)}

## Services and starting prices

${services.map(({ id, data }) => link(data.title, servicePath(id), `${data.price.text}. ${data.description}`)).join('')}
## Service areas and usual response times

${areas.map(({ id, data }) => link(data.name, areaPath(id), data.responseTime.text)).join('')}
Notices of the software, font and icons that this site sends: ${absolute('/licenses.txt')}
`);
};
