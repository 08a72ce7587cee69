import {afterEach, beforeAll, expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {defaultImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {en as importEn} from '#src/features/bookkeeping/text/en.ts';
import {es as importEs} from '#src/features/bookkeeping/text/es.ts';
import {pt as importPt} from '#src/features/bookkeeping/text/pt.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {params} from '#tests/kits/screen-kit/seed.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {pickFile} from './pick-file.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);
afterEach(() => vi.restoreAllMocks());

const texts: Readonly<Record<Language, Readonly<Record<keyof typeof importEs, string>>>> = {
  es: importEs,
  en: importEn,
  pt: importPt,
};

/** What the server says an import may be, with this wait between two. */
const limitOf = (cooldownMs: number) => ({readImportLimit: {...defaultImportLimit, cooldownMs}});

const header = 'Fecha,Concepto,Importe\n';
/** The exact header of Mercury's first export, with two accounts in it. Source: facts.md. */
const twoAccounts = [
  'Date (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note,Last Four Digits,Name On Card,Category,GL Code,Timestamp,Original Currency',
  '03-22-2026,GUSTO,-46.00,Sent,Mercury Checking xx12,GUSTO; FEE 111111,,,,,,,03-22-2026 21:30:40,',
  '03-21-2026,Traslado,500.00,Sent,Mercury Savings xx90,INTERNAL,,,,,,,03-21-2026 21:30:40,',
].join('\n');

async function chooseAccount(words: (typeof texts)[Language]): Promise<void> {
  await page.getByRole('button', {name: new RegExp(`${words.field_account}$`)}).click();
  await page.getByRole('option', {name: /^Cuenta USD/}).click();
}

/** The button that imports what is previewed. */
const importButton = () => page.getByRole('button', {name: /^(Importar|Import) [\d.,]+ /});
const alert = () => page.getByRole('main').getByRole('alert');

/** What is no statement, and what it is refused for. That the reader finds out is proven without a screen. */
const refused = [
  {content: '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n', key: 'reason-is-pdf'},
  {content: '', key: 'reason-empty'},
  {content: header, key: 'reason-header-only'},
  {content: `${header}2026-01-31,Caf\0\0\0,-1.00\n\0\0\0\0`, key: 'reason-binary'},
] as const;

test.each(languages)(
  '[IMP11] what is no statement is refused in words, and nothing is half-done, in %s',
  async (language) => {
    const words = texts[language];
    await openScreen({path: pathTo.import.path, language, answers: limitOf(0)});
    await pickFile('primero.csv', `${header}2026-01-31,Papelería,-1.00\n`);
    await chooseAccount(words);
    await expect.element(importButton()).toBeVisible();
    for (const {content, key} of refused) {
      await pickFile('banco.csv', content);
      await expect.element(alert()).toHaveTextContent(words[key]);
      await expect.element(importButton()).not.toBeInTheDocument();
      await expect.element(page.getByRole('region', {name: words.countsLabel})).not.toBeInTheDocument();
    }
    // The next file is read as if none had been before it.
    await pickFile('segundo.csv', `${header}2026-01-31,Ñandú 東京,-1.00\n`);
    const preview = page.getByRole('region', {name: words.previewTitle});
    await expect.element(preview.getByText('Ñandú 東京')).toBeVisible();
    await expect.element(alert()).not.toBeInTheDocument();
  },
);

test('[IMP9] [IMP16] of which account a file’s rows are is asked with the rows of each, and the answer leads on', async () => {
  await openScreen({path: pathTo.import.path, answers: limitOf(0)});
  await pickFile('mercury.csv', `${twoAccounts}\n`);
  await chooseAccount(importEs);
  const asked = alert().filter({hasText: importEs.questionsTitle});
  await expect.element(asked.getByText(importEs['reason-choose-source-account'])).toBeVisible();
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true');

  const rowsOf = (name: RegExp) => asked.getByRole('region', {name}).getByRole('row');
  await expect.element(rowsOf(/^Mercury Checking/).filter({hasText: /GUSTO.*|46,00/})).toBeVisible();
  await expect.element(rowsOf(/^Mercury Savings/).filter({hasText: /Traslado|500,00/})).toBeVisible();
  // All of them is an answer too.
  await expect.element(asked.getByRole('button', {name: /Todas \(2 filas\)$/})).toBeVisible();
  await asked.getByRole('button', {name: /Mercury Checking/}).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(importButton()).toHaveFocus();
  const reading = page.getByRole('region', {name: importEs.readingTitle}).getByRole('row');
  await expect
    .element(
      reading
        .filter({hasText: importEs.readSource})
        .getByText(/^Mercury Checking/)
        .first(),
    )
    .toBeVisible();
});

test('[NAV3] what came of an import takes the focus, the ways on follow it, and nowhere is it lost', async () => {
  await openScreen({path: pathTo.import.path, answers: limitOf(0)});
  await pickFile('uno.csv', `${header}2026-01-30,Primera,-1.00\n`);
  await chooseAccount(importEs);
  await importButton().click();
  const done = page.getByRole('heading', {name: /movimientos? importados?$/});
  await expect.element(done).toBeVisible();
  await expect
    .poll(() => document.activeElement?.contains(done.element()) && document.activeElement.tagName)
    .toBe('DIV');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', {name: importEs.importReview})).toHaveFocus();
  await page.getByRole('button', {name: importEs.importAnother}).click();
  await expect.element(done).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', {level: 1})).toHaveFocus();
});

test('[WRK7] too soon after an import the next one says how long to wait, and then works', async () => {
  await openScreen({path: pathTo.import.path, answers: limitOf(30_000)});
  const done = page.getByRole('heading', {name: /movimientos? importados?$/});
  await pickFile('uno.csv', `${header}2026-01-30,Primera,-1.00\n`);
  await chooseAccount(importEs);
  await importButton().click();
  await expect.element(done).toBeVisible();
  await page.getByRole('button', {name: importEs.importAnother}).click();
  await pickFile('dos.csv', `${header}2026-01-31,Segunda,-2.00\n`);
  await importButton().click();

  const wait = page.getByRole('main').getByText(/^Espera [0-9]+ segundos? antes de la próxima importación\.$/);
  await expect.element(wait).toBeVisible();
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true');
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 30_000);
  await expect.element(wait).not.toBeInTheDocument();
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled', 'true');
  await importButton().click();
  await expect.element(done).toBeVisible();
});

test('the import history shows 25 at first and more on demand (S2.22, S9.03)', async () => {
  const {me} = await openScreen({path: pathTo.imports.path});
  const files = page.getByRole('list', {name: importEs.tabImports}).getByRole('link');
  const seeded = files.length;
  const rows = Array.from({length: 27}, (_, index) =>
    buildRow('imports', testId(0x3100 + index), {
      fileName: `extracto-${String(index + 1).padStart(2, '0')}.csv`,
      createdAt: `2026-11-21T12:00:${String(index).padStart(2, '0')}.000Z`,
    }),
  );
  const database = await openDatabase(me?.id ?? '', () => undefined);
  await recordChange(database, {
    ...buildChangeIn(params['companyId'] ?? '').create('imports', rows),
    label: {key: 'bookkeeping:labelImport'},
  });
  database.close();
  await expect.element(files.first()).toHaveTextContent('extracto-27.csv');
  expect(files).toHaveLength(25);
  await page.getByRole('button', {name: common['list.more']}).click();
  await expect.element(files.nth(25)).toHaveFocus();
  expect(files).toHaveLength(27 + seeded);
  await expect.element(page.getByRole('button', {name: common['list.more']})).not.toBeInTheDocument();
});

test('[IMP16] while a file is read anew its import waits, so that no press is lost on what is not up to date', async () => {
  await openScreen({path: pathTo.import.path, answers: limitOf(0)});
  await pickFile('banco.csv', `${header}2026-01-31,Papelería,-1.00\n2026-02-01,Venta,5.00\n`);
  await chooseAccount(texts.es);
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled');
  const bytes = Promise.withResolvers<ArrayBuffer>();
  const read = vi.spyOn(File.prototype, 'arrayBuffer').mockReturnValue(bytes.promise);
  await page.getByText(texts.es.signFlip).click();
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true');
  read.mockRestore();
  bytes.resolve(await new Blob([`${header}2026-01-31,Papelería,-1.00\n2026-02-01,Venta,5.00\n`]).arrayBuffer());
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled');
});

test('[IMP10] rows with errors are dropped by their error or all at once, and one undo brings them back', async () => {
  const row = (line: number, reason: string) => buildRow('importErrors', testId(0xe000 + line), {line, reason});
  const importErrors = [
    row(2, 'import.date-missing'),
    row(3, 'import.amount-missing'),
    row(4, 'import.date-missing'),
    row(5, 'import.date-missing'),
  ];
  const {me} = await openScreen({path: `${pathTo.imports.path}/:importId`, rows: {importErrors}});
  const forms = () => page.getByRole('button', {name: importEs.errorDrop, exact: true});
  const button = (key: 'errorsDrop' | 'errorsDropAlike', count: number) =>
    page.getByRole('button', {name: importEs[key].replace('{{count}}', String(count)), exact: true});
  await expect.element(forms().nth(3)).toBeVisible();
  // Said once for each error, and of one row it is the row's own.
  await expect.element(button('errorsDropAlike', 1)).not.toBeInTheDocument();
  await button('errorsDropAlike', 3).click();
  await expect.poll(() => forms().elements()).toHaveLength(1);
  await page.getByRole('button', {name: common.undo, exact: true}).first().click();
  await expect.poll(() => forms().elements()).toHaveLength(4);
  await button('errorsDrop', 4).click();
  await expect.element(page.getByText(importEs.errorsNone)).toBeVisible();
  const database = await openDatabase(me?.id ?? '', () => undefined);
  expect((await database.outbox.toArray()).at(-1)).toMatchObject({
    table: 'importErrors',
    label: {key: 'bookkeeping:labelDropRows'},
    rowIds: importErrors.map(({id}) => id),
    set: {status: {same: 'dropped'}},
  });
  database.close();
});
