import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {CompanyRow} from '#contract/companies/company.ts';
import {listFederalDates} from '#contract/renewals/list-due-dates.ts';
import {es} from '#src/features/mailing/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {letterPdf} from '#tests/fixtures/pdf-bytes.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const path = pathTo.mailing.path;
const companyId = testId(0xc0);
const plain = letterPdf({pages: 3});

const scan = (number: number, patch: Row): Row => buildRow('mailScans', testId(0xa00 + number), patch);
const irs = scan(1, {sender: 'IRS', subject: 'Carta 147C', words: 'ein confirmacion ogden', receivedOn: '2026-11-18'});
const bank = scan(2, {
  sender: 'Mercury',
  subject: 'Tarjeta',
  words: 'debit card',
  receivedOn: '2026-11-10',
  isRead: true,
});
const gone = scan(3, {sender: '', subject: '', words: '', takenBackAt: '2026-11-19T12:00:00.000Z', storedAt: null});
const onItsWay = scan(4, {sender: 'Nobody yet', storedAt: null});
const rows = {mailScans: [irs, bank, gone, onItsWay]};

async function withDatabase<Value>(userId: string, act: (database: LocalDatabase) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(userId, () => undefined);
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** Shows the screen with the bytes of a letter on the device. */
async function openWith(
  kept: Row,
  {bytes = plain, ...scene}: Partial<Scene> & {bytes?: typeof plain} = {},
): Promise<string> {
  const sizes = {sizeBytes: bytes.length};
  const own = rows.mailScans.map((row) => ({...row, ...sizes}));
  const {me} = await openScreen({path, ...scene, rows: {mailScans: own, ...scene.rows}});
  const id = String(kept['id']);
  await withDatabase(me?.id ?? '', async (database) => {
    await database.fileBytes.put({id, bytes: new Blob([bytes])});
    const how = {state: 'stored', sentBytes: 0, reason: null, attempts: 0, addedAt: '2026-11-20'} as const;
    const facts = {name: 'scan.pdf', type: 'application/pdf', ...sizes, sha256: 'd'.repeat(64)} as const;
    await database.files.put({id, spaceId: companyId, place: 'indexeddb', ...facts, ...how});
  });
  return me?.id ?? '';
}

const press = async (name: string | RegExp) => page.getByRole('button', {name}).click();
const readQueue = async (userId: string) =>
  withDatabase(userId, async ({outbox}) =>
    (await outbox.where('[spaceId+table]').equals([companyId, 'mailScans']).toArray()).map(({rowIds, set}) => [
      ...rowIds,
      ...Object.keys(set),
    ]),
  );

test('[MLG2] [MLG5] letters stand by date with what they are; one whose bytes are still to come does not', async () => {
  await openScreen({path, rows});
  const names = page.getByRole('rowheader');
  await expect.element(names.nth(0).getByText('Carta 147C')).toBeVisible();
  await expect.element(names.nth(2).getByText('Mercury')).toBeVisible();
  await expect.element(page.getByText('Nobody yet')).not.toBeInTheDocument();
  await expect.element(names.nth(0).getByText(es.unread)).toBeVisible();
});

test('[MLG9] a letter on the device opens without a network, page by page, and is read from then on', async () => {
  const userId = await openWith(irs, {face: 'offline'});
  await press('IRS');
  const first = page.getByRole('img', {name: 'Página 1 de 3'});
  await expect.poll(() => (first.element() as HTMLCanvasElement).width).toBeGreaterThan(200);
  await expect.element(page.getByRole('img', {name: 'Página 3 de 3'})).toBeInTheDocument();
  await expect.poll(() => readQueue(userId)).toEqual([[irs['id'], 'isRead']]);
  await userEvent.keyboard('{Escape}');
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', {name: 'IRS'})).toHaveFocus();
});

test('[MLG9] without a network a letter that is not on the device says so', async () => {
  await openWith(irs, {face: 'offline'});
  await press('Mercury');
  await expect.element(page.getByText(es.notHere)).toBeVisible();
});

test('[MLG4] a letter that was taken back says that it was shown in error, and opens nothing', async () => {
  await openScreen({path, rows});
  await press(es.takenBack);
  await expect.element(page.getByText(es.takenBackTitle)).toBeVisible();
  await expect.element(page.getByText(/Quebracho LLC.*19 de noviembre de 2026/)).toBeVisible();
  await expect.element(page.getByRole('button', {name: es.download})).not.toBeInTheDocument();
});

test('[MLG3] a letter is found by the words of its text, and narrowed by being unread', async () => {
  await openScreen({path, rows});
  await page.getByRole('searchbox', {name: es.search}).fill('OGDEN confirmación');
  await expect.element(page.getByRole('button', {name: 'Mercury'})).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', {name: 'IRS'})).toBeVisible();
  await page.getByRole('searchbox', {name: es.search}).fill('');
  await page.getByText(es['read.read']).click();
  await expect.element(page.getByRole('button', {name: 'IRS'})).not.toBeInTheDocument();
});

test('[MLG2] several letters are marked and kept at once, without a network', async () => {
  const {me} = await openScreen({path, rows, face: 'offline'});
  for (const name of ['IRS Carta 147C', 'Mercury Tarjeta'])
    await page.getByRole('checkbox', {name: `Seleccionar ${name}`}).click({force: true});
  await press(es.keepAll);
  await expect
    .poll(() => readQueue(me?.id ?? ''))
    .toEqual([
      [irs['id'], 'isKept'],
      [bank['id'], 'isKept'],
    ]);
});

test('[MLG10] a bookkeeper is told who reads the mail; with Cross Border Crypto alone, how to get mail', async () => {
  const {me} = await openScreen({path, rows});
  await withDatabase(me?.id ?? '', async (database) => {
    const space = await readSpace(database, companyId);
    if (!space) throw new Error('the company is not here');
    await writeSpace(database, companyId, {...space, role: 'bookkeeper'});
  });
  await settle();
  await expect.element(page.getByText(es.notYours)).toBeVisible();
  const company = buildRow('companies', companyId, {name: 'Cripto', type: 'Cross Border Crypto'});
  await openScreen({path, rows: {...rows, companies: [company]}});
  await expect.element(page.getByText(es.cryptoTitle)).toBeVisible();
  await expect.element(page.getByRole('link', {name: es.create})).toBeVisible();
});

const inEnglish = (day: string) =>
  new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(day));

