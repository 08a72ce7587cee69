/** The longest that what can wait does wait. */
const timeoutMs = 1_500;

/** Waits until the page has nothing better to do. Safari has no word for that: there it is a moment. */
export async function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), {timeout: timeoutMs});
    else setTimeout(resolve, 200);
  });
}
