import { robotsTxt } from '~/lib/text-files';

export const GET = () => new Response(robotsTxt());
