/** Has `ky` at hand: a file of its own, which no first screen waits for. The first call fetches it where nobody did before. */
export const loadKy = async () => import('ky');

/**
 * The browser's way to a server: `fetch` by `ky`. Asks once, and answers whatever the status is; who calls knows when to ask again, and waits
 * for the body as well as for its head. Any trouble of the network is a TypeError as it is with `fetch`, also that `ky` could not be had.
 * Decision 027.
 */
export const fetchByKy: typeof fetch = async (input, init) => {
  const {default: ky, isNetworkError} = await loadKy();
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
