import type {Browser} from '#bench/stage/browser.ts';

/** Wall and processor time of one act, in milliseconds; processor time of all of the browser's processes. */
export type Cost = {wallMs: number; cpuMs: number};

/**
 * Runs an act and says what it cost.
 *
 * @param act answers with its own wall time where it was measured inside the page; else the time of the call counts.
 */
export async function costOf(browser: Pick<Browser, 'cpuMs'>, act: () => Promise<number>): Promise<Cost> {
  const cpuBefore = browser.cpuMs();
  const wallMs = await act();
  return {wallMs, cpuMs: browser.cpuMs() - cpuBefore};
}

/** Refuses a figure in which the main thread was kept from people. */
export async function assertFluid({page}: Pick<Browser, 'page'>, what: string): Promise<void> {
  const tasks = await page.evaluate(() => bench.takeLongTasks());
  if (tasks.length > 0) longTasks.push({what, tasks});
}

/** Main-thread tasks of 50 ms and more, by figure: the issue allows none. */
export const longTasks: {what: string; tasks: number[]}[] = [];

/** Throws unless both are equal: no time counts before its result does. */
export function assertSame(found: unknown, wanted: unknown, what: string): void {
  if (found !== wanted) throw new Error(`${what}: found ${String(found)}, wanted ${String(wanted)}`);
}
