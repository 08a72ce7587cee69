import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es} from '#src/features/mailing/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {hashBytes} from '#sync/store/bytes.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {letterPdf} from '#tests/fixtures/pdf-bytes.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, setWidth, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);
const companies = [buildRow('companies', companyId, {name: 'Nube LLC'})];
/** After the device's first look, whenever that is. */
const storedAt = '2099-01-01T00:00:00.000Z';
const letter = buildRow('mailScans', testId(0xa01), {sender: 'IRS', subject: 'Carta 147C', storedAt});
const read = buildRow('mailScans', testId(0xa02), {sender: 'Mercury', isRead: true});
const onItsWay = buildRow('mailScans', testId(0xa03), {storedAt: null});
const scene = {path: pathTo.teammates.path, rows: {companies, mailScans: [letter, read, onItsWay]}};

const place = () => page.getByRole('navigation').getByRole('link', {name: /^Correspondencia/u});

test('[NTC10] [MLG16] a letter that came is told in the bell and counted in the menu, and opens from there, which reads it', async () => {
  await openScreen({...scene, face: 'offline'});
  await expect.element(place()).toHaveTextContent('Correspondencia1');
  const bell = page.getByRole('button', {name: /sin leer/});
  await expect.element(bell).toBeVisible();
  await bell.click();
  const list = page.getByRole('dialog');
  await expect.element(list.getByText(/llegó una carta de IRS/)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await setWidth(1284);
  await list.getByRole('link', {name: /llegó una carta/}).click();
  await expect.element(page.getByRole('heading', {level: 1, name: es.title})).toBeVisible();
  await expect.element(page.getByRole('heading', {name: 'Carta 147C'})).toBeVisible();
  await expect.element(place()).not.toHaveTextContent('1');
});

test('[NTC10] [MLG16] a bookkeeper is told of no letter, and counts none', async () => {
  const {me} = await openScreen(scene);
  await expect.element(place()).toHaveTextContent('Correspondencia1');
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const space = await readSpace(database, companyId);
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, companyId, {...space, role: 'bookkeeper'});
  database.close();
  await settle();
  await expect.element(place()).not.toHaveTextContent('1');
  await page.getByRole('button', {name: /sin leer/}).click();
  const list = page.getByRole('dialog');
  await expect.element(list.getByText(/Se importaron 60 movimientos/)).toBeVisible();
  await expect.element(list.getByText(/llegó una carta/)).not.toBeInTheDocument();
});

/** A letter as the server has it, and what it answers to who opens it. */
async function storeLetter() {
  const bytes = letterPdf({pages: 1});
  const sha256 = await hashBytes(bytes);
  const url = URL.createObjectURL(new Blob([bytes]));
  return {
    letter: {...letter, sizeBytes: bytes.length, sha256},
    answers: {openFile: {url, expiresAt: '2099-01-01T00:00:00.000Z'}},
  };
}

const isKept = async (userId: string) => {
  const database = await openDatabase(userId, () => undefined);
  const file = await database.files.get(String(letter['id']));
  database.close();
  return file?.state ?? null;
};

test('[MLG9] a letter that nobody opened is on the device though the mail was never visited', async () => {
  const stored = await storeLetter();
  const {me, server} = await openScreen({
    path: pathTo.teammates.path,
    rows: {companies, mailScans: [stored.letter, onItsWay]},
    answers: stored.answers,
  });
  await expect.poll(async () => isKept(me?.id ?? '')).toBe('stored');
  await expect.poll(() => server.sentTo('openFile')).toEqual([{spaceId: companyId, fileId: letter['id']}]);
});
