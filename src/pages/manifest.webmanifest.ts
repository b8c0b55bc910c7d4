import { getBusiness } from '~/lib/content/business';
import { webManifest } from '~/lib/text-files';

export const GET = async () =>
  new Response(webManifest(await getBusiness(), __TOKENS__.colors.navy));
