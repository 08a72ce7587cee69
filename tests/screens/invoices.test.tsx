import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {es} from '#src/features/invoices/text/es.ts';
import {es as subscriptions} from '#src/features/subscriptions/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const path = pathTo.invoices.path;
const invoice = (place: number, overrides: Row = {}) => buildRow('invoices', testId(0xf0 + place), overrides);
const credit = (place: number, of: number, number: string, totalCents: number, overrides: Row = {}) =>
  invoice(place, {
    kind: 'credit-note',
    number: `CN-2026-000${place}`,
    issuedOn: '2026-11-22',
    paidAt: `2026-11-22T15:00:0${place}.000Z`,
    creditedId: testId(0xf0 + of),
    creditedNumber: number,
    totalCents,
    ...overrides,
  });
const rows = {
  invoices: [
    invoice(1, {number: 'INV-2026-0001', issuedOn: '2026-03-02', paidAt: '2026-03-02T15:00:00.000Z'}),
    invoice(2, {number: 'INV-2026-0002', thing: 'services', totalCents: 30_000}),
    invoice(3, {number: 'INV-2026-0003', issuedOn: '2026-11-21', thing: 'renewal', totalCents: 9_900}),
    credit(4, 2, 'INV-2026-0002', 10_000),
    credit(5, 3, 'INV-2026-0003', 9_900),
  ],
};

test('[INV10] every invoice stands with its day, number, amount and state, the newest first, and what was paid in a year', async () => {
  await openScreen({path, rows});
  const table = page.getByRole('region', {name: es.list});
  const line = (hasText: RegExp) => table.getByRole('row').filter({hasText});
  await expect.element(line(/CN-2026-0005.*INV-2026-0003.*−\$99\.00/)).toBeVisible();
  const lines = table.getByRole('row').elements();
  expect(lines.map((one) => /(INV|CN)-2026-\d{4}/.exec(one.textContent)?.[0])).toEqual([
    undefined,
    'CN-2026-0005',
    'CN-2026-0004',
    'INV-2026-0003',
    'INV-2026-0002',
    'INV-2026-0001',
  ]);
  await expect.element(line(/Renovación ante el estado.*Devuelta\$99\.00/)).toBeVisible();
  await expect.element(line(/Servicios adicionales.*Devuelta en parte.*\$100\.00 devueltos\$300\.00/)).toBeVisible();
  await expect.element(line(/2 mar.*Pagada\$450\.00/)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[INV10] without a network they are read all the same', async () => {
  await openScreen({path, rows, face: 'offline'});
  await expect.element(page.getByRole('button', {name: 'Descargar INV-2026-0001 en PDF'})).toBeVisible();
});

test('[INV6] [INV10] where nothing was paid it says so, and who may not see it reads that', async () => {
  const {me} = await openScreen({path, rows: {invoices: []}});
  await expect.element(page.getByRole('heading', {name: es.none})).toBeVisible();
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const space = await readSpace(database, testId(0xc0));
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, testId(0xc0), {...space, role: 'bookkeeper' satisfies SpaceRole});
  database.close();
  await settle();
  await expect.element(page.getByRole('heading', {name: es.notYours})).toBeVisible();
});

test('[INV10] the screen of subscriptions leads to them', async () => {
  await openScreen({path: pathTo.subscriptions.path, answers: {listCards: {cards: []}}});
  await page.getByRole('main').getByRole('link', {name: subscriptions.toInvoices}).click();
  await expect.element(page.getByRole('heading', {name: es.title, level: 1})).toBeVisible();
});
