import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

function movement(number: number, description: string, more: Parameters<typeof buildRow>[2] = {}) {
  return buildRow('transactions', testId(0x8000 + number), {
    description,
    date: `2026-11-${String(30 - number).padStart(2, '0')}`,
    amountUnits: -120_000 - number,
    merchant: null,
    ...more,
  });
}

const transactions = [
  movement(1, 'PAYPAL *FIGMA INC 4029357733 CA'),
  movement(2, 'PAYPAL *FIGMA INC 4029357733 CA', {date: '2025-03-01'}),
  movement(3, 'COMPRA RAPPI*CENA BOGOTA', {merchant: 'Rappi Colombia'}),
  movement(4, 'SQ *BLUE BOTTLE COFFEE SAN FRANCISCO'),
  movement(5, 'MONTHLY SERVICE FEE'),
];

const openMerchant = async (name: string) =>
  openScreen({path: `${pathTo.merchants.path}/${encodeURIComponent(name)}`, rows: {transactions}});
const heading = (name: string) => page.getByRole('heading', {level: 1, name});

test('[MRC2] merchants are listed with their rows, searched, and narrowed to those not named yet', async () => {
  await openScreen({path: pathTo.merchants.path, rows: {transactions}});
  const list = page.getByRole('list', {name: words.merchants, exact: true});
  await expect.element(list.getByRole('link', {name: 'Rappi Colombia'})).toBeVisible();
  expect(list.getByRole('listitem').all()).toHaveLength(3);
  await page.getByRole('searchbox', {name: words.merchantsSearch}).fill('blue');
  await expect.poll(() => list.getByRole('listitem').all().length).toBe(1);
  await page.getByRole('searchbox', {name: words.merchantsSearch}).fill('nadie');
  await expect.element(page.getByText(words.merchantsNotFound)).toBeVisible();
  await page.getByRole('button', {name: words.filterClear}).click();
  await page.getByRole('radio', {name: words.merchantsUnnamed}).click();
  await expect.element(list.getByRole('link', {name: 'Rappi Colombia'})).not.toBeInTheDocument();
  await list.getByRole('link', {name: 'Figma'}).click();
  await expect.element(heading('Figma')).toBeVisible();
});

test('[MRC6] all rows of a clean name are named in one press, and a merchant is renamed and keeps its page', async () => {
  await openMerchant('Figma');
  await page.getByRole('button', {name: 'Nombrar 2 movimientos'}).click();
  await expect.element(page.getByRole('button', {name: 'Nombrar 2 movimientos'})).not.toBeInTheDocument();
  await page.getByRole('button', {name: words.merchantRename}).click();
  const field = page.getByRole('textbox', {name: words.merchantNewName});
  await field.fill(' ');
  await page.getByRole('button', {name: words.save}).click();
  await expect.element(page.getByText('Escribe un nombre.')).toBeVisible();
  await field.fill('Rappi Colombia');
  await expect.element(page.getByText(words.merchantJoins)).toBeVisible();
  await field.fill('Figma & Co / 100%');
  await expect.element(page.getByText(words.merchantJoins)).not.toBeInTheDocument();
  await page.getByRole('button', {name: words.save}).click();
  await expect.element(heading('Figma & Co / 100%')).toBeVisible();
  await page.getByRole('link', {name: words.merchantRows}).click();
  await expect.poll(() => document.querySelectorAll('[role=grid] [role=row][data-row]').length).toBe(2);
});

test('[MRC6] a rename that is undone goes back to the name before', async () => {
  await openMerchant('Figma');
  await page.getByRole('button', {name: words.merchantRename}).click();
  await page.getByRole('textbox', {name: words.merchantNewName}).fill('Figma Inc');
  await page.getByRole('button', {name: words.save}).click();
  await expect.element(heading('Figma Inc')).toBeVisible();
  await page.getByRole('button', {name: 'Deshacer', exact: true}).click();
  await expect.element(page.getByRole('heading', {level: 1, name: 'Figma', exact: true})).toBeVisible();
  await expect.element(page.getByText(words.merchantMissing)).not.toBeInTheDocument();
});

test('[MRC6] a merchant whose rows are all locked keeps its name and its page', async () => {
  const locked = transactions.map((row) => ({...row, blockedReason: 'declaration-sent'}));
  await openScreen({path: `${pathTo.merchants.path}/Figma`, rows: {transactions: locked}});
  await expect.element(heading('Figma')).toBeVisible();
  const place = JSON.stringify(history.state);
  await page.getByRole('button', {name: words.merchantRename}).click();
  await page.getByRole('textbox', {name: words.merchantNewName}).fill('Figma Inc');
  await page.getByRole('button', {name: words.save}).click();
  await expect.element(page.getByText(new RegExp(`^${words.doneNothing}`))).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', {level: 1, name: 'Figma', exact: true})).toBeVisible();
  // It did not go to the new name and come back.
  expect(JSON.stringify(history.state)).toBe(place);
});

test('[MRC6] two merchants become one under the name that stays', async () => {
  await openMerchant('Figma');
  await page.getByRole('button', {name: words.merchantMerge}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: words.merchantMerge}).click();
  await expect.element(page.getByText('Elige con cuál se une.')).toBeVisible();
  await page.getByRole('combobox', {name: words.merchantOther}).fill('rapp');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await page.getByRole('radiogroup', {name: words.merchantStays}).getByText('Rappi Colombia').click();
  await dialog.getByRole('button', {name: words.merchantMerge}).click();
  await expect.element(heading('Rappi Colombia')).toBeVisible();
  await expect.element(page.getByText('3', {exact: true}).first()).toBeVisible();
});

test('[MRC3] a merchant shows its years, what the bank calls it and its newest rows; one that is gone says so', async () => {
  await openMerchant('Figma');
  await expect.element(heading('Figma')).toBeVisible();
  await expect.element(page.getByText('2025', {exact: false}).first()).toBeVisible();
  await expect.element(page.getByText('PAYPAL *FIGMA INC 4029357733 CA').first()).toBeVisible();
  await closeScreen();
  await openMerchant('Nadie');
  await expect.element(page.getByText(words.merchantMissing)).toBeVisible();
});
