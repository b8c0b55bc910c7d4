import { getAreas, getBusiness, getServices } from '~/lib/content/collections';
import { llmsTxt } from '~/lib/text-files';
import { areaPath, servicePath } from '~/lib/urls';

export const GET = async () => {
  const [business, services, areas] = await Promise.all([getBusiness(), getServices(), getAreas()]);
  const text = llmsTxt(
    business,
    services.map(({ id, data }) => ({
      name: data.title,
      path: servicePath(id),
      note: `${data.price}. ${data.description}`,
    })),
    areas.map(({ id, data }) => ({ name: data.name, path: areaPath(id), note: data.responseTime })),
  );
  return new Response(text);
};
