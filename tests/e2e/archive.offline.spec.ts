import {expect, type Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {addCompany} from '#contract/companies/add-company.ts';
import {newId} from '#contract/kernel/ids.ts';
import {es as words} from '#src/features/archive/text/es.ts';
import {withoutIds} from '#tests/workers/archive/generate-company.ts';
import {makeBookkeeper} from './api-person.ts';
import {test, untilInstalled} from './profile.ts';
import {choose, openRow, pdf, receipt} from './receipt-steps.ts';
import {noteSavedFiles, takeSavedFile} from './saved-files.ts';
import {openBooksOf, untilSynced} from './steps.ts';

const tables = ['accounts', 'categories', 'transactions', 'files'] as const;

/** Makes an archive of a company, by the browser's downloads; answers its bytes. */
async function takeAway(page: Page, companyId: string): Promise<Buffer> {
  await page.goto(`/es/archive?company=${companyId}`);
  await page.getByRole('button', {name: words.makeAct}).click();
  const {bytes} = await takeSavedFile(page);
  await expect(page.getByText(/^Listo: /)).toBeVisible();
  return bytes;
}

/** The tables of an archive, less what the server says of a file. */
function readTables(archive: Buffer) {
  const parts = unzipSync(archive);
  const rows = tables.map((table) => {
    const [, bytes] = Object.entries(parts).find(([path]) => path.endsWith(`/data/${table}.json`)) ?? [];
    const read = JSON.parse(strFromU8(bytes ?? new Uint8Array())) as Record<string, string>[];
    return [table, table === 'files' ? read.map((row) => ({...row, storedAt: null})) : read] as const;
  });
  return withoutIds(Object.fromEntries(rows));
}

test('[ARC9] [ARC10] a company is taken away and read back into an empty one, both without a server, and is the same', async ({
  profile,
  product,
}) => {
  // Two archives, one read back, and a server that is killed and started.
  test.slow();
  const person = await makeBookkeeper(product.url, 30);
  const emptyId = newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));
  await person.call(addCompany, {id: emptyId, name: 'Zorzal LLC', type: 'LLC', state: 'WY'});
  const page = await profile.open();
  // A file picker of the machine's own answers to no test.
  await page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  await noteSavedFiles(page);
  await openBooksOf(page, person.email);
  await page.goto(`/es/accounting-ai/bookkeeping/${person.companyId}`);
  const detail = await openRow(page, 'MOVIMIENTO 005');
  await choose(detail, 'Agregar recibo', pdf);
  await expect(receipt(detail, pdf.name)).toBeVisible();
  await untilSynced(page);
  await untilInstalled(page);
  await page.goto(`/es/archive?company=${emptyId}`);
  await expect(page.getByRole('heading', {name: words.read})).toBeVisible();
  await product.kill();

  const archive = await takeAway(page, person.companyId);
  expect(readTables(archive)['transactions']).toHaveLength(30);
  await page.goto(`/es/archive?company=${emptyId}`);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: words.choose}).click();
  await (await asked).setFiles({name: 'copia.zip', mimeType: 'application/zip', buffer: archive});
  await expect(page.getByText(/copia\.zip está completa: Quebracho LLC/)).toBeVisible();
  await page.getByRole('button', {name: 'Leer en Zorzal LLC'}).click();
  await expect(page.getByText(/^Listo: 3\d filas y 1 archivo\./)).toBeVisible();

  await product.start();
  await expect.poll(async () => (await person.readRows(emptyId, 'transactions')).length).toBe(30);
  await expect
    .poll(async () => (await person.readRows(emptyId, 'files')).map((row) => row['storedAt'] !== null))
    .toEqual([true]);
  await untilSynced(page);
  expect(readTables(await takeAway(page, emptyId))).toEqual(readTables(archive));
});
