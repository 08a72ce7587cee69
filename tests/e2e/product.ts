import {test as base, type BrowserContext} from '@playwright/test';
import {makeProduct, type Product} from '#tests/kits/product.ts';
import {slowDown} from './slowdown.ts';

/** Windows that are open, each with an engine at work. */
const open = new Set<BrowserContext>();

/**
 * Playwright's test with a started product for each worker; a file may configure its own with
 * `test.use({productEnvironment: {IMPORT_COOLDOWN_MS: '0'}})`.
 */
export const test = base.extend<{tidied: void}, {product: Product; productEnvironment: Record<string, string>}>({
  productEnvironment: [{}, {option: true, scope: 'worker'}],
  product: [
    async ({productEnvironment}, use) => {
      const product = await makeProduct(productEnvironment);
      await product.start();
      await use(product);
      await product.stop();
    },
    // Making a database takes a while where everything else runs as well.
    {scope: 'worker', timeout: 180_000},
  ],
  browser: [
    async ({browser}, use) => {
      // A context has no page yet when it is told of.
      browser.on('context', (context) => {
        open.add(context);
        context.on('close', () => open.delete(context));
        void slowDown(context);
      });
      await use(browser);
    },
    {scope: 'worker'},
  ],
  tidied: [
    // Playwright reads what a fixture needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const before = new Set(open);
      await use();
      // What a test opened by itself would work on beside all that follow.
      for (const context of open) if (!before.has(context)) await context.close();
    },
    {auto: true},
  ],
  baseURL: async ({product}, use) => {
    await use(product.url);
  },
});
