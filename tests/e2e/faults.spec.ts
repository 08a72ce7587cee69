import {expect, type Page} from '@playwright/test';
import {ownPassword} from './own-password.ts';
import {es as activity} from '#src/features/activity/text/es.ts';
import {openFaultProxy, type FaultProxy} from '#tests/fakes/fault-proxy.ts';
import {pickFault} from '#tests/fakes/faults.ts';
import {createRandom} from '#tests/sync/build-change.ts';
import {readEffects} from '#tests/trials/books.ts';
import {makeBookkeeper, type Bookkeeper} from './api-person.ts';
import {test as base, untilInstalled} from './profile.ts';
import {
  checkRows,
  fillSignIn,
  focusGrid,
  lookAgain,
  openBooks,
  openBooksOf,
  rows,
  syncChip,
  untilSynced,
} from './steps.ts';

/** `npm run soak` asks for the whole counts; what it prints is handed over as annotations. */
const isSoak = process.env['FARO_SOAK'] === 'on';
const report = (figures: Readonly<Record<string, number>>): void => {
  for (const [type, value] of Object.entries(figures)) base.info().annotations.push({type, description: String(value)});
};

/** The browser meets the server only through the proxy. */
const test = base.extend<{link: FaultProxy}>({
  link: async ({product}, use) => {
    const link = await openFaultProxy({targetPort: product.port});
    await use(link);
    await link.close();
  },
  baseURL: async ({link}, use) => {
    await use(link.url);
  },
});

async function check(page: Page, count: number): Promise<void> {
  await focusGrid(page);
  await checkRows(page, count);
}

/** The movements in the order of the list: the newest first. */
async function listIds({readRows, companyId}: Bookkeeper): Promise<string[]> {
  const all = await readRows(companyId, 'transactions');
  const byNumber = (row: (typeof all)[number]) => Number(String(row['description']).split(' ')[1]);
  return all.toSorted((one, other) => byNumber(one) - byNumber(other)).map((row) => String(row['id']));
}

/** How many changes the chip says are here and not on the server. */
async function readSaid(page: Page): Promise<number> {
  const words = (await syncChip(page).getAttribute('aria-label'))?.replaceAll(/(?<=\d)\D(?=\d{3})/g, '') ?? '';
  return Number(/(?:este dispositivo · |Sin conexión · |Sincronizando |para sincronizar )(\d+)/.exec(words)?.[1] ?? 0);
}

/** Signs in from the chip, as whose session has ended does. */
async function signInAgain(page: Page): Promise<void> {
  await syncChip(page).click();
  await page.getByLabel('Contraseña', {exact: true}).fill(ownPassword);
  await page.getByRole('button', {name: 'Iniciar sesión'}).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
}

test('[SYN1] changes made in a browser whose link fails every third request arrive once each, in order', async ({
  page,
  product,
  link,
}) => {
  const count = isSoak ? 1_000 : 200;
  test.setTimeout(count * 2_000);
  const person = await makeBookkeeper(product.url, count);
  await openBooksOf(page, person.email);
  const random = createRandom(1);
  const from = link.log.length;
  link.decide = ({path}) => (path.startsWith('/api/v1/sync/') ? pickFault(0.3, random) : 'pass');
  await check(page, count);
  const readDone = async () => (await readEffects(product.databaseUrl, person.companyId)).length;
  await expect.poll(readDone, {timeout: count * 1_500}).toBeGreaterThanOrEqual(count);
  link.decide = () => 'pass';
  await untilSynced(page);
  const effects = await readEffects(product.databaseUrl, person.companyId);
  expect(effects.map(({rowId}) => rowId)).toEqual(await listIds(person));
  const requests = link.log.slice(from);
  const faults = requests.filter(({fault}) => fault !== 'pass').length;
  // How many depends on how much went with each request.
  expect(faults).toBeGreaterThan(0);
  report({changes: count, requests: requests.length, faults});
});

/** Signs out by the palette, and waits until the device knows nobody any more. */
async function signOut(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Buscar y hacer'}).fill('cerrar ses');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', {name: /sesión$/})
    .click();
  await page.waitForURL('**/es/login');
  await expect
    .poll(async () => page.evaluate(async () => (await indexedDB.databases()).map(({name}) => name)))
    .not.toContain('faro-session');
}

