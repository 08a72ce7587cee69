import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es} from '#src/features/companies/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

test('the home shows half a year of income and expenses, as bars and as a table, and each month leads to its movements (S2.21)', async () => {
  await openScreen({path: pathTo.dashboard.path});
  const bars = page.getByRole('list', {name: es.monthsTitle}).getByRole('link');
  await expect.element(bars.last()).toBeVisible();
  expect(bars.elements()).toHaveLength(6);
  await expect
    .element(bars.first())
    .toHaveAccessibleName(/^\p{L}+, \p{L}+ de \d{4}: ingresos .*\d, gastos .*\d, resultado [+\u2212]?.*\d$/u);

  await page.getByRole('radio', {name: es.monthsTable}).click();
  const table = page.getByRole('region', {name: es.monthsTitle}).getByRole('table');
  await expect.element(table).toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(7);
  await page.getByRole('radio', {name: es.monthsChart}).click();

  await bars.nth(4).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toMatch(/bookkeeping\/[0-9a-f-]{36}\?from=\d{4}-\d\d-01&to=/);
});

const card = {cardId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, isDefault: true};
test.each([
  ['no card is saved', {cards: []}, 1],
  ['the saved one has ended', {cards: [{...card, expiry: 'expired'}]}, 1],
  ['one that is good is saved', {cards: [{...card, expiry: 'soon'}]}, 0],
  ['nobody can say', {code: 'provider-down', reason: 'payment.provider-down'}, 0],
] as const)(
  '[PAY21] an owner reads when their plan is renewed; where %s, this of a card',
  async (_, listCards, count) => {
    const {server} = await openScreen({path: pathTo.dashboard.path, answers: {listCards}});
    await expect.element(page.getByText(new RegExp(`^${es.renewal}: `))).toBeVisible();
    await expect.poll(() => server.sentTo('listCards')).not.toEqual([]);
    await settle();
    await expect.poll(() => page.getByText(new RegExp(es.renewalCard)).elements().length).toBe(count);
    const way = page.getByRole('link', {name: es.renewalAdd});
    expect(way.elements().map((link) => link.getAttribute('href'))).toEqual(count === 0 ? [] : ['/es/payment-method']);
  },
);

test('[PAY21] without a network nothing is said of cards', async () => {
  const {server} = await openScreen({path: pathTo.dashboard.path, face: 'offline'});
  await expect.element(page.getByText(new RegExp(`^${es.renewal}: `))).toBeVisible();
  await expect.element(page.getByText(new RegExp(es.renewalCard))).not.toBeInTheDocument();
  expect(server.sentTo('listCards')).toEqual([]);
});

test('the home of a company that was just ordered says its number, what is done next, by when, and what is wanted (S4.01)', async () => {
  await openScreen({path: pathTo.dashboard.path});
  await expect.element(page.getByText(/1 de 8.*FA-20261120-02/)).toBeVisible();
  await expect.element(page.getByText(/^Preparamos el registro en /)).toBeVisible();
  // 48 hours after it was paid.
  await expect.element(page.getByText(/22.*nov/i).first()).toBeVisible();
  await page.getByRole('button', {name: es.tasksAll}).click();
  const wanted = page.getByRole('listitem').filter({hasText: /^Sube los documentos de /});
  await expect.element(wanted.first()).toBeVisible();
  await expect
    .element(wanted.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching('/dashboard/company/') as string);
});
