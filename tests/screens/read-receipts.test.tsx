import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {makeNow} from '#src/data/make-now.ts';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {letterPdf, lockedPdf} from '#tests/fixtures/pdf-bytes.ts';
import {receiptPdf} from '#tests/fixtures/receipt-pdf.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {giveFiles} from './pick-file.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const row = (number: number, more: Row) => buildRow('transactions', testId(0x7100 + number), {note: null, ...more});
const transactions = [
  row(1, {date: '2026-11-10', description: 'FIGMA MONTHLY RENEWAL', amountUnits: -8_400}),
  row(2, {date: '2026-11-12', description: 'KESTREL SOFTWARE', amountUnits: -5_000}),
  row(3, {date: '2026-11-13', description: 'KIOSCO', amountUnits: -1_200, note: 'ya escrita'}),
];
const figma = async () =>
  receiptPdf('figma.pdf', {
    seller: 'Figma, Inc.',
    number: 'INV-0042',
    day: 'November 9, 2026',
    total: '84.00',
    tax: '7.64',
  });
const kestrel = async () =>
  receiptPdf('kestrel.pdf', {seller: 'Kestrel GmbH', number: 'K-7', day: 'November 11, 2026', total: '50.00'});

/** What waits to be sent: tables, acts and notes. */
async function readQueue(userId: string) {
  const database = await openDatabase(userId, () => undefined);
  const queue = await database.outbox.toArray();
  database.close();
  const ids = new Set(transactions.map(({id}) => id));
  const mine = queue.filter(({table, rowIds}) => table === 'files' || rowIds.some((id) => ids.has(id)));
  return {
    tables: mine.map(({table}) => table).toSorted(),
    acts: new Set(mine.map(({groupId}) => groupId)).size,
    notes: mine.flatMap(({set}) => (set['note'] && 'same' in set['note'] ? [String(set['note'].same)] : [])),
  };
}

const openReceived = async () => openScreen({path: pathTo.received.path, rows: {transactions, files: []}});

test('[RDR13] [RDR11] [RDR9] receipts that wait are read and proposed; those that are sure are attached as one act, and undone as one', async () => {
  const {me} = await openReceived();
  const userId = me?.id ?? '';
  const scan = new File([letterPdf({text: ''})], 'foto.pdf', {type: 'application/pdf'});
  const locked = new File([lockedPdf()], 'clave.pdf', {type: 'application/pdf'});
  await giveFiles([await figma(), await kestrel(), scan, locked]);
  const item = (name: string) => page.getByRole('listitem').filter({hasText: name});
  await expect.element(item('figma.pdf').getByText(/Leído del archivo: \$84\.00.*Figma, Inc/)).toBeVisible();
  await expect.element(item('foto.pdf').getByText(new RegExp(words.readNoText))).toBeVisible();
  await expect.element(item('clave.pdf').getByText(new RegExp(words.readPassword))).toBeVisible();
  await expect.element(item('figma.pdf').getByText(new RegExp(words.suggested_total))).toBeVisible();
  await expect.element(item('kestrel.pdf').getByText(/Parece ser .*KESTREL SOFTWARE/)).toBeVisible();
  await settle();
  expect(await findFaults('filled')).toEqual([]);
  // Nothing is attached by itself.
  expect((await readQueue(userId)).tables).toEqual([]);
  await page.getByRole('button', {name: words.matchTakeSure_other.replace('{{count}}', '2')}).click();
  await expect.element(page.getByText('2 recibos adjuntados · 2 notas agregadas')).toBeVisible();
  expect(await readQueue(userId)).toEqual({
    tables: ['files', 'files', 'transactions', 'transactions'],
    acts: 1,
    notes: ['Figma, Inc. · factura INV-0042 · Sales tax $7.64', 'Kestrel GmbH · factura K-7'],
  });
  await expect.element(item('figma.pdf')).not.toBeInTheDocument();
  await page.getByRole('button', {name: 'Deshacer'}).click();
  await expect.element(item('figma.pdf')).toBeVisible();
  await expect.element(item('kestrel.pdf')).toBeVisible();
  expect((await readQueue(userId)).tables).toEqual([]);
});

test('[RDR11] [RDR12] a receipt of a movement shows what it says, fills its empty note, and one undo takes both back', async () => {
  const {me} = await openScreen({path: pathTo.books.path, rows: {transactions, files: []}});
  const userId = me?.id ?? '';
  await page.getByText('FIGMA MONTHLY RENEWAL').click();
  await expect.element(page.getByRole('button', {name: words.receiptAdd})).toBeVisible();
  await giveFiles([await figma()]);
  const detail = page.getByRole('region', {name: words.detailLabel});
  await expect.element(detail.getByText(/Leído del archivo: \$84\.00/)).toBeVisible();
  await expect
    .element(detail.getByRole('textbox', {name: words.fieldNote}))
    .toHaveValue('Figma, Inc. · factura INV-0042 · Sales tax $7.64');
  await expect.element(detail.getByText(new RegExp(words.differsTotal))).not.toBeInTheDocument();
  expect(await readQueue(userId)).toMatchObject({tables: ['files', 'transactions'], acts: 1});
  expect(await findFaults('filled')).toEqual([]);
  const database = await openDatabase(userId, () => undefined);
  await undoLast(database, makeNow());
  database.close();
  await expect.element(detail.getByRole('textbox', {name: words.fieldNote})).toHaveValue('');
  expect((await readQueue(userId)).tables).toEqual([]);
});

test('[RDR11] [RDR12] a note that somebody wrote stays, and a word says where total and day are others', async () => {
  const {me} = await openScreen({path: pathTo.books.path, rows: {transactions, files: []}});
  await page.getByText('KIOSCO').click();
  await expect.element(page.getByRole('button', {name: words.receiptAdd})).toBeVisible();
  await giveFiles([
    await receiptPdf('otro.pdf', {seller: 'Figma, Inc.', number: 'X-1', day: 'May 2, 2026', total: '9.00'}),
  ]);
  const detail = page.getByRole('region', {name: words.detailLabel});
  await expect.element(detail.getByText(new RegExp(words.differsTotal))).toBeVisible();
  await expect.element(detail.getByText(new RegExp(words.differsDate))).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await settle();
  expect(await readQueue(me?.id ?? '')).toEqual({tables: ['files'], acts: 1, notes: []});
});
