import type {Browser} from './browser.ts';
import type {Stage} from './stage.ts';

/** Opens a list of movements and waits until all of it is in memory. */
export async function openList({page}: Browser, address: string, rows: number): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    (wanted) => document.querySelector(`[role=grid][aria-rowcount="${wanted}"]`) !== null,
    rows + 1,
  );
  await settle({page});
}

/** Waits until the page has nothing to do, and forgets the long tasks of getting there. */
export async function settle({page}: Pick<Browser, 'page'>): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), {timeout: 2_000});
      }),
  );
  await page.waitForTimeout(500);
  await page.evaluate(() => bench.takeLongTasks());
}

/** The reference page with pages of rows in its database. */
export async function prepareReference(stage: Stage, bodies: readonly string[]): Promise<Browser> {
  const browser = await stage.openNew();
  await browser.page.goto(stage.site.url);
  await browser.page.evaluate(async (pages) => reference.jobs.writePages(pages), bodies);
  return browser;
}

/** Reads and parses one page of rows in the reference's worker; milliseconds. */
export async function readReference({page}: Browser): Promise<number> {
  return page.evaluate(async () => {
    const begun = performance.now();
    const rows = await reference.jobs.readOnePage();
    if (rows !== 2_000) throw new Error(`the page has ${rows} rows`);
    return performance.now() - begun;
  });
}
