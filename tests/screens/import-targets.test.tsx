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
