import {Workbox} from 'workbox-window';

type Hear = {
  /** A new version waits, or has taken over because another tab asked for it. */
  readonly announce: () => void;
  /** The first worker of all could not be installed, such as over a link that broke: the browser itself will not try again on this page. */
  readonly retry: () => void;
};

/**
 * Registers the service worker once the page has loaded, and follows its versions, whichever tab finds them. The first worker of all waits
 * for nobody: it is no new version. Rules: SHL5, SHL6. Why this much stands beside workbox-window: decision 027.
 *
 * @throws as `navigator.serviceWorker.register` does.
 */
export async function registerWorker({announce, retry}: Hear): Promise<void> {
  const workbox = new Workbox('/sw.js', {scope: '/', updateViaCache: 'none'});
  const registration = await workbox.register();
  // So say its types; where workers are blocked from outside, it rejects.
  if (!registration) return;
  const look = () => {
    if (registration.waiting && registration.active) announce();
  };
  workbox.addEventListener('waiting', look);
  workbox.addEventListener('controlling', ({isUpdate}) => {
    if (isUpdate) announce();
  });
  workbox.addEventListener('redundant', ({isExternal}) => {
    if (!registration.active) retry();
    // After a version that was found later, Workbox hears of no other one; a new one does.
    else if (isExternal) registerWorker({announce, retry}).catch(retry);
  });
  look();
}
