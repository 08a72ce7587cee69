import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {defaultImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {es} from '#src/features/bookkeeping/text/es.ts';
import {languages} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import {measureBeyond} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {pickFile} from './pick-file.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const scene = {path: pathTo.import.path, answers: {readImportLimit: {...defaultImportLimit, cooldownMs: 0}}};
const first = 'Fecha,Concepto,Importe\n2026-01-30,Papelería,-4.00\n2026-01-31,Café,-3.00\n2026-01-31,Café,-3.00\n';
/** With ids, other words, and one coffee more on the day where both meet. */
const second =
  'Fecha,Concepto,Id de transacción,Importe\n2026-01-29,Taxi,4800001,-9.00\n2026-01-30,PAPELERIA LTDA,4800002,-4.00\n2026-01-31,Cafe,4800003,-3.00\n2026-01-31,Cafe,4800004,-3.00\n2026-01-31,Cafe,4800005,-3.00\n';

const button = (name: RegExp | string) =>
  page.getByRole('button', {name, ...(typeof name === 'string' && {exact: true})});
const importButton = () => button(/^(Importar|Import) [\d.,]+ /);

/** Takes whatever account there is, and answers what the file's sign is where that is asked. */
async function chooseAccount(): Promise<void> {
  await page
    .getByRole('button', {name: /(Cuenta|Account|Conta)$/})
    .first()
    .click();
  await page.getByRole('option', {name: /^Cuenta USD/}).click();
}

async function importTwice(): Promise<void> {
  await pickFile('primero.csv', first);
  await chooseAccount();
  await importButton().click();
  await button(/^(Importar otro archivo|Import another file|Importar outro arquivo)$/).click();
  await pickFile('segundo.csv', second);
  await expect
    .element(
      page
        .getByRole('main')
        .getByText(/4800002|Nada dice|Nothing tells|Nada diz/)
        .first(),
    )
    .toBeVisible();
}

test('[IMP42] [IMP44] what likeness decides is listed and undone row by row, and what nothing tells is asked before anything is written', async () => {
  await openScreen(scene);
  await importTwice();
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true');
  await button(es.doubtLeast).click();
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(importButton()).toHaveTextContent('Importar 2 movimientos');
  await button(es.listOpen).first().click();
  const list = page.getByRole('region', {name: es.likeTitle});
  await expect
    .element(list.getByText(es['match-edge-day']).or(list.getByText(es['match-same-day'])).first())
    .toBeVisible();
  await list.getByRole('button', {name: es.likeApart}).first().click();
  await expect.element(importButton()).toHaveTextContent('Importar 3 movimientos');
  await list.getByRole('button', {name: es.likeSame}).first().click();
  await expect.element(importButton()).toHaveTextContent('Importar 2 movimientos');
  for (const width of [320, 410, 1284]) expect(await measureBeyond(width)).toBe(0);
});

test('[IMP43] a file that says the opposite is turned by one press, and then all of it is here', async () => {
  await openScreen(scene);
  const words = ['Papelería,-4.00', 'Café,-3.00', 'Taxi,-9.00', 'Hotel,-80.00'];
  const file = (rows: readonly string[]) =>
    ['Fecha,Concepto,Importe', ...rows.map((row, place) => `2026-01-1${place},${row}`)].join('\n');
  await pickFile('primero.csv', file([...words, 'Cobro,90.00']));
  await chooseAccount();
  await importButton().click();
  await button(es.importAnother).click();
  await pickFile('segundo.csv', file([...words.map((row) => row.replace('-', '')), 'Cobro,-90.00']));
  await expect.element(page.getByText(es.turnedTitle)).toBeVisible();
  await button(es.signFlip).click();
  await expect.element(page.getByText(es.turnedTitle)).not.toBeInTheDocument();
});

test.each(languages)('[SIT12] what nothing tells about a file keeps nobody out, in %s', async (language) => {
  await openScreen({...scene, language});
  await importTwice();
  await settle();
  expect(await findFaults('filled', language === 'es' ? 'everything' : 'colours')).toEqual([]);
});
