/** Has `ky` at hand: a file of its own, which no first screen waits for. The first call fetches it where nobody did before. */
export const loadKy = async () => import('ky');

/**
 * The browser's way to a server: `fetch` by `ky`. Asks once, and answers whatever the status is; who calls knows when to ask again, and waits
 * for the body as well as for its head. Any trouble of the network is a TypeError as it is with `fetch`. Where `ky` cannot be had, or not
 * before the caller gives up, `fetch` itself asks: some browsers never ask again for a file that did not come once. Decision 027.
 */
export const fetchByKy: typeof fetch = async (input, init) => {
  const loaded = await haveKy(init?.signal ?? undefined);
  if (!loaded) return fetch(input, init);
  const {default: ky, isNetworkError} = loaded;
  try {
    return await ky(input, {
      ...init,
      fetch: async (request) => fetch(request),
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
    });
  } catch (error) {
    throw isNetworkError(error) ? new TypeError(error.message, {cause: error}) : error;
  }
};

/** Null where it did not come, or `signal` aborted before it did. */
async function haveKy(signal: AbortSignal | undefined): Promise<Awaited<ReturnType<typeof loadKy>> | null> {
  const aborted = new Promise<null>((resolve) => {
    signal?.addEventListener('abort', () => resolve(null));
  });
  return Promise.race([loadKy().catch(() => null), aborted]);
}
