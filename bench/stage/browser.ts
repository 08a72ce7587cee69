import {rm} from 'node:fs/promises';
import {chromium, type BrowserContext, type Page} from '@playwright/test';
import {installInPage} from '#bench/kit/in-page.ts';
import {findBrowser, type ProcessTree} from '#bench/kit/processes.ts';

/** A real browser on a profile folder of its own, with one page; everything durable really goes to the disk. */
export type Browser = ProcessTree & {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Closes it; the profile stays. */
  readonly close: () => Promise<void>;
  /** Closes it and starts another on the same profile. */
  readonly reopen: () => Promise<Browser>;
  /** Ends all of its processes without any chance to tidy up, and starts another on the same profile. */
  readonly crash: () => Promise<Browser>;
  /** Closes it and deletes the profile. */
  readonly discard: () => Promise<void>;
};

/** A usual laptop's window. */
const viewport = {width: 1_440, height: 900};

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-precise-memory-info',
  // The browser's own search box is a page too, drawn beside ours at every start.
  '--disable-features=WebUIOmniboxAimPopup,WebUIOmniboxPopup,Translate,HttpsUpgrades,OptimizationHints,MediaRouter',
];

/** The browser that every figure is taken in. */
export function findBrowserProgram(): string {
  return process.env['CHROMIUM'] ?? '/usr/bin/chromium';
}

const open = new Set<BrowserContext>();

/** Closes every browser that is still open. */
export async function closeBrowsers(): Promise<void> {
  await Promise.all([...open].map(async (context) => context.close()));
}

/** Starts Chromium on a profile, made when it is not there. */
export async function openBrowser(profile: string): Promise<Browser> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowserProgram(),
    args,
    viewport,
    locale: 'es-419',
    timezoneId: 'America/Bogota',
    serviceWorkers: 'allow',
  });
  open.add(context);
  context.on('close', () => open.delete(context));
  await context.addInitScript(installInPage);
  const page = context.pages()[0] ?? (await context.newPage());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  const close = async (): Promise<void> => {
    await context.close();
    // A figure is worth nothing when the app broke under it.
    if (errors.length > 0) throw new Error(`the page threw:\n${errors.join('\n')}`);
  };
  const discard = async (): Promise<void> => {
    try {
      await close();
    } finally {
      // A last process may still be writing when the first has gone.
      await rm(profile, {recursive: true, force: true, maxRetries: 10, retryDelay: 100});
    }
  };
  const reopen = async (): Promise<Browser> => {
    await close();
    return openBrowser(profile);
  };
  const processes = findBrowser(profile);
  const crash = async (): Promise<Browser> => {
    const gone = new Promise((resolve) => {
      context.once('close', resolve);
    });
    processes.kill();
    await gone;
    return openBrowser(profile);
  };
  return {context, page, close, reopen, crash, discard, ...processes};
}
