import { getSectionsForAssistants } from '~/data/assistants';
import { getBusiness } from '~/data/collections';
import { absolute } from '~/lib/urls';

/** The company in plain text, for assistants that answer questions about it (https://llmstxt.org). */
export const GET = async () => {
  const { name, descriptor, address, phone } = await getBusiness();
  const sections = await getSectionsForAssistants();
  const parts = sections.map(({ heading, lines }) => {
    const items = lines.map((line) => `- ${line}\n`);
    return `## ${heading}\n\n${items.join('')}`;
  });
  return new Response(`# ${name}

> ${descriptor} in ${address.locality}, ${address.region}. Phone ${phone}.

${parts.join('\n')}
Notices of the software, font and icons that this site sends: ${absolute('/licenses.txt')}
`);
};
