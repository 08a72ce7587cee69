import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {addDays} from '#contract/kernel/dates.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildMe} from '#tests/kits/screen-kit/people.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);
const today = dayNow.federal();

test('[NTC9] a charge that failed is told in the bell with its next try, and leads to where it is paid', async () => {
  const dueOn = addDays(today, -1);
  await openScreen({
    path: pathTo.teammates.path,
    answers: {readPaymentProvider: {kind: 'sandbox'}, listCards: {cards: []}},
    rows: {
      renewals: [],
      subscriptions: [
        buildRow('subscriptions', companyId, {
          planId: 'professional',
          paidUntil: dueOn,
          owedFor: 'funds',
          retryOn: addDays(dueOn, 3),
        }),
      ],
    },
  });
  const bell = page.getByRole('button', {name: /sin leer/});
  await expect.element(bell).toBeVisible();
  await bell.click();
  const told = page.getByRole('dialog').getByRole('link', {name: /no pudimos cobrar la renovación del .* Volveremos/});
  await expect.element(told).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await told.click();
  await expect.element(page.getByText(/No se pagó la renovación de Quebracho LLC/)).toBeVisible();
});

const card = {cardId: 'pm_1', brand: 'visa', last4: '4242', isDefault: true};
const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
/** Ends before the charge, unless the charge is in this month: then the month before. */
const chargeOn = addDays(today, 30);
const before = chargeOn.slice(0, 7) === today.slice(0, 7) ? [thisYear - 1, thisMonth] : [thisYear, thisMonth];

test.each([
  ['ends before it', before, 30, 1],
  ['is good on it', [thisYear + 9, 1], 30, 0],
  ['ends before one that is not near', before, 31, 0],
] as const)('[NTC12] of a charge whose card %s', async (_, [expYear = 0, expMonth = 0], days, count) => {
  const saved = {...card, expYear, expMonth, expiry: 'soon'};
  const {server} = await openScreen({
    path: pathTo.teammates.path,
    answers: {readPaymentProvider: {kind: 'sandbox'}, listCards: {cards: [saved]}},
    rows: {
      renewals: [],
      subscriptions: [buildRow('subscriptions', companyId, {planId: 'professional', paidUntil: addDays(today, days)})],
    },
  });
  await expect.poll(() => server.sentTo('listCards').length).toBe(days === 30 ? 1 : 0);
  await settle();
  await page.getByRole('button', {name: /sin leer/}).click();
  const told = page.getByRole('dialog').getByRole('link', {name: /Quebracho LLC: se cobra el .*ninguna tarjeta/});
  await expect
    .poll(() => told.elements().map((link) => link.getAttribute('href')))
    .toEqual(Array.from({length: count}, () => '/es/payment-method'));
});

test('[NTC7] [NTC12] who wants no reminders is not told of a card', async () => {
  const userId = buildMe('user', [companyId])?.id ?? '';
  const {server} = await openScreen({
    path: pathTo.teammates.path,
    answers: {listCards: {cards: []}},
    rows: {
      renewals: [],
      subscriptions: [buildRow('subscriptions', companyId, {planId: 'professional', paidUntil: chargeOn})],
      preferences: [buildRow('preferences', userId, {theme: null, mailsDates: false})],
    },
  });
  await page.getByRole('button', {name: /sin leer/}).click();
  await expect.element(page.getByRole('dialog').getByText(/Se importaron 60 movimientos/)).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText(/ninguna tarjeta/)).not.toBeInTheDocument();
  expect(server.sentTo('listCards')).toEqual([]);
});
