import {
  getAreas,
  getBusiness,
  getServices,
  type ServiceEntry,
} from '~/data/collections';
import { getPriceDetails } from '~/data/facts';
import { fillText } from '~/lib/fill';
import { minutesInWords } from '~/lib/formats';
import { absolute, areaPath, servicePath } from '~/lib/urls';

const PROMISES = [
  '{estimates}. {pricing}. {warranty} on repairs and installations.',
  '{emergencyHours} emergency service, response in {emergencyResponse}.',
  'Regular appointments: {regularAppointments}. {weekend}. Coverage: {radius} around the shop.',
  '{credentials}. {technicians}. There is no online form; people call.',
].join(' ');

const link = (name: string, path: string, note: string) =>
  `- [${name}](${absolute(path)}): ${note}\n`;

/** A service with its price, and with what that price buys where its file says so. */
async function serviceLine(service: ServiceEntry): Promise<string> {
  const { title, price, description } = service.data;
  const { scope, usual } = await getPriceDetails(service);
  const note = [price.text, ...scope, ...usual, description].join('. ');
  return link(title, servicePath(service.id), note);
}

/** The company in plain text, for assistants: claims, and a link to each service and town. */
export const GET = async () => {
  const { name, descriptor, address, phone, claims } = await getBusiness();
  const services = await getServices();
  const serviceLines = await Promise.all(services.map(serviceLine));
  const areas = await getAreas();
  return new Response(`# ${name}

> ${descriptor} in ${address.locality}, ${address.region}. Phone ${phone}.

${fillText(PROMISES, claims)}

## Services and starting prices

${serviceLines.join('')}
## Service areas and usual response times

${areas.map(({ id, data }) => link(data.name, areaPath(id), minutesInWords(data.responseTime.text))).join('')}
Notices of the software, font and icons that this site sends: ${absolute('/licenses.txt')}
`);
};
