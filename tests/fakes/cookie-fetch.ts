/** A `fetch` that keeps cookies and sends them back, as a browser does for one origin. */
export function createCookieFetch(): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    // Servers end and begin anew in tests, also at a port that another had: a kept connection may lead to one that is gone.
    headers.set('connection', 'close');
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, {...init, headers});
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}
