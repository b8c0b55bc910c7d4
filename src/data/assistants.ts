import {
  addressLine,
  inDollars,
  languageName,
  minutesInWords,
  plainSpaces,
  PRICE_LABEL,
} from '../lib/formats.ts';
import {
  absolute,
  areaPath,
  CONTACT_PATH,
  servicePath,
  whatsappUrl,
} from '../lib/urls.ts';
import {
  getAreas,
  getBusiness,
  getCopy,
  getServices,
  type ServiceEntry,
} from './collections.ts';
import { getMoneyLines, getTimeLines } from './prices-and-times.ts';

/** A part of llms.txt: a heading and the lines of a list. */
export interface Section {
  heading: string;
  lines: string[];
}

const link = (name: string, path: string) => `[${name}](${absolute(path)})`;

const serviceLine = ({ id, data }: ServiceEntry) =>
  `${link(data.title, servicePath(id))}: ${PRICE_LABEL} ${inDollars(data.price)}. ${data.description}`;

/** Every way to reach the company, as far as business.yml has it. */
async function getWaysInWords(): Promise<string[]> {
  const { phone, whatsapp, bookingUrl, languages } = await getBusiness();
  const lines = [`Phone: ${phone}`];
  if (whatsapp) lines.push(`WhatsApp: ${whatsappUrl(whatsapp)}`);
  if (bookingUrl) lines.push(`Book online: ${bookingUrl}`);
  if (languages.length > 0)
    lines.push(`Languages: ${languages.map(languageName).join(', ')}`);
  return [...lines, `Contact page: ${absolute(CONTACT_PATH)}`];
}

/**
 * What assistants are asked of the company, in plain text: who, where, when, how much, how to reach it,
 * and what not to do oneself. A part without a line is left out.
 */
export async function getSectionsForAssistants(): Promise<Section[]> {
  const copy = await getCopy('assistants');
  const { address, registration } = await getBusiness();
  const services = await getServices();
  const areas = await getAreas();
  const papers = registration ? [`NJ registration ${registration}`] : [];
  const { who, where, when, howMuch, reach, doNot } = copy;
  const sections = [
    { heading: who.heading, lines: [...who.lines, ...papers] },
    {
      heading: where.heading,
      lines: [`Shop: ${addressLine(address)}`, ...where.lines],
    },
    {
      heading: when.heading,
      lines: [...when.lines, ...(await getTimeLines({}))],
    },
    {
      heading: howMuch.heading,
      lines: [...howMuch.lines, ...(await getMoneyLines())],
    },
    {
      heading: reach.heading,
      lines: [...(await getWaysInWords()), ...reach.lines],
    },
    doNot,
    {
      heading: copy.servicesHeading,
      lines: services.map(serviceLine),
    },
    {
      heading: copy.areasHeading,
      lines: areas.map(
        ({ id, data }) =>
          `${link(data.name, areaPath(id))}: ${minutesInWords(data.responseTime)}`,
      ),
    },
  ];
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => ({ heading, lines: lines.map(plainSpaces) }));
}
