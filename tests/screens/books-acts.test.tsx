import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent, type Locator} from 'vitest/browser';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {reasons} from '#src/features/bookkeeping/text/reasons.ts';
import {pathTo} from '#src/routing/routing.ts';
import {buildChangeIn, testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {closeScreen, goTo, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {params} from '#tests/kits/screen-kit/seed.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {openDatabase} from '#sync/store/open-database.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = params['companyId'] ?? '';
const search = () => page.getByRole('combobox', {name: words.search});

/** The rows in sight whose data is there, without the heading row. */
const rows = () => [...document.querySelectorAll('[role=grid] [role=row][data-row]:not([aria-busy])')];

function rowWith(description: string): HTMLElement {
  const row = rows().find((one) => one.textContent.includes(description));
  if (!(row instanceof HTMLElement)) throw new Error(`${description} is not in sight`);
  return row;
}

/** Opens the books and waits for rows: the workers in the page answer when they are done. */
async function openBooks() {
  const screen = await openScreen({path: pathTo.books.path});
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  await settle();
  return screen;
}

/** The movements that this device has marked as reviewed and not sent. */
async function listChecked(userId: string): Promise<unknown[]> {
  const database = await openDatabase(userId, () => undefined);
  const records = await database.outbox.toArray();
  database.close();
  return records.flatMap(({set, rowIds}) => ('checked' in set ? rowIds : []));
}

const idOf = (number: number) => testId(0x7000 + number - 1);

test('[GRD1] keys act on the row that has focus, whoever put it there (ux.md U3, WCAG 2.1.1)', async () => {
  const {me} = await openBooks();
  rowWith('MOVIMIENTO 002').focus();
  await userEvent.keyboard('{ArrowDown}');
  // As a screen reader does: no key is pressed, and no pointer.
  const sixth = rowWith('MOVIMIENTO 006');
  sixth.focus();
  await settle();
  expect(document.activeElement).toBe(sixth);
  expect(sixth.tabIndex).toBe(0);
  await userEvent.keyboard('v');
  await expect.poll(async () => listChecked(me?.id ?? '')).toEqual([idOf(6)]);
});

test('[FLD4] bounds of an amount that are the wrong way round say so when they are applied, and narrow once they are mended (S2.22)', async () => {
  await openBooks();
  rowWith('MOVIMIENTO 002').focus();
  await userEvent.keyboard('f');
  await page.getByRole('dialog').getByRole('button', {name: words.field_amount, exact: true}).click();
  const least = page.getByRole('textbox', {name: words.amountFrom});
  await least.fill('50');
  await page.getByRole('textbox', {name: words.amountTo}).fill('10');
  await expect.element(page.getByText(reasons['filter.amounts-reversed'].es)).not.toBeInTheDocument();
  await page.getByRole('button', {name: words.filterApply}).click();
  await expect.element(page.getByText(reasons['filter.amounts-reversed'].es)).toBeVisible();
  expect(location.search).not.toContain('50');
  await least.fill('5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toContain('10');
  await expect.poll(() => page.getByRole('dialog').length).toBe(0);
});

test('[BKS6] acts on all that is listed are about what is in sight, also after another screen has asked the books (S2.22)', async () => {
  const {me} = await openBooks();
  const address = location.pathname;
  await search().fill('MOVIMIENTO 004');
  await expect.poll(() => location.search).toContain('q=MOVIMIENTO+004');
  await expect.poll(() => rows().length).toBe(1);

  const narrowed = `${address}${location.search}`;
  await goTo(pathTo.dashboard('es'));
  await expect.poll(() => rows().length).toBe(0);
  await goTo(narrowed);
  await expect.poll(() => rows().length).toBe(1);

  // Another tab of the browser is asked for; this one stays where it is.
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay);
  await page.getByRole('link', {name: /^Por revisar/}).click({modifiers: ['Control']});
  removeEventListener('click', stay);
  expect(`${location.pathname}${location.search}`).toBe(narrowed);

  await settle();
  rowWith('MOVIMIENTO 004').focus();
  await userEvent.keyboard('{Control>}a{/Control}v');
  await expect.poll(async () => listChecked(me?.id ?? '')).toEqual([idOf(4)]);
});

test('[GRD10] another list begins at its top and its first row, whichever rows were in sight before (S2.22)', async () => {
  await openBooks();
  await search().fill('MOVIMIENTO 006');
  await expect.poll(() => rows().length).toBe(1);
  await search().fill('');
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  await settle();
  expect(rows().filter((row) => row.getAttribute('tabindex') === '0')).toEqual([rowWith('MOVIMIENTO 001')]);
  expect(document.querySelector('[role=grid]')?.scrollTop).toBe(0);
});

/** Adds movements on this device. */
async function addMovements(userId: string, movements: readonly Row[]): Promise<void> {
  const database = await openDatabase(userId, () => undefined);
  const made = movements.map((movement, index) => buildRow('transactions', testId(0x9900 + index), movement));
  const label = {key: 'bookkeeping:labelCreate'};
  await recordChange(database, {...buildChangeIn(companyId).create('transactions', made), label});
  database.close();
  await settle();
}

function dropFiles(target: Element, names: readonly string[]): void {
  const dataTransfer = new DataTransfer();
  for (const name of names) {
    const isBank = name.endsWith('.csv');
    const content = isBank ? 'Fecha,Concepto,Importe\n2026-01-30,Cafe,-12.50\n' : `%PDF-1.7\n${name}`;
    dataTransfer.items.add(new File([content], name, {type: isBank ? 'text/csv' : 'application/pdf'}));
  }
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
}

test('[BKS17] a received receipt is offered the movements its name speaks for, each with its reasons, those with a receipt last', async () => {
  const {me} = await openBooks();
  const day = '2026-10-05';
  await addMovements(me?.id ?? '', [
    {description: 'FIGMA MONTHLY', amountUnits: -7_500, date: '2026-10-06'},
    {description: 'FIGMA EXTRA', amountUnits: -1_500, date: '2026-08-01'},
    {description: 'KIOSCO', amountUnits: -321, date: dayNow.ofPerson()},
  ]);
  const names = [`Recibo Figma 75,00 USD ${day}.pdf`, `figma_$75.00_${day}.pdf`, `Factura 999.999,99.pdf`] as const;
  const beside = page.getByRole('region', {name: 'Totales de la lista'});
  await expect.element(beside).toBeVisible();
  dropFiles(beside.element(), names);
  const waiting = page.getByRole('list', {name: words.receivedList}).getByRole('listitem');
  await expect.poll(() => waiting.length).toBe(3);

  const options = page.getByRole('dialog').getByRole('listbox', {name: words.receivedSuggested}).getByRole('option');
  const open = async (name: string) => page.getByRole('button', {name: `Elegir movimiento para ${name}`}).click();
  const read = (option: Locator) => option.element().textContent;
  const all = `${words.suggested_amount} · ${words.suggested_name} · ${words.suggested_date}`;

  await open(names[0]);
  await expect.poll(() => read(options.first())).toContain('FIGMA MONTHLY');
  expect(read(options.first())).toContain(all);
  expect(read(options.nth(1))).toContain('FIGMA EXTRA');
  await options.first().click();
  await expect.poll(() => waiting.length).toBe(2);

  await open(names[1]);
  await expect.poll(() => read(options.first())).toContain('FIGMA EXTRA');
  expect(read(options.last())).toContain(`${all} · ${words.suggestedHasReceipt}`);
  await userEvent.keyboard('{Escape}');

  // Nothing but the day on which it was made, which is today.
  await open(names[2]);
  await expect.poll(() => read(options.first())).toContain(words.suggested_date);
  expect(read(options.first())).not.toContain(words.suggested_amount);
});

test('[BKS17] a bank’s file that is dropped along with receipts opens in the import, and the receipts wait', async () => {
  await openBooks();
  const beside = page.getByRole('region', {name: 'Totales de la lista'});
  await expect.element(beside).toBeVisible();
  dropFiles(beside.element(), ['factura.pdf', 'banco.csv']);
  await expect.element(page.getByText(words.dropBoth_one.replace('{{count}}', '1'))).toBeVisible();
  await expect.element(page.getByText('banco.csv').first()).toBeVisible();
  await page.getByRole('button', {name: words.dropBothAct}).click();
  await expect.element(page.getByRole('list', {name: words.receivedList}).getByText('factura.pdf')).toBeVisible();
});
