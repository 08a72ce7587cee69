import {expect, type Page} from '@playwright/test';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {countOf, chooseAccount} from './import-steps.ts';
import {test} from './product.ts';
import {fillSignIn} from './steps.ts';

/** A start of the installed app by the system, as Chromium tells it to a window. */
type Launch = {readonly path: string; readonly fileName?: string};

/** Gives the page what an installed app has: a queue of launches with real file handles, which waits for whoever takes them. */
async function installLaunchQueue(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Params = {targetURL: string; files: FileSystemFileHandle[]};
    const queue: Params[] = [];
    let consumer: ((launch: Params) => void) | undefined;
    const launch = async ({path, fileName}: {path: string; fileName?: string}) => {
      const files: FileSystemFileHandle[] = [];
      if (fileName !== undefined) {
        const folder = await navigator.storage.getDirectory();
        const handle = await folder.getFileHandle(fileName, {create: true});
        const stream = await handle.createWritable();
        await stream.write(`Fecha,Concepto,Importe\n2026-01-31,${fileName},-12.00\n`);
        await stream.close();
        files.push(handle);
      }
      const params = {targetURL: new URL(path, location.href).href, files};
      if (consumer) consumer(params);
      else queue.push(params);
    };
    const launchQueue = {
      setConsumer: (next: typeof consumer) => {
        consumer = next;
        for (const params of queue.splice(0)) next?.(params);
      },
    };
    // Chromium's own queue is a getter.
    Object.defineProperties(globalThis, {launch: {value: launch}, launchQueue: {value: launchQueue}});
  });
}

/** The system starts the app while this window is open: the window comes to the front and hears of it. */
async function launch(page: Page, params: Launch): Promise<void> {
  await page.evaluate(async (given) => {
    const told: unknown = Reflect.get(globalThis, 'launch');
    if (typeof told === 'function') await told(given);
  }, params);
}

/** The file that is looked at. */
const looked = (page: Page, name: string) => page.getByRole('paragraph').filter({hasText: name});

const heading = (page: Page) => page.getByRole('heading', {level: 1, name: words.importTitle});

test('what the installed app is started with waits through the sign-in, and reaches a window that is open (ux.md, PWA)', async ({
  page,
}) => {
  await installLaunchQueue(page);
  await test.step('a bank’s file, before anybody has signed in', async () => {
    await page.goto('/open-file');
    await page.waitForURL('**/es/login?next=**');
    await launch(page, {path: '/open-file', fileName: 'enero.csv'});
    await fillSignIn(page, demoPeople.owner.email);
    await page.waitForURL(/\/es\/accounting-ai\/bookkeeping\/[0-9a-f-]{36}\/import$/);
    await expect(heading(page)).toBeVisible();
    await expect(looked(page, 'enero.csv')).toBeVisible();
    await chooseAccount(page, 'Mercury');
    await expect(countOf(page, words.countNew)).toHaveText('1');
  });

  await test.step('one takes the place of another that is looked at', async () => {
    await launch(page, {path: '/open-file', fileName: 'febrero.csv'});
    await expect(looked(page, 'febrero.csv')).toBeVisible();
    await expect(looked(page, 'enero.csv')).toBeHidden();
  });

  await test.step('the icon leads nowhere, a shortcut to its screen, and from there a file to the import', async () => {
    const address = page.url();
    await launch(page, {path: '/?source=pwa'});
    await expect(looked(page, 'febrero.csv')).toBeVisible();
    expect(page.url()).toBe(address);
    await launch(page, {path: '/es/activity'});
    await page.waitForURL('**/es/activity');
    await launch(page, {path: '/open-file', fileName: 'marzo.csv'});
    await expect(heading(page)).toBeVisible();
    await expect(looked(page, 'marzo.csv')).toBeVisible();
  });
});
