import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {defaultImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {writeRuleMark} from '#contract/bookkeeping/rule-mark.ts';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {buildBookRule} from '#tests/fixtures/build-book-rule.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {pickFile} from './pick-file.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

/** A place among the default categories. */
const software = testId(0xca00 + 7);

function movement(number: number, description: string, more: Parameters<typeof buildRow>[2] = {}) {
  return buildRow('transactions', testId(0x8000 + number), {
    description,
    date: `2026-11-${String(20 - number).padStart(2, '0')}`,
    amountUnits: -1_200 - number,
    categoryId: null,
    checked: false,
    merchant: null,
    note: null,
    ...more,
  });
}

const shop = buildBookRule(1, {name: 'Amazon', text: 'amzn', categoryId: software});
const rides = buildBookRule(2, {name: 'Viajes', text: 'uber', setMerchant: 'Uber'});
const off = buildBookRule(3, {
  name: 'Caras',
  sign: 'out',
  minUnits: 100_000,
  currency: 'USD',
  setChecked: true,
  enabled: false,
});
const ruleMark = writeRuleMark({ruleId: shop.id, set: {categoryId: software}, replaced: {categoryId: null}});
const transactions = [
  movement(1, 'AMZN MKTP 1', {categoryId: software, ruleMark}),
  movement(2, 'AMZN MKTP 2'),
  movement(3, 'UBER *TRIP 3'),
  movement(4, 'UBER *TRIP 4'),
];

const button = (name: string | RegExp) =>
  page.getByRole('button', {name, ...(typeof name === 'string' && {exact: true})});
const dialog = () => page.getByRole('dialog');
const lines = () =>
  [...document.querySelectorAll('[aria-label="Reglas"] > li')].map(
    (one) => one.querySelector('[data-row-name]')?.textContent,
  );
const openRules = async (bookRules: Parameters<typeof openScreen>[0]['rows'] = {bookRules: [shop, rides, off]}) =>
  openScreen({path: pathTo.rules.path, rows: {transactions, ...bookRules}});

test('[RUL15] each rule says what it does, what it has set and why it rests, and moves by the arrow keys', async () => {
  await openRules();
  await expect.poll(lines).toEqual(['Amazon', 'Viajes', `Caras${words.ruleStop_off}`]);
  await expect.element(page.getByText('Si el texto contiene «amzn»: categoría Software.')).toBeVisible();
  await expect.element(page.getByText(/^1 movimiento · último: 19 nov/)).toBeVisible();
  const handle = button('Mover Amazon: flechas arriba y abajo');
  handle.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(lines).toEqual(['Viajes', 'Amazon', `Caras${words.ruleStop_off}`]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(lines).toEqual(['Viajes', `Caras${words.ruleStop_off}`, 'Amazon']);
  // Step by step it says where the rule is now, and no more.
  await expect.element(page.getByText('Amazon es ahora la número 3 de 3')).toBeVisible();
  expect(page.getByText('Amazon es ahora la número 2 de 3').elements()).toEqual([]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await settle();
  expect(await findFaults('filled')).toEqual([]);
});

test('[RUL15] a rule that is dragged goes where it is let go', async () => {
  await openRules();
  await expect.poll(() => lines().length).toBe(3);
  await userEvent.dragAndDrop(button(/^Mover Caras/), button(/^Mover Amazon/));
  await expect.poll(lines).toEqual([`Caras${words.ruleStop_off}`, 'Amazon', 'Viajes']);
});

test('[RUL16] a rule is made by hand, says what it fits, and is applied to the past once that was seen', async () => {
  await openRules({bookRules: []});
  await button(words.ruleAdd).click();
  await dialog().getByLabelText(words.rowName).fill('Viajes');
  await button(words.save).click();
  await expect
    .element(
      dialog()
        .getByText(/Di al menos una condición/)
        .first(),
    )
    .toBeVisible();
  await dialog().getByLabelText(words.ruleText).fill('uber');
  await dialog().getByLabelText(words.ruleSetMerchant).fill('Uber');
  await expect.element(dialog().getByText('Encaja en 2 movimientos de los que ya tienes.')).toBeVisible();
  await button(words.save).click();
  await expect.element(dialog().getByText('Cambiarían 2 movimientos', {exact: false})).toBeVisible();
  await expect.element(dialog().getByText('Comercio: vacío → Uber').first()).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await button('Aplicar a 2').click();
  await expect.element(page.getByText('2 movimientos', {exact: false}).first()).toBeVisible();
  await expect.poll(lines).toEqual(['Viajes']);
});

test('[RUL12] all that one rule set is put back from its menu, and a rule is deleted with a way back', async () => {
  await openRules();
  await button('Acciones de Amazon').click();
  await page.getByRole('menuitem', {name: words.ruleTakeBack}).click();
  await expect.element(dialog().getByText(/^Vuelve a como estaba 1 movimiento/)).toBeVisible();
  await button(words.ruleTakeBack).click();
  await expect.element(page.getByText('1 movimiento vuelto a como estaba')).toBeVisible();
  await button('Acciones de Viajes').click();
  await page.getByRole('menuitem', {name: words.act_delete}).click();
  await expect.poll(() => lines().length).toBe(2);
  await button('Deshacer').click();
  await expect.poll(() => lines().length).toBe(3);
  await settle();
});

test('[RUL15] a rule that is saved as it was offers no undo, which would take back what was done before', async () => {
  await openRules();
  await button('Acciones de Viajes').click();
  await page.getByRole('menuitem', {name: words.act_delete}).click();
  await expect.poll(() => lines().length).toBe(2);
  await button('Acciones de Caras').click();
  await page.getByRole('menuitem', {name: words.ruleEdit}).click();
  await button(words.save).click();
  await expect.element(page.getByText(words.ruleSaved)).toBeVisible();
  expect(page.getByRole('button', {name: 'Deshacer', exact: true}).elements()).toEqual([]);
  await settle();
});

test('[RUL4] a rule that cannot run is not tried on the past, and its menu says why', async () => {
  await openRules({bookRules: [{...shop, categoryId: testId(0xcaff)}, off]});
  await button('Acciones de Amazon').click();
  // Its name has the reason too.
  const item = page.getByRole('menuitem', {name: /^Probar en el pasado/});
  await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  await expect.element(item.getByText(words['ruleStop_category-gone'])).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button('Acciones de Caras').click();
  await expect.element(item).not.toHaveAttribute('aria-disabled');
});

test('[RUL6] the list and an open movement say which rule set what, and the way back is there', async () => {
  await openScreen({path: pathTo.books.path, rows: {transactions, bookRules: [shop, rides, off]}});
  const mark = page.getByRole('img', {name: 'Puesto por la regla Amazon'});
  await expect.element(mark).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[role=img][aria-label^="Puesto por"]').length).toBe(1);
  await page.getByText('AMZN MKTP 1').first().click();
  const panel = page.getByRole('region', {name: words.detailLabel});
  await expect.element(panel.getByText('categoría Software')).toBeVisible();
  await panel.getByRole('button', {name: words.act_unrule}).click();
  await expect.element(mark).not.toBeInTheDocument();
});

test('[RUL16] a rule is made from the movement that the keyboard is on', async () => {
  await openScreen({path: pathTo.books.path, rows: {transactions, bookRules: []}});
  await expect.element(page.getByText('UBER *TRIP 3').first()).toBeVisible();
  await settle();
  document.querySelector<HTMLElement>('[role=grid] [role=row][data-row]')?.focus();
  await userEvent.keyboard('jjl');
  await expect.element(dialog().getByLabelText(words.ruleText)).toHaveValue('Uber');
  await expect.element(dialog().getByText('Encaja en 2 movimientos de los que ya tienes.')).toBeVisible();
});

test('[RUL8] the form of a new movement shows what a rule sets, and can leave it out', async () => {
  await openScreen({path: `${pathTo.books.path}?new=yes`, rows: {transactions, bookRules: [shop, rides, off]}});
  await dialog().getByLabelText(words.field_amount).fill('12');
  await dialog().getByLabelText(words.field_description).fill('AMZN pedido');
  const choice = dialog().getByRole('checkbox', {name: /^La regla Amazon pone: categoría Software/});
  await expect.element(choice).toBeInTheDocument();
  await dialog().getByLabelText(words.field_description).fill('otra cosa');
  await expect.element(choice).not.toBeInTheDocument();
  await settle();
});

test('[RUL7] before a file is imported it says which rules set how many rows, and each can be left out', async () => {
  const answers = {readImportLimit: {...defaultImportLimit, cooldownMs: 0}};
  await openScreen({path: pathTo.import.path, answers, rows: {bookRules: [shop, rides]}});
  const rows = ['2026-01-10,AMZN UBER 1,-7.00', '2026-01-11,UBER 2,-8.00'];
  await pickFile('enero.csv', ['Fecha,Concepto,Importe', ...rows].join('\n'));
  await button(/Cuenta$/)
    .first()
    .click();
  await page.getByRole('option', {name: /^Cuenta USD/}).click();
  const choice = page.getByRole('checkbox', {name: /^Amazon: 1 movimiento/});
  await expect.element(choice).toBeChecked();
  await expect.element(page.getByText('También encajan, sin efecto: Viajes (1)')).toBeVisible();
  choice.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('checkbox', {name: /^Viajes: 2 movimientos/})).toBeChecked();
  await expect.element(page.getByRole('checkbox', {name: 'Amazon: no se aplica a este archivo'})).not.toBeChecked();
  await settle();
});
