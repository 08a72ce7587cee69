import {expect, type CDPSession, type Page} from '@playwright/test';
import {tagOfPerson} from '#workers/service-worker/words.ts';
import {makeBookkeeper, type Bookkeeper} from './api-person.ts';
import {test, untilInstalled} from './profile.ts';
import {categorise, focusGrid, openBooks, openBooksOf, rowWith, untilSynced, untilWaiting} from './steps.ts';

/** Hears of the service worker from a page of no site at all. */
async function hearWorkers(bystander: Page): Promise<{session: CDPSession; registrationId: string}> {
  const session = await bystander.context().newCDPSession(bystander);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({registrations}) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return {session, registrationId: await registered};
}

/** What the browser was asked to remind of; Background Sync is not in TypeScript's own types. */
async function readTags(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (registration as unknown as {sync: {getTags(): Promise<string[]>}}).sync.getTags();
  });
}

async function listChanged({readRows, companyId}: Bookkeeper): Promise<unknown[]> {
  const changed = (await readRows(companyId, 'transactions')).filter((row) => row['categoryId'] !== null);
  return changed.map((row) => row['description']);
}

test('[SWK1] a change made offline reaches the server though every page was closed before the network came back (S2.22)', async ({
  profile,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 3);
  const page = await profile.open();
  await openBooksOf(page, person.email);
  await untilInstalled(page);
  const bystander = await page.context().newPage();
  const {session, registrationId} = await hearWorkers(bystander);

  await page.context().setOffline(true);
  await focusGrid(page);
  await categorise(page, 'soft');
  await untilWaiting(page, 1);
  const tag = tagOfPerson(person.me.id);
  // The page has asked for it; the browser may have tried already.
  await expect.poll(async () => readTags(page)).toContain(tag);
  expect(await listChanged(person)).toEqual([]);
  await page.close();
  await page.context().setOffline(false);

  // The browser may have begun by itself; this is the moment it would choose at the latest.
  await session.send('ServiceWorker.dispatchSyncEvent', {origin: product.url, registrationId, tag, lastChance: false});
  await expect.poll(async () => listChanged(person)).toEqual(['MOVIMIENTO 001']);

  // The next page finds everything as it should be.
  await openBooks(bystander);
  await untilSynced(bystander);
  await expect(rowWith(bystander, 'MOVIMIENTO 001')).toContainText('Software');
});
