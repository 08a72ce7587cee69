import type {Route} from 'playwright';
import type {BrowserCommand} from 'vitest/node';

/**
 * What becomes of Stripe's script on its way: it comes, the network breaks, an extension keeps it out or puts an empty one in its place, or it
 * is held until something else is wanted. `away` ends all that.
 */
export type ScriptWay = 'comes' | 'network' | 'blocked' | 'empty' | 'held' | 'away';

declare module 'vitest/browser' {
  interface BrowserCommands {
    serveStripe: (way: ScriptWay) => Promise<void>;
    showOnPaper: (isOnPaper: boolean) => Promise<void>;
  }
}

const address = 'https://js.stripe.com/**';

let way: ScriptWay = 'away';
let held: Route[] = [];

/** Answers for https://js.stripe.com in the browser of a test: the script is handed what the test has put at `standInForStripe`. */
export const serveStripe: BrowserCommand<[way: ScriptWay]> = async ({context}, wanted) => {
  const isNew = way === 'away';
  way = wanted;
  if (way === 'away') await context.unroute(address);
  else if (isNew) await context.route(address, answer);
  const waiting = held;
  held = [];
  for (const route of waiting) await answer(route);
};

async function answer(route: Route): Promise<void> {
  if (way === 'held') held.push(route);
  else if (way === 'network') await route.abort('connectionreset');
  else if (way === 'blocked') await route.abort('blockedbyclient');
  else await route.fulfill({contentType: 'text/javascript', body: way === 'comes' ? script : ''});
}

const script = 'window.Stripe = window.standInForStripe;';

/** Shows the page of a test as it is printed, and again as on a screen. */
export const showOnPaper: BrowserCommand<[isOnPaper: boolean]> = async ({page}, isOnPaper) => {
  await page.emulateMedia({media: isOnPaper ? 'print' : null});
};
