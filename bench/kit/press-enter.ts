import type {Browser} from '#bench/stage/browser.ts';

/**
 * Presses Enter where the keyboard stands.
 *
 * @param test runs in the page, and must not refer to anything outside itself.
 * @returns how long it took from the key until what `test` looks for was painted, in milliseconds.
 */
export async function pressEnter<Value>(
  {page}: Pick<Browser, 'page'>,
  test: (value: Value) => boolean,
  value: Value,
): Promise<number> {
  // Playwright sends functions as their text: the test is put together in the page. Void: a promise would be awaited here.
  const arm = `void (bench.waiting = bench.after('keydown', () => (${test.toString()})(${JSON.stringify(value)})))`;
  await page.evaluate(arm);
  await page.keyboard.press('Enter');
  const tookMs = await Promise.race([
    page.evaluate(async () => bench.waiting),
    page.waitForTimeout(10_000).then(() => undefined),
  ]);
  if (typeof tookMs !== 'number') throw new Error(`not painted after Enter: ${JSON.stringify(value)}`);
  return tookMs;
}
