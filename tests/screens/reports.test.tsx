import {afterEach, beforeAll, expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {findViolations} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(async () => {
  vi.restoreAllMocks();
  await closeScreen();
});

const categoryAt = (place: number) => testId(0xca00 + place);
const [sales, software, contribution] = [0, 7, 24];
const account = buildRow('accounts', testId(0xac00), {name: 'Banco', openingUnits: 100_00, openingDate: null});

const movement = (number: number, date: string, amountUnits: number, category: number | null) =>
  buildRow('transactions', testId(0x9000 + number), {
    date,
    amountUnits,
    accountId: testId(0xac00),
    categoryId: category === null ? null : categoryAt(category),
    description: `Movimiento ${number}`,
    merchant: null,
    checked: true,
  });
const transactions = [
  movement(1, '2026-01-15', 1_500_00, sales),
  movement(2, '2026-02-03', -49_00, software),
  movement(3, '2026-02-20', -51_00, software),
  movement(4, '2026-02-21', 250_00, contribution),
  movement(5, '2025-02-02', 90_00, sales),
  ...Array.from({length: 101}, (_, at) => movement(10 + at, '2026-03-05', -1_00, null)),
];

const texts = (row: string) =>
  [...document.querySelectorAll('table tbody tr')]
    .find((one) => one.querySelector('th')?.textContent === row)
    ?.querySelectorAll('td')
    .values()
    .map((cell) => cell.textContent)
    .toArray();

async function openReports(query: string, width = 1284) {
  await openScreen({
    path: `${pathTo.reports.path}?period=own&${query}`,
    width,
    rows: {transactions, accounts: [account]},
  });
}

const quarter = 'from=2026-01-01&to=2026-03-31';

test('[RPT4] [RPT3] profit and loss stands by month beside the year before, and a figure leads to its movements', async () => {
  await openReports(`${quarter}&compare=yes`);
  await expect
    .poll(() => texts(words['category-sales']))
    .toEqual(['1,500.00', '0.00', '0.00', '1,500.00', '90.00', '1,410.00']);
  expect(texts(words['category-software'])?.[1]).toBe('100.00');
  expect(texts(words['line_result'])).toEqual([
    '1,500.00',
    '\u2212100.00',
    '\u2212101.00',
    '1,299.00',
    '90.00',
    '1,209.00',
  ]);
  const heads = [...document.querySelectorAll('table thead th')];
  expect(heads.every((head) => head.getAttribute('scope') === 'col')).toBe(true);
  await page.getByRole('link', {name: '100.00, 2 movimientos'}).first().click();
  await expect.element(page.getByText('Movimiento 3')).toBeVisible();
  await expect.element(page.getByText('Movimiento 1', {exact: true})).not.toBeInTheDocument();
});

test('[RPT2] [RPT5] the balance adds up and says so', async () => {
  await openReports(`${quarter}&report=balance`);
  await expect.poll(() => texts(words['line_total-assets'])).toEqual(['1,739.00']);
  expect(texts(words['line_total-liabilities-equity'])).toEqual(['1,739.00']);
  await expect.element(page.getByText(/^Control: activo/)).toBeVisible();
});

test('[RPT10] the general ledger goes on page by page, with its balance', async () => {
  await openReports(`${quarter}&report=ledger&ledger=${encodeURIComponent(`account:${testId(0xac00)} USD`)}`);
  await expect.poll(() => document.querySelectorAll('tbody [data-level=line]').length).toBe(100);
  expect(texts(words['column_opening'])?.at(-1)).toBe('190.00');
  await page.getByRole('button', {name: words.ledgerOn}).click();
  await expect.poll(() => document.querySelectorAll('tbody [data-level=line]').length).toBe(5);
  expect(texts(words['column_closing'])).toEqual(['1,750.00', '201.00', '1,739.00']);
});

test('[RPT11] a report is exported as a file that has its lines', async () => {
  await openReports(quarter);
  await expect.poll(() => texts(words['line_result'])).toBeDefined();
  const blobs: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) blobs.push(file);
    return 'blob:none';
  });
  await page.getByRole('button', {name: words.reportExport}).click();
  await page.getByRole('menuitem', {name: new RegExp(`^${words['exportFormat_csv-semicolon']}`)}).click();
  await expect.poll(() => blobs.length).toBe(1);
  const lines = (await blobs[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines.find((line) => line.startsWith('Software'))).toBe('Software;USD;0,00;100,00;0,00;100,00');
});

test.each([
  ['hledger', [], `${words.journalName} 2026-01-01 2026-03-31.journal`, '    Assets:Banco', false],
  ['beancount', [words.journal_beancount, words.journalAll], `.beancount`, 'Movimiento 5', true],
] as const)(
  '[JRN6] the journal is written for %s, of the days of the report or of all',
  async (_program, labels, name, line, hasAll) => {
    await openReports(quarter);
    await expect.poll(() => texts(words['line_result'])).toBeDefined();
    const made: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file);
      return 'blob:none';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await page.getByRole('button', {name: words.reportExport}).click();
    await page.getByRole('menuitem', {name: new RegExp(`^${words.journalItem}`)}).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    expect(await findViolations()).toEqual([]);
    for (const label of labels)
      await dialog
        .getByText(new RegExp(`^${label.split(' (')[0]}`))
        .first()
        .click();
    await dialog.getByRole('button', {name: words.reportExport}).click();
    await expect.poll(() => names).toHaveLength(1);
    const text = await made[0]?.text();
    expect(names[0]).toContain(name);
    expect(text).toContain(line);
    expect(text?.includes('2025-02-02')).toBe(hasAll);
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test('[RPT4] at the width of a phone the months go by and what a row is called stays', async () => {
  await openReports(`${quarter}&compare=yes`, 410);
  await expect.poll(() => texts(words['line_result'])).toBeDefined();
  const region = document.querySelector<HTMLElement>('[role=region]:has(table)');
  region?.scrollTo({left: 400});
  const head = region?.querySelector('tbody th')?.getBoundingClientRect();
  expect(Math.round((head?.left ?? 0) - (region?.getBoundingClientRect().left ?? 0))).toBeLessThan(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(410);
});
