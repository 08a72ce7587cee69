/** What of a service worker's registration tells of new versions. */
type Installs = Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active' | 'addEventListener'>;

type Hear = {
  /** A new version waits. */
  readonly announce: () => void;
  /** The first worker of all could not be installed, such as over a link that broke: the browser itself will not try again on this page. */
  readonly retry: () => void;
};

/**
 * Follows what is installed: a version that waits already, one that another tab is having installed at this moment, and any to come. The
 * first worker of all waits for nobody: it is no new version. Rules: SHL5, SHL6.
 */
export function followInstalls(registration: Installs, {announce, retry}: Hear): void {
  const look = () => {
    if (registration.waiting && registration.active) announce();
  };
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      look();
      if (worker.state === 'redundant' && !registration.waiting && !registration.active) retry();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  look();
}
