import {chmod, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test as base} from './product.ts';

/** Playwright's test with a product that no other file shares, for journeys that change more of its data than their own. */
export const test = base.extend<object, {productEnvironment: Record<string, string>}>({
  productEnvironment: [
    // Playwright reads what a fixture needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'faro-data-'));
      await chmod(dir, 0o755);
      await use({DATA_DIR: dir});
      await rm(dir, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],
});
