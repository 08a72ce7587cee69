import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, type BrowserContext, type Page} from '@playwright/test';
import {findBrowser} from '#bench/kit/processes.ts';
import {test as base} from './product.ts';
import {slowDown} from './slowdown.ts';

/** A browser profile on the disk, as a person has it: what it keeps survives closing the browser. */
export type Profile = {
  /** Where it lies on the disk, for tests that damage it while the browser is closed. */
  readonly dir: string;
  /** Starts the browser and answers its first page. */
  open: () => Promise<Page>;
  /** Quits the browser; pages, workers and the service worker end with it. */
  close: () => Promise<void>;
  /** Ends all processes of Chromium without any chance to tidy up, as a crash or an empty battery would. Linux only. */
  kill: () => Promise<void>;
};

/** Playwright's test with a profile that begins empty. An ordinary context would keep its databases in memory only. */
export const test = base.extend<{profile: Profile}>({
  profile: async ({playwright, browserName, launchOptions, contextOptions, channel, baseURL}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'faro-profile-'));
    let context: BrowserContext | undefined;
    const close = async (): Promise<void> => {
      await context?.close();
      context = undefined;
    };
    await use({
      dir,
      open: async () => {
        context = await playwright[browserName].launchPersistentContext(dir, {
          ...launchOptions,
          ...contextOptions,
          ...(channel === undefined ? {} : {channel}),
          ...(baseURL === undefined ? {} : {baseURL}),
        });
        await slowDown(context);
        return context.pages()[0] ?? context.newPage();
      },
      close,
      kill: async () => {
        const gone = new Promise((resolve) => {
          context?.once('close', resolve);
        });
        findBrowser(dir).kill();
        await gone;
        context = undefined;
      },
    });
    await close();
    await rm(dir, {recursive: true, force: true});
  },
});

/** Waits until the installed worker answers for the server: from then on the app works and opens without it. */
export async function untilInstalled(page: Page): Promise<void> {
  const readState = async () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration) return 'not registered';
      if (registration.active && navigator.serviceWorker.controller) return 'at work';
      return `installing ${registration.installing?.state}, waiting ${registration.waiting?.state}, active ${registration.active?.state}`;
    });
  await expect.poll(readState, {timeout: 90_000}).toBe('at work');
}

/** Empties what Chromium itself keeps of what it fetched, so that only what the product keeps is there without a network. */
export async function forgetFetched(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
