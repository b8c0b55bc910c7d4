import site from './generated/site.json';

/** The path with percent signs read, as nginx and Caddy match it. */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Cloudflare serves the files themselves and calls this for unknown paths, and for the error
 * screens' own addresses (`run_worker_first`). An unknown path gets its 404 screen with a cache
 * rule of its own, which `_headers` cannot give: its rules go by path, not by status.
 */
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const elsewhere = site.screens[url.pathname];
    if (elsewhere !== undefined) {
      const headers = { ...site.headers, Location: elsewhere };
      return new Response(null, { status: 302, headers });
    }
    const path = decoded(url.pathname);
    const own = site.ownNotFound.find(({ paths }) => new RegExp(paths).test(path));
    const screen = await env.ASSETS.fetch(new URL(`${own?.folder ?? ''}/404`, url));
    return new Response(screen.body, { status: 404, headers: screen.headers });
  },
};
