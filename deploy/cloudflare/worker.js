import site from './generated/site.json';

/** The path with percent signs read, as nginx and Caddy match it. */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The 404 screen of a path, or where the address of a screen leads. */
async function answer(url, files) {
  const elsewhere = site.screens[url.pathname];
  if (elsewhere !== undefined) {
    const headers = { ...site.headers, Location: elsewhere };
    return new Response(null, { status: 302, headers });
  }
  const path = decoded(url.pathname);
  const own = site.ownNotFound.find(({ paths }) => new RegExp(paths).test(path));
  const screen = await files.fetch(new URL(`${own?.folder ?? ''}/404`, url));
  if (!screen.ok) throw new Error(`The 404 screen of ${path} came with ${screen.status}`);
  return new Response(screen.body, { status: 404, headers: screen.headers });
}

/**
 * Cloudflare serves the files themselves and calls this for unknown paths, and for the error
 * screens' own addresses (`run_worker_first`). An unknown path gets its 404 screen with a cache
 * rule of its own, which `_headers` cannot give: its rules go by path, not by status. The 500
 * screen is part of the Worker, so that it can be shown when the files cannot.
 */
export default {
  async fetch(request, env) {
    try {
      return await answer(new URL(request.url), env.ASSETS);
    } catch (error) {
      console.error(error);
      const headers = { ...site.headers, 'Content-Type': 'text/html; charset=utf-8' };
      return new Response(site.serverError, { status: 500, headers });
    }
  },
};
