import {matchPrecache} from 'workbox-precaching';
import {registerRoute} from 'workbox-routing';
import {isPayingPath} from '#contract/payments/paying-paths.ts';
import {markKeptCopy} from './mark-kept-copy.ts';

/**
 * Serves pages that pay as the server sends them: only their headers let the card provider's script in. Without a network the app that
 * lies here says that paying needs one, and that it is a copy: once there is one, it is loaded anew. Registered before the app's own route, which takes every address. Rule: PAY14.
 */
export function servePayingPages(): void {
  registerRoute(
    ({request, url, sameOrigin}) => sameOrigin && request.mode === 'navigate' && isPayingPath(url.pathname),
    async ({request}) => {
      const page = await fetch(request).catch(() => undefined);
      if (page) return page;
      const copy = await matchPrecache('index.html');
      return copy ? markKeptCopy(copy) : Response.error();
    },
  );
}
