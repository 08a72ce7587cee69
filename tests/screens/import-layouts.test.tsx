import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {defaultImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {es} from '#src/features/bookkeeping/text/es.ts';
import {languages} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {measureBeyond} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {params} from '#tests/kits/screen-kit/seed.ts';
import {pickFile} from './pick-file.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const scene = {path: pathTo.import.path, answers: {readImportLimit: {...defaultImportLimit, cooldownMs: 0}}};
const fileOf = (from: number) =>
  ['Fecha,Concepto,Importe', ...[0, 1, 2].map((day) => `2026-01-${10 + from + day},Compra ${from + day},${7 + day}.00`)]
    .join('\n')
    .concat('\n');

const button = (name: RegExp | string) =>
  page.getByRole('button', {name, ...(typeof name === 'string' && {exact: true})});
const importButton = () => button(/^(Importar|Import) [\d.,]+ /);

async function chooseAccount(): Promise<void> {
  await page
    .getByRole('button', {name: /(Cuenta|Account|Conta)$/})
    .first()
    .click();
  await page.getByRole('option', {name: /^Cuenta USD/}).click();
}

test('[IMP30] what was decided on a file is said with the next one of its layout, and can be changed or forgotten there', async () => {
  await openScreen(scene);
  await pickFile('enero.csv', fileOf(0));
  await chooseAccount();
  await button(/^Leer así: Al revés/).click();
  await importButton().click();
  await button(es.importAnother).click();
  await pickFile('febrero.csv', fileOf(10));
  await chooseAccount();
  const banner = page.getByText('Leído como la última vez: entradas y salidas invertidas.');
  await expect.element(banner).toBeVisible();
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled', 'true');
  await button(es.layoutForget).click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(button(/^Leer así: Al revés/)).toBeVisible();
});

/** A layout with every decision there is. */
async function fillLayout(userId: string): Promise<void> {
  const make = buildChangeIn(params['companyId'] ?? '');
  const row = buildRow('importLayouts', testId(0x6100), {columnNames: '["Fecha valor","Concepto","Cargo","Importe"]'});
  const database = await openDatabase(userId, () => undefined);
  await recordChange(database, {...make.create('importLayouts', [row]), label: {key: 'bookkeeping:import.layout'}});
  database.close();
}

async function openLayouts(menu: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', {name: /Cuenta de Medellín|Cuenta USD/})
    .first()
    .click();
  await page.getByRole('menuitem', {name: menu}).click();
}

test('[IMP30] the account lists what is remembered of its files, to be changed and forgotten, and undo brings it back', async () => {
  const {me} = await openScreen({path: pathTo.accounts.path});
  await fillLayout(me?.id ?? '');
  await openLayouts(es.layoutsMenu);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Fecha valor · Concepto · Cargo · Importe')).toBeVisible();
  await expect.element(dialog.getByText('«Importe» es importe; «reversado» se deja fuera')).toBeVisible();
  const sign = dialog.getByRole('button', {name: new RegExp(`${es.readSign}$`)});
  await sign.click();
  await page.getByRole('option', {name: es['sign_as-written']}).click();
  await expect.element(sign).toHaveTextContent(es['sign_as-written']);
  await dialog.getByRole('button', {name: es.layoutForget}).click();
  await expect.element(dialog.getByText(es.layoutsNone)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button('Deshacer').click();
  await openLayouts(es.layoutsMenu);
  await expect.element(sign).toHaveTextContent(es['sign_as-written']);
});

test.each(languages)('[SIT12] what is remembered of files keeps nobody out, in %s', async (language) => {
  const {me} = await openScreen({path: pathTo.accounts.path, language});
  await fillLayout(me?.id ?? '');
  await openLayouts({es: 'Lecturas recordadas', en: 'Remembered readings', pt: 'Leituras lembradas'}[language]);
  await expect.element(page.getByRole('dialog').getByText('Fecha valor · Concepto · Cargo · Importe')).toBeVisible();
  for (const width of [320, 410, 1284]) expect(await measureBeyond(width)).toBe(0);
  await settle();
  expect(await findFaults('filled', language === 'es' ? 'everything' : 'colours')).toEqual([]);
});
