import {cp, mkdtemp, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {test as base} from './product.ts';
import {lookAgain} from './steps.ts';

/** The product serves a copy of the build, so that a new version can be published while it runs. */
export const test = base.extend<object, {productEnvironment: Record<string, string>}>({
  productEnvironment: [
    // Playwright reads what a fixture needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'faro-build-'));
      await cp('dist', dir, {recursive: true});
      await use({CLIENT_DIR: dir});
      await rm(dir, {recursive: true});
    },
    {scope: 'worker'},
  ],
});

/** Puts another page and the worker that keeps it in the place of the served ones, as a build of changed sources would. */
export async function publish(dir: string, version: string): Promise<void> {
  const change = async (name: string, pattern: RegExp, text: string) => {
    const path = join(dir, name);
    const before = await readFile(path, 'utf8');
    const after = before.replace(pattern, text);
    expect(after).not.toBe(before);
    // In one go: a browser that looks just now gets the one or the other.
    await writeFile(`${path}.new`, after);
    await rename(`${path}.new`, path);
  };
  await change('index.html', /<meta name="version"[^>]*>|(?=<\/head>)/, `<meta name="version" content="${version}">`);
  await change('sw.js', /"revision":"[^"]*"(?=,"url":"index\.html")/, `"revision":"${version}"`);
}

/** Until a page offers what was published. The browser may have been looking by itself just before, and takes being asked then for that look. */
export async function untilOffered(page: Page, banner: Locator): Promise<void> {
  await expect(async () => {
    await lookAgain(page);
    await expect(banner).toBeVisible({timeout: 2_000});
  }).toPass({timeout: 60_000});
}
