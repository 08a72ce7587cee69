import type {Browser} from './browser.ts';
import type {Stage} from './stage.ts';

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