test('[MLG18] a date of the letter that is ours is said, with the way to it, without a network', async () => {
  const row = buildRow('companies', companyId, {name: 'Quebracho LLC'});
  const company = row as CompanyRow;
  // Of however many owners: one of its declarations is among them.
  const dates = listFederalDates({company, formation: null, ownerCount: null}, Date.now());
  const said = dates.map(({day}) => inEnglish(day)).join(' or ');
  const bytes = letterPdf({text: `Your return is due on ${said}.`});
  await openWith(irs, {face: 'offline', bytes, rows: {companies: [row], formations: []}});
  await press('IRS');
  await expect.element(page.getByText(es.dateKnownText)).toBeVisible();
  const way = page.getByRole('link', {name: es['see.company']});
  await expect.element(way).toHaveAttribute('href', pathTo.company('es', companyId));
});

test('[MLG18] a date by which the letter wants something and that is none of ours is told', async () => {
  const bytes = letterPdf({text: 'Respond no later than August 3, 2094.'});
  await openWith(irs, {face: 'offline', bytes});
  await press('IRS');
  await expect.element(page.getByText(/3 de agosto de 2094/)).toBeVisible();
  await expect.element(page.getByText(es.dateUnknownText)).toBeVisible();
});

test('[MLG18] a letter whose dates say nothing, or that has no text, says nothing of dates', async () => {
  await openWith(irs, {face: 'offline', bytes: letterPdf({text: 'Dated March 1, 2020'})});
  await press('IRS');
  const first = page.getByRole('img', {name: 'Página 1 de 1'});
  await expect.poll(() => (first.element() as HTMLCanvasElement).width).toBeGreaterThan(200);
  await settle();
  await expect.element(page.getByText(es.dateUnknownText)).not.toBeInTheDocument();
  await expect.element(page.getByText(es.dateKnownText)).not.toBeInTheDocument();
});
