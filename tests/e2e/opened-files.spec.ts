import {expect, type Page} from '@playwright/test';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {es as words} from '#src/features/bookkeeping/imports/text/es.ts';
import {countOf, chooseAccount} from './import-steps.ts';
import {test} from './product.ts';
import {fillSignIn, signIn} from './steps.ts';

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

const heading = (page: Page) => page.getByRole('heading', {level: 1, name: words.importTitle});

test('a bank’s file opened with the installed app waits through the sign-in and is read (ux.md, PWA)', async ({
  page,
}) => {
  await installLaunchQueue(page);
  await page.goto('/open-file');
  await page.waitForURL('**/es/login?next=**');
  await launch(page, {path: '/open-file', fileName: 'enero.csv'});
  await fillSignIn(page, demoPeople.owner.email);
  await page.waitForURL(/\/es\/accounting-ai\/bookkeeping\/[0-9a-f-]{36}\/import$/);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('enero.csv')).toBeVisible();
  await chooseAccount(page, 'Mercury');
  await expect(countOf(page, words.countNew)).toHaveText('1');
});

test('an open window takes the files and shortcuts the app is started with, and its icon leads nowhere (ux.md, PWA)', async ({
  page,
}) => {
  await installLaunchQueue(page);
  await signIn(page);
  await launch(page, {path: '/open-file', fileName: 'febrero.csv'});
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('febrero.csv')).toBeVisible();
  // While one file is looked at, another takes its place.
  await launch(page, {path: '/open-file', fileName: 'marzo.csv'});
  await expect(page.getByText('marzo.csv')).toBeVisible();
  await expect(page.getByText('febrero.csv')).toBeHidden();

  const address = page.url();
  await launch(page, {path: '/?source=pwa'});
  await expect(page.getByText('marzo.csv')).toBeVisible();
  expect(page.url()).toBe(address);
  await launch(page, {path: '/es/activity'});
  await page.waitForURL('**/es/activity');
});
