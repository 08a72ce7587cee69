import {registerRoute} from 'workbox-routing';
import {sharePath} from '#contract/files/share-target.ts';

/**
 * Takes what other apps share with the installed app, with or without a network: the server never sees that request. The code that keeps
 * files is evaluated only then. Source: Web Share Target, 4; ux.md, PWA. Rule: SWK3.
 */
export function takeShares(): void {
  registerRoute(
    ({url, sameOrigin}) => sameOrigin && url.pathname === sharePath,
    async ({request}) => Response.redirect(await keepShare(request), 303),
    'POST',
  );
}

/** A form is never left without an answer: the page says that it went wrong. */
async function keepShare(request: Request): Promise<string> {
  try {
    const [{receiveShare}, {browserImages}] = await Promise.all([
      import('./receive-share.ts'),
      import('#workers/shrink-image/browser-images.ts'),
    ]);
    return await receiveShare(request, {
      images: browserImages,
      nowMs: () => Date.now(),
      fillRandom: (bytes) => void crypto.getRandomValues(bytes),
    });
  } catch (error) {
    reportError(error);
    return `${sharePath}?trouble=failed`;
  }
}
