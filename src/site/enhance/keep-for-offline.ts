import {siteCache} from '#contract/site/site-cache.ts';
import {findAll} from './find.ts';

/** A reader who stays this long without touching the page is one all the same. */
const timeoutMs = 10_000;

const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Keeps the page that is read, and only it, for reading without a network; the worker that serves it then comes with the first touch, so
 * that it is not in the way of the page. Rule: SIT6.
 */
export function keepForOffline(): void {
  // Pages without https, and private windows of some browsers, have neither.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in globalThis) || isSparing()) return;
  addEventListener('load', () => setTimeout(() => void keepPage().catch(() => undefined), 1_000), {once: true});
  const begin = () => {
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, begin);
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, {once: true});
  };
  const timer = setTimeout(begin, timeoutMs);
  for (const touch of touches) addEventListener(touch, begin, {passive: true});
}

/** Who pays for every byte, or waits long for it, is not sent more than the page. */
function isSparing(): boolean {
  const {saveData = false, effectiveType = '4g'} = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

function register(): void {
  // Strict settings refuse it: the pages then work online, and say nothing of offline.
  navigator.serviceWorker.register('/sw.js', {scope: '/', updateViaCache: 'none'}).catch(() => undefined);
}

/** What was just loaded is asked for again by the browser's own cache: at most a "not modified". */
async function keepPage(): Promise<void> {
  const cache = await caches.open(siteCache);
  const styles = findAll<HTMLLinkElement>('link[rel=stylesheet]').map(({href}) => href);
  const scripts = findAll<HTMLScriptElement>('script[src]').map(({src}) => src);
  // What lists drafts: whoever begins one may come back without a network.
  const later = findAll('[data-later]').map(({dataset}) => new URL(dataset['later'] ?? '', location.origin).href);
  const known = new Set((await cache.keys()).map(({url}) => url));
  const page = location.origin + location.pathname;
  await cache.addAll([page, ...[...styles, ...scripts, ...later].filter((url) => !known.has(url))]);
}

declare global {
  /** Not in TypeScript's own types. Source: WICG Network Information. */
  interface Navigator {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  }
}
