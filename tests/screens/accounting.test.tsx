import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {addMonths} from '#contract/kernel/dates.ts';
import {words} from '#src/features/bookkeeping/accounting/text/words.ts';
import {es as books} from '#src/features/bookkeeping/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {showPreference} from '#src/data/device/preferences.ts';
import {pathTo} from '#src/routing/routing.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {closeScreen, goTo, loadAllTexts, openScreen, settle, setWidth} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults, findFaultsOfFilled} from '#tests/kits/screen-kit/screen-kit.ts';
import {seedOtherCompany} from '#tests/kits/screen-kit/seed.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  showPreference('figuresLook', 'chart');
  await closeScreen();
});

const path = pathTo.accounting.path;
const companyId = testId(0xc0);
/** Places among the default categories. */
const [sales, contractors, software, ownTransfer] = [0, 5, 7, 27].map((place) => testId(0xca00 + place));

/** The day of a month that is over, counted back from this one. */
const day = (back: number, nth = '10') => `${addMonths(dayNow.ofPerson(), -back).slice(0, 7)}-${nth}`;

let made = 0;
const movement = (date: string, amountUnits: number, categoryId: string | null | undefined, more = {}) =>
  buildRow('transactions', testId(0x8000 + (made += 1)), {
    date,
    amountUnits,
    categoryId: categoryId ?? null,
    checked: true,
    currency: 'USD',
    merchant: null,
    description: `MOVIMIENTO ${made}`,
    ...more,
  });

/** Three months of sales and costs, and the three before them with less. */
const transactions = [1, 2, 3].flatMap((back) => [
  movement(day(back), 500_000, sales, {merchant: 'Stripe'}),
  movement(day(back, '11'), -150_000, contractors, {merchant: 'Deel'}),
  movement(day(back, '12'), -20_000, software, {merchant: 'Figma'}),
  movement(day(back, '13'), -900_000, ownTransfer),
  movement(day(back + 3), 400_000, sales, {merchant: 'Stripe'}),
  movement(day(back + 3, '11'), -120_000, contractors, {merchant: 'Deel'}),
]);
transactions.push(movement(day(1, '20'), -1_000, null), movement(day(2, '20'), 5_000, software));

/** Nobody knows when it was formed. */
const added = {
  companies: [buildRow('companies', companyId, {name: 'Nube LLC', type: 'LLC', origin: 'added', formedOn: null})],
  formations: [],
};

const open = async (query: string, more: Parameters<typeof openScreen>[0]['rows'] = {}, width = 1284) =>
  openScreen({path: `${path}${query}`, rows: {...added, transactions, ...more}, width});

const figure = (name: string) =>
  page
    .getByRole('list', {name: words.figures.es, exact: true})
    .getByRole('listitem')
    .filter({hasText: new RegExp(`^${name}`)});
const heading = (name: string | RegExp) => page.getByRole('heading', {name, level: 2});
const bars = () => page.getByRole('list', {name: words.months.es}).getByRole('link');
const rowCount = () => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') ?? 1) - 1;

test('[ANL1] [ANL2] [ANL3] [ANL6] a period says what is left, its figures, what they are made of and how they differ', async () => {
  await open('?period=3');
  await expect.element(heading('De cada $100 que entraron quedaron $66.27')).toBeVisible();
  await expect.element(figure('Ingresos').getByText('$15,000.00')).toBeVisible();
  // A refund of 50.00 lessens them, and what has no category counts by its sign.
  await expect.element(figure('Gastos').getByText('$5,060.00')).toBeVisible();
  await expect.element(figure('Ganancia').getByText('$9,940.00')).toBeVisible();
  await expect.element(figure('Ingresos').getByText('+$3,000.00 (+25 %)')).toBeVisible();
  await expect.element(heading('El 89 % del gasto está en Contratistas')).toBeVisible();
  await expect.element(heading('El 89 % del gasto se pagó a Deel')).toBeVisible();
  const lines = page.getByRole('list', {name: words['categories.expense'].es}).getByRole('listitem');
  expect(lines.elements().map((line) => line.textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Contratistas$4,500.0089 %+$900.00 (+25 %)',
    'Software$550.0011 %nuevo',
    'Sin categoría$10.000 %nuevo',
  ]);
  await page.getByRole('radio', {name: 'Ingresos'}).click();
  await expect.element(heading('El 100 % de los ingresos viene de Ventas')).toBeVisible();
});

test('[ANL5] a figure, a month, a category and a merchant lead to the list of their movements', async () => {
  await open('?period=3');
  await page.getByRole('link', {name: 'Gastos: de 8 movimientos'}).click();
  await expect.poll(rowCount).toBe(8);
  await expect.element(page.getByRole('button', {name: /^Categoría.*Gastos/s}).first()).toBeVisible();
  await goTo(`/es/${path}?period=3`);
  await page.getByRole('link', {name: 'Contratistas, de 3 movimientos'}).click();
  await expect.poll(rowCount).toBe(3);
  await goTo(`/es/${path}?period=3`);
  await page.getByRole('link', {name: 'Figma, de 3 movimientos'}).click();
  await expect.poll(rowCount).toBe(3);
  await goTo(`/es/${path}?period=3`);
  await bars().first().click();
  await expect.poll(rowCount).toBe(3);
});

