interface Environment {
  /** The site in dist/, with its headers and its 404 screens. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/**
 * Answers on Cloudflare where dist/ has no file; all others come without this Worker. public/_headers
 * lets browsers keep everything below /assets/ for a year, even a 404: asked for a file a moment too
 * early, they would never ask again.
 */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const notFound = await ASSETS.fetch(request);
    const answer = new Response(notFound.body, notFound);
    answer.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
    return answer;
  },
};
