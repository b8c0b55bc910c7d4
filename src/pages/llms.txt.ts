import {
  getAreas,
  getBusiness,
  getCopy,
  getServices,
} from '~/data/collections';
import { getTimeLines } from '~/data/prices-and-times';
import {
  addressLine,
  inDollars,
  languageName,
  minutesInWords,
  plainSpaces,
  PRICE_LABEL,
} from '~/lib/formats';
import {
  absolute,
  areaPath,
  CONTACT_PATH,
  servicePath,
  whatsappUrl,
} from '~/lib/urls';

const link = (name: string, path: string) => `[${name}](${absolute(path)})`;

const section = (
  heading: string,
  lines: readonly (string | false | undefined)[],
) =>
  `## ${heading}\n\n${lines.flatMap((line) => (line ? `- ${line}\n` : [])).join('')}`;

/** The company in plain text, for assistants that answer questions about it (https://llmstxt.org). */
export const GET = async () => {
  const copy = await getCopy('assistants');
  const business = await getBusiness();
  const { name, descriptor, address, phone, registration } = business;
  const { whatsapp, bookingUrl, languages } = business;
  const services = await getServices();
  const areas = await getAreas();
  const { who, where, when, howMuch, reach, doNot } = copy;
  const sections = [
    section(who.heading, [
      ...who.lines,
      registration && `NJ registration ${registration}`,
    ]),
    section(where.heading, [`Shop: ${addressLine(address)}`, ...where.lines]),
    section(when.heading, [...when.lines, ...(await getTimeLines())]),
    section(howMuch.heading, howMuch.lines),
    section(reach.heading, [
      `Phone: ${phone}`,
      whatsapp && `WhatsApp: ${whatsappUrl(whatsapp)}`,
      bookingUrl && `Book online: ${bookingUrl}`,
      languages.length > 0 &&
        `Languages: ${languages.map(languageName).join(', ')}`,
      `Contact page: ${absolute(CONTACT_PATH)}`,
      ...reach.lines,
    ]),
    section(doNot.heading, doNot.lines),
    section(
      copy.servicesHeading,
      services.map(
        ({ id, data }) =>
          `${link(data.title, servicePath(id))}: ${PRICE_LABEL} ${inDollars(data.price)}. ${data.description}`,
      ),
    ),
    section(
      copy.areasHeading,
      areas.map(
        ({ id, data }) =>
          `${link(data.name, areaPath(id))}: ${minutesInWords(data.responseTime)}`,
      ),
    ),
  ];
  return new Response(
    plainSpaces(`# ${name}

> ${descriptor} in ${address.locality}, ${address.region}. Phone ${phone}.

${sections.join('\n')}
Notices of the software, font and icons that this site sends: ${absolute('/licenses.txt')}
`),
  );
};
