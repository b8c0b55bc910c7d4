import { getBusiness } from '~/lib/content/collections';
import { securityTxt } from '~/lib/text-files';

export const GET = async () => new Response(securityTxt(await getBusiness(), new Date()));
