import type {Browser} from '#bench/stage/browser.ts';

/**
 * Presses Enter where the keyboard stands: see {@link pressKey}.
 *
 * @param test runs in the page, and must not refer to anything outside itself.
 * @returns how long it took from the key until what `test` looks for was painted, in milliseconds.
 */
export async function pressEnter<Value>(
  browser: Pick<Browser, 'page'>,
  test: (value: Value) => boolean,
  value: Value,
): Promise<number> {
  return pressKey(browser, 'Enter', {test, value});
}

/** What is to be painted after a key: `test` runs in the page with `value`, and must not refer to anything outside itself. */
type Awaited<Value> = {readonly test: (value: Value) => boolean; readonly value: Value};

/** Presses a key where the keyboard stands; answers how long it took from the key until what is awaited was painted, in milliseconds. */
export async function pressKey<Value>(
  {page}: Pick<Browser, 'page'>,
  key: string,
  {test, value}: Awaited<Value>,
): Promise<number> {
  // Playwright sends functions as their text: the test is put together in the page. Void: a promise would be awaited here.
  const arm = `void (bench.waiting = bench.after('keydown', () => (${test.toString()})(${JSON.stringify(value)})))`;
  await page.evaluate(arm);
  // A person lets go of a key some 80 ms later; let go of at once, it would be told before the frame that is measured.
  await page.keyboard.down(key);
  const tookMs = await Promise.race([
    page.evaluate(async () => bench.waiting),
    page.waitForTimeout(10_000).then(() => undefined),
  ]);
  await page.keyboard.up(key);
  if (typeof tookMs !== 'number') {
    const shown = await page.locator('main').innerText();
    throw new Error(
      `not painted after ${key}: ${JSON.stringify(value)}; ${page.url()} shows:\n${shown.slice(0, 1_000)}`,
    );
  }
  return tookMs;
}
