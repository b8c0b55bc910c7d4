import type { Page } from '@playwright/test';

export interface Transfer {
  requests: number;
  /** Bytes over the wire, headers of the responses included. */
  bytes: number;
  urls: string[];
}

/** Counts what a page fetches from now on; call the returned function for the sum so far. */
export async function countTransfer(page: Page): Promise<() => Transfer> {
  const session = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const sizes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    names.set(requestId, request.url),
  );
  session.on('Network.requestServedFromCache', ({ requestId }) => names.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) names.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  return () => {
    const ids = [...names.keys()];
    return {
      requests: ids.length,
      bytes: ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0),
      urls: ids.map(
        (id) => `${new URL(names.get(id) ?? '').pathname} ${String(sizes.get(id) ?? 0)}`,
      ),
    };
  };
}
