import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {SpaceLock} from '#contract/kernel/space.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {es} from '#src/data/locks/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  removeToasts();
});

const companyId = testId(0xc0);
const lock: SpaceLock = {services: ['accounting', 'mailing'], reason: 'company.plan-lapsed', since: '2026-11-10'};

/** A screen of a company whose plan has lapsed, as one of its people. */
async function openLocked(path: string, role: SpaceRole = 'owner'): Promise<string> {
  const {me} = await openScreen({path});
  const userId = me?.id ?? '';
  const database = await openDatabase(userId, () => undefined);
  const space = await readSpace(database, companyId);
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, companyId, {...space, role, lock});
  database.close();
  await settle();
  return userId;
}

/** What waits to be sent from this device. */
async function countWaiting(userId: string): Promise<number> {
  const database = await openDatabase(userId, () => undefined);
  const count = await database.outbox.count();
  database.close();
  return count;
}

test('[SUB11] the books say since when they can be read only and lead an owner to the plan; nothing new is begun', async () => {
  await openLocked(pathTo.books.path);
  await expect.element(page.getByText(/terminó el 10 de noviembre de 2026/)).toBeVisible();
  await expect.element(page.getByRole('link', {name: es.renew})).toHaveAttribute('href', '/es/subscriptions');
  await expect.element(page.getByRole('button', {name: /^Nuevo/})).not.toBeInTheDocument();
});

test('[SUB11] who does not own the company is told who renews the plan, and led nowhere', async () => {
  await openLocked(pathTo.books.path, 'bookkeeper');
  await expect.element(page.getByText(/lo renueva quien es titular/)).toBeVisible();
  await expect.element(page.getByRole('link', {name: es.renew})).not.toBeInTheDocument();
});

test('[SUB11] in the place of an import it is said why there is none', async () => {
  await openLocked(pathTo.import.path);
  await expect.element(page.getByText(es.cannotText)).toBeVisible();
});

test('[SUB11] what would change the accounts is turned off with the reason, and nothing waits to be sent', async () => {
  const userId = await openLocked(pathTo.accounts.path);
  const before = await countWaiting(userId);
  await page
    .getByRole('button', {name: /Acciones|Más/})
    .first()
    .click();
  await expect.element(page.getByRole('menuitem', {name: /Archivar/})).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/se puede leer y exportar, pero no cambiar/).first()).toBeVisible();
  expect(await countWaiting(userId)).toBe(before);
});
