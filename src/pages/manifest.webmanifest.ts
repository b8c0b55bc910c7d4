import { getBusiness } from '~/lib/content/collections';
import { webManifest } from '~/lib/text-files';

export const GET = async () =>
  new Response(webManifest(await getBusiness(), __TOKENS__.colors.navy));
