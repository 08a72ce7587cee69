import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {defaultImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {es} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {pickFile} from './pick-file.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const answers = {readImportLimit: {...defaultImportLimit, cooldownMs: 0}};

const file = [
  'Fecha,Concepto,Comercio,Categoría,Observaciones,Importe',
  '2026-01-30,Pedido 77,Papelería Ñandú,Papelería fina,para Ana,-12.50',
  '2026-01-31,Cliente uno,Uno SA,ventas,,80.00',
].join('\n');

test('[IMP22] categories of the file stand beside one’s own, and those missing are made at a press', async () => {
  await openScreen({path: pathTo.import.path, answers, width: 410});
  await pickFile('con-categorias.csv', file);
  await page.getByRole('button', {name: new RegExp(`${es.field_account}$`)}).click();
  await page.getByRole('option', {name: /^Cuenta USD/}).click();
  const categories = page.getByRole('region', {name: es.fileCategories});
  const missing = categories.getByRole('button', {name: /Papelería fina/});
  await expect.element(missing).toHaveTextContent(es.noCategory);
  await page.getByRole('button', {name: es.categoriesCreate_one}).click();
  await expect.element(missing).toHaveTextContent(es.categoryCreate.replace('{{name}}', 'Papelería fina'));
  await page.getByRole('button', {name: es.categoriesNone}).click();
  await expect.element(missing).toHaveTextContent(es.noCategory);
  await expect.element(page.getByRole('button', {name: /^Importar 2 /})).not.toHaveAttribute('aria-disabled', 'true');
});

const chooseUsd = async () => {
  await page.getByRole('button', {name: new RegExp(`${es.field_account}$`)}).click();
  await page.getByRole('option', {name: /^Cuenta USD/}).click();
};

test('[IMP25] all rows of one error are left out at a press, and taken back as they were', async () => {
  await openScreen({path: pathTo.import.path, answers, width: 410});
  const broken = ['31/02/2026', '32/01/2026', '30/02/2026'].map((day) => `${day},Roto,-1.00`);
  await pickFile(
    'rotas.csv',
    ['Fecha,Concepto,Importe', '30/01/2026,Bien,-12.50', '31/01/2026,Bien,80.00', ...broken].join('\n'),
  );
  await chooseUsd();
  await page.getByRole('button', {name: es.listOpen}).click();
  await page.getByRole('button', {name: es.groupLeave}).click();
  const said = page.getByText(
    es.groupLeft_other.replace('{{count}}', '3').replace('{{reason}}', es['reason-bad-date']),
  );
  await expect.element(said).toBeVisible();
  await page.getByRole('button', {name: es.groupUndo}).click();
  await expect.element(said).not.toBeInTheDocument();
});

test('[IMP25] where a file ends with rows in another currency, they go on to the account of that currency', async () => {
  await openScreen({path: pathTo.import.path, answers});
  await pickFile(
    'dos.csv',
    'Fecha;Concepto;Monto;Moneda\n2026-01-30;a;-12,50;USD\n2026-01-31;b;80,00;EUR\n2026-01-31;c;-80,00;EUR\n',
  );
  await chooseUsd();
  await page.getByRole('button', {name: /^Importar 1 /}).click();
  const words = es.importOther_other.replace('{{count}}', '2').replace('{{currency}}', 'EUR');
  await page.getByRole('button', {name: words}).click();
  await expect.element(page.getByRole('button', {name: /^Importar 2 /})).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', {name: /EUR .*Cuenta$/}).first()).toBeVisible();
});
