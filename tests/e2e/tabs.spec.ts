import {expect, type Page} from '@playwright/test';
import {makeBookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {categorise, cell, focusGrid, openBooks, openBooksOf, rowWith, untilNoDatabases, untilSynced} from './steps.ts';

/** How many engines of this browser are at work, and how many wait for their turn. */
async function countEngines(page: Page): Promise<{working: number; waiting: number}> {
  return page.evaluate(async () => {
    const {held = [], pending = []} = await navigator.locks.query();
    const count = (locks: readonly LockInfo[]) => locks.filter(({name}) => name?.startsWith('faro-engine:')).length;
    return {working: count(held), waiting: count(pending)};
  });
}

test('two tabs show one another’s changes, one sends for both until it is closed, and signing out in one closes both (D8)', async ({
  page: first,
  product,
}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 5);
  await openBooksOf(first, email);
  const second = await first.context().newPage();
  await openBooks(second);
  await untilSynced(second);
  await expect.poll(async () => countEngines(second)).toEqual({working: 1, waiting: 1});

  await focusGrid(second);
  await categorise(second, 'soft');
  await expect(cell(rowWith(first, 'MOVIMIENTO 001'), 'category')).toHaveText('Software');
  await untilSynced(first);
  await untilSynced(second);

  await first.close();
  await expect.poll(async () => countEngines(second)).toEqual({working: 1, waiting: 0});
  await categorise(second, 'comid');
  await untilSynced(second);
  // The chip may still say what was true before the last change.
  await expect
    .poll(async () => {
      const changed = (await readRows(companyId, 'transactions')).filter((row) => row['categoryId'] !== null);
      return changed.map((row) => row['description']);
    })
    .toEqual(['MOVIMIENTO 001', 'MOVIMIENTO 002']);

  const third = await second.context().newPage();
  await openBooks(third);
  await third.getByRole('button', {name: /^Cuenta de/}).click();
  await third.getByRole('menuitem', {name: 'Cerrar sesión'}).click();
  await third.getByRole('dialog').getByRole('button', {name: 'Cerrar sesión'}).click();
  await third.waitForURL('**/es/login');
  await second.waitForURL('**/es/login?next=**');
  await untilNoDatabases(third);
});