test('[ANL4] months are reached by keyboard and say their values; the table says the same and is remembered', async () => {
  await open('?period=3');
  await expect.element(bars().first()).toBeVisible();
  expect(bars().elements()).toHaveLength(3);
  await expect
    .element(bars().last())
    .toHaveAccessibleName(/: ingresos \$5,000\.00, gastos \$1,710\.00, ganancia \$3,290\.00$/);
  page.getByRole('radio', {name: words.chart.es}).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(bars().first()).toHaveFocus();
  await page.getByRole('radio', {name: words.table.es}).click();
  const table = page.getByRole('region', {name: words.months.es}).getByRole('table');
  expect(table.getByRole('row').elements()).toHaveLength(5);
  await expect.element(table.getByRole('row').last()).toHaveTextContent('Total$15,000.00$5,060.00$9,940.00');
  await goTo(`/es/${path}?period=6`);
  await expect.element(table).toBeVisible();
});

test('[ANL4] [ANL6] losses, huge sums and a single month stand right at any width', async () => {
  const huge = [
    movement(day(1), -98_765_432_109_876, contractors),
    movement(day(1), 1_234_567_890_123, sales),
    movement(day(1), 777_777, software),
    movement(day(1), 3_000_000_000, sales, {currency: 'COP'}),
    movement(day(1), -12_345_678, software, {currency: 'JPY', merchant: 'さくらインターネット'}),
  ];
  await open('?period=1', {transactions: huge});
  await expect.element(heading(/^Se gastaron \$975,308,634,419\.76 más de lo que entró$/)).toBeVisible();
  await expect.element(page.getByRole('list', {name: 'Resultado en COP'})).toBeVisible();
  expect([...(await findFaults('filled')), ...(await findFaultsOfFilled())]).toEqual([]);
});

test('[ANL10] currencies stand side by side, and the one that is chosen is shown by month; each list is of its own', async () => {
  const euro = [movement(day(1), -5_000, software, {currency: 'EUR'}), movement(day(1), 100, sales, {currency: 'EUR'})];
  await open('?period=3', {transactions: [...transactions, ...euro]});
  await expect.element(page.getByRole('list', {name: 'Resultado en USD'})).toBeVisible();
  await page.getByRole('radio', {name: 'EUR'}).click();
  await expect.element(heading(/^Se gastaron .*49\.00.* más de lo que entró$/)).toBeVisible();
  await page.getByRole('list', {name: 'Resultado en EUR'}).getByRole('link', {name: 'Gastos: de 1 movimiento'}).click();
  await expect.poll(rowCount).toBe(1);
});

test('[ANL10] the figures are exported', async () => {
  await open('?period=3');
  await page.getByRole('button', {name: words.exportAct.es, exact: true}).click();
  await page
    .getByText(new RegExp(`^${books['exportFormat_csv-comma']}`))
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', {name: words.exportAct.es, exact: true}).click();
  await expect.element(page.getByText(words.exportDone.es)).toBeVisible();
});

test('[ANL1] what is changed here or elsewhere shows at once', async () => {
  const {me} = await open('?period=1');
  await expect.element(figure('Gastos').getByText('$1,710.00')).toBeVisible();
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const changed = transactions.find((row) => row['amountUnits'] === -1_000)?.['id'];
  const edit = buildChangeIn(companyId).edit;
  await recordChange(database, edit('transactions', [String(changed)], {amountUnits: -2_000}, {amountUnits: -1_000}));
  database.close();
  await expect.element(figure('Gastos').getByText('$1,720.00')).toBeVisible();
});

test('[ANL6] of a young company it is said since when it exists, and nothing is compared', async () => {
  const formedOn = day(3, '05');
  const rows = {
    companies: [buildRow('companies', companyId, {name: 'Nube LLC', type: 'LLC', origin: 'added', formedOn})],
    transactions: transactions.filter((row) => String(row['date']) > formedOn),
  };
  await open('?period=12', rows);
  await expect.element(page.getByText(/Nube LLC existe desde el 5 de \p{L}+ de \d{4}\./u)).toBeVisible();
  expect(bars().elements()).toHaveLength(3);
  await expect.element(page.getByText(words.changeNew.es, {exact: true})).not.toBeInTheDocument();
});

test('[ANL7] [ANL8] review and declarations come first on a phone, other companies with theirs, and lead on', async () => {
  const screen = await open('?period=3', {}, 410);
  await seedOtherCompany(screen.me?.id ?? '', {type: 'LLC', role: 'owner', name: 'Costa LLC', merchant: 'Sol'});
  await goTo(`/es/${path}`);
  await expect.element(heading(words.others.es)).toBeVisible();
  const heads = page
    .getByRole('heading', {level: 2})
    .elements()
    .map((head) => head.textContent);
  expect(heads.slice(0, 3)).toEqual([
    expect.stringMatching(/^Revisión de \d{4}$/),
    words.declarations.es,
    words.others.es,
  ]);
  await expect.element(page.getByText(/ · Formulario 1065/)).toBeVisible();
  await setWidth(1284);
  await page.getByRole('link', {name: 'Revisar el que falta'}).click();
  await expect.poll(rowCount).toBe(1);
});

test('[ANL9] who has no company sees an example of all of it', async () => {
  await openScreen({path, isNewcomer: true});
  await page.getByRole('button', {name: words.seeExample.es}).click();
  await expect.element(page.getByRole('complementary', {name: common['example.label']})).toBeVisible();
  await expect.element(heading(/^De cada \$100 que entraron quedaron/)).toBeVisible();
  await settle();
  expect(await findFaults('filled')).toEqual([]);
});

test('[ANL9] books without a movement lead to the import', async () => {
  await open('', {transactions: []});
  await expect.element(page.getByRole('heading', {name: words.emptyTitle.es, level: 1})).toBeVisible();
  await expect
    .element(page.getByRole('link', {name: words.emptyImport.es}))
    .toHaveAttribute('href', pathTo.import('es', companyId));
});
