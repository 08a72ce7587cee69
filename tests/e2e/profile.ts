import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {test as base} from './product.ts';

/** A browser profile on the disk, as a person has it: what it keeps survives closing the browser. */
export type Profile = {
  /** Starts the browser and answers its first page. */
  open: () => Promise<Page>;
  /** Quits the browser; pages, workers and the service worker end with it. */
  close: () => Promise<void>;
};

/** Playwright's test with a profile that begins empty. An ordinary context would keep its databases in memory only. */
export const test = base.extend<{profile: Profile}>({
  profile: async ({playwright, browserName, launchOptions, contextOptions, channel, product}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'faro-profile-'));
    let context: BrowserContext | undefined;
    const close = async (): Promise<void> => {
      await context?.close();
      context = undefined;
    };
    await use({
      open: async () => {
        context = await playwright[browserName].launchPersistentContext(dir, {
          ...launchOptions,
          ...contextOptions,
          ...(channel === undefined ? {} : {channel}),
          baseURL: product.url,
        });
        return context.pages()[0] ?? context.newPage();
      },
      close,
    });
    await close();
    await rm(dir, {recursive: true, force: true});
  },
});

/** Waits until the installed worker answers for the server: from then on the app works and opens without it. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, {once: true});
    });
  });
}
