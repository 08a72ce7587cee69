import {expect, type Page} from '@playwright/test';

/** Waits until nothing of the page sticks out of its window; layers move a moment after it has changed. */
export async function expectNoSidewaysScroll(page: Page, name = 'page'): Promise<void> {
  const beyond = async () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.soft.poll(beyond, {message: `${name}: pixels beyond`}).toBe(0);
}

/** What a browser says of a test's surroundings, not of the page: workers are blocked, and a slow machine draws later than it hoped. */
const ofTheMachine =
  /^Service Worker registration blocked|was preloaded using link preload but not used within a few seconds/;

/** Hears everything a page complains of. */
export function hearComplaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !ofTheMachine.test(message.text())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}
