import type {Browser} from './browser.ts';

/** Opens a list of transactions and waits until all of it is in memory. */
export async function openList({page}: Browser, address: string, rows: number): Promise<void> {
  await page.goto(address);
  // A list without rows has no grid.
  await page.waitForFunction(
    (wanted) => wanted === 1 || document.querySelector(`[role=grid][aria-rowcount="${wanted}"]`) !== null,
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
  await page.waitForTimeout(1_000);
  await page.evaluate(() => bench.takeLongTasks());
}
