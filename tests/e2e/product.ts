import {test as base} from '@playwright/test';
import {makeProduct, type Product} from '#tests/kits/product.ts';
import {slowDown} from './slowdown.ts';

/**
 * Playwright's test with a started product for each worker; a file may configure its own with
 * `test.use({productEnvironment: {IMPORT_COOLDOWN_MS: '0'}})`.
 */
export const test = base.extend<object, {product: Product; productEnvironment: Record<string, string>}>({
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
      browser.on('context', (context) => void slowDown(context));
      await use(browser);
    },
    {scope: 'worker'},
  ],
  baseURL: async ({product}, use) => {
    await use(product.url);
  },
});