test('[OUT2] [SES1] what the screen said was saved is there after the browser was killed, and so is who had signed in (D7, D8)', async ({
  profile,
  product,
  link,
}) => {
  const kills = isSoak ? 20 : 2;
  test.setTimeout(120_000 + kills * 60_000);
  const person = await makeBookkeeper(product.url, 100);
  let page = await profile.open();
  await page.goto('/es/login');
  await fillSignIn(page, person.email);
  await page.waitForURL('**/es/dashboard');
  await profile.kill();
  page = await profile.open();
  await page.goto('/es/activity');
  // Cookies may be lost: then the server asks them to sign in again, over what is here.
  await expect(page.getByRole('heading', {level: 1, name: activity.title})).toBeVisible();
  await expect(page).toHaveURL(/\/es\/activity$/);
  await expect(syncChip(page)).toHaveAccessibleName(/^(Sincronizado · |Inicia sesión)/);
  if (await syncChip(page).filter({hasText: 'Inicia sesión'}).isVisible()) await signInAgain(page);
  await untilSynced(page);
  await openBooks(page);
  await untilInstalled(page);
  await profile.close();
  page = await profile.open();
  await openBooks(page);
  link.decide = () => 'drop-request';
  const random = createRandom(2);
  let found = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // More than it will live to do.
    const working = check(page, 1_000).then(
      () => 'done',
      () => 'killed',
    );
    const enough = found + 1 + Math.floor(random() * 30);
    let said = 0;
    while (said < enough) said = await readSaid(page);
    await profile.kill();
    expect(await working).toBe('killed');
    page = await profile.open();
    await openBooks(page);
    await expect.poll(async () => readSaid(page)).toBeGreaterThanOrEqual(said);
    found = await readSaid(page);
  }
  link.decide = () => 'pass';
  await lookAgain(page);
  // Chromium writes cookies down every half minute: who is killed before has to sign in again.
  await expect(syncChip(page)).toHaveAccessibleName(/^(Sincronizado · |Inicia sesión)/);
  if (await syncChip(page).filter({hasText: 'Inicia sesión'}).isVisible()) await signInAgain(page);
  await untilSynced(page);
  const effects = await readEffects(product.databaseUrl, person.companyId);
  expect(effects).toHaveLength(found);
  expect(new Set(effects.map(({changeId}) => changeId)).size).toBe(found);
  report({kills, changes: found});
  await signOut(page);
  await page.reload();
  await expect(page.getByRole('button', {name: 'Iniciar sesión'})).toBeVisible();
});

test('[ENG3] what was done in ninety days without a network is sent once the person has signed in again', async ({
  profile,
  product,
}) => {
  const count = isSoak ? 1_000 : 100;
  test.setTimeout(180_000 + count * 500);
  const person = await makeBookkeeper(product.url, count);
  const ids = await listIds(person);
  let page = await profile.open();
  await openBooksOf(page, person.email);
  await untilInstalled(page);
  await product.kill();
  await check(page, count);
  await expect.poll(async () => readSaid(page)).toBe(count);
  await profile.close();

  const ninetyDaysMs = 90 * 86_400_000;
  const later = {NODE_OPTIONS: '--import=./tests/fakes/later-clock.ts', CLOCK_AHEAD_MS: String(ninetyDaysMs)};
  await product.start(later);
  page = await profile.open();
  await page.goto('/es/accounting-ai/bookkeeping');
  await expect(rows(page).first()).toBeVisible();
  await expect(syncChip(page)).toHaveAccessibleName(/^Inicia sesión para sincronizar/);
  expect(await readSaid(page)).toBe(count);
  const signingInAt = performance.now();
  await signInAgain(page);
  await expect(syncChip(page)).toHaveAccessibleName(/^Sincronizado · /, {timeout: 60_000});
  const appliedMs = Math.round(performance.now() - signingInAt);
  const effects = await readEffects(product.databaseUrl, person.companyId);
  expect(effects.map(({rowId}) => rowId)).toEqual(ids);
  expect(appliedMs).toBeLessThan(60_000);
  report({changes: count, appliedMs});
  await product.kill();
  await product.start();
});
