import type {BrowserContext, Page} from '@playwright/test';

/**
 * How many times slower than this machine the pages of Chromium are, for finding what only holds on a fast one:
 * `FARO_TEST_SLOWDOWN=6 npx playwright test --project=chromium tests/e2e/sessions.spec.ts`.
 */
const rate = Number(process.env['FARO_TEST_SLOWDOWN'] ?? 1);

/** Slows every page of a context down, those that are open and those to come; nothing happens unless it was asked for. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (rate <= 1) return;
  const slow = async (page: Page): Promise<void> => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate});
  };
  // A page that is closed at once needs no slowing down.
  context.on('page', (page) => void slow(page).catch(() => undefined));
  await Promise.all(context.pages().map(slow));
}
