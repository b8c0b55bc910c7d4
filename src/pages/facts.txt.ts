import { getAreas } from '~/lib/content/areas';
import { getBusiness } from '~/lib/content/business';
import { getServices } from '~/lib/content/services';
import { factsTxt } from '~/lib/facts-sheet';
import { areaPath, servicePath } from '~/lib/urls';

export const GET = async () => {
  const [business, services, areas] = await Promise.all([getBusiness(), getServices(), getAreas()]);
  const text = factsTxt(
    business,
    import.meta.env.SITE,
    services.map(({ id, data }) => ({ ...data, path: servicePath(id) })),
    areas.map(({ id, data }) => ({ ...data, path: areaPath(id) })),
  );
  return new Response(text);
};
