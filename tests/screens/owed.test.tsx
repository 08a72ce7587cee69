import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es} from '#src/features/checkout/text/es.ts';
import {es as subscriptionsEs} from '#src/features/subscriptions/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  removeToasts();
});

const companyId = testId(0xc0);
const visa = {cardId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, expiry: 'good'};
const cards = [{...visa, isDefault: true}];

/** The company's yearly plan was to be renewed on 2 November and was not. */
const owed = (overrides = {}) => ({
  subscriptions: [
    buildRow('subscriptions', companyId, {
      planId: 'professional',
      paidUntil: '2026-11-02',
      owedFor: 'funds',
      retryOn: '2026-11-05',
      ...overrides,
    }),
  ],
});

async function open(answers: Record<string, unknown> = {}, scene: Partial<Scene> = {}) {
  const screen = await openScreen({
    path: pathTo.cards.path,
    rows: owed(),
    answers: {readPaymentProvider: {kind: 'sandbox'}, listCards: {cards}, ...answers},
    ...scene,
  });
  await settle();
  return screen;
}

const payButton = page.getByRole('button', {name: /^Pagar \$900\.00 con Visa •••• 4242$/});

test('[SUB7] [SUB8] what was not paid says why and when it is tried again, and is paid with the default card', async () => {
  const answers: Record<string, unknown> = {payOwed: {state: 'paid'}};
  const {server} = await open(answers);
  await expect
    .element(page.getByText(/No se pagó la renovación de Quebracho LLC del 2 de noviembre de 2026/))
    .toBeVisible();
  await expect
    .element(page.getByText(/no había saldo suficiente.*Volveremos a intentarlo el 5 de noviembre/))
    .toBeVisible();
  await payButton.click();
  await expect.element(page.getByText('Se pagaron $900.00 por Quebracho LLC.').first()).toBeVisible();
  await expect
    .poll(() => server.sentTo('payOwed'))
    .toMatchObject([{companyId, dueOn: '2026-11-02', savedCardId: 'pm_1', seenCents: 90_000}]);
});

test('[SUB8] a card that is declined says why; another sum is said by the button', async () => {
  const answers: Record<string, unknown> = {payOwed: {state: 'declined', group: 'funds'}};
  await open(answers);
  await payButton.click();
  await expect.element(page.getByText(es['declined.funds'])).toBeVisible();
});

test('[SUB8] the bank wants to see the person: its page opens, and what became of it says the server', async () => {
  const answers: Record<string, unknown> = {
    payOwed: {state: 'bank', clientSecret: 'pi_1_secret_2'},
    readSandboxIntent: {state: 'needs-action', declined: null, actionUrl: '/favicon.ico'},
  };
  await open(answers);
  await payButton.click();
  const bank = page.getByRole('alertdialog', {name: es.bankTitle});
  await expect.element(bank).toBeVisible();
  await bank.getByRole('button', {name: 'Cerrar'}).click();
  await expect.element(page.getByText(es.bankLeft)).toBeVisible();
});

test('[SUB7] what has lapsed says that nothing is tried any more, and without a card nothing is paid', async () => {
  await open({listCards: {cards: []}}, {rows: owed({owedFor: 'no-card', retryOn: null})});
  await expect.element(page.getByText(/No volveremos a intentarlo por nuestra cuenta/)).toBeVisible();
  await expect.element(page.getByRole('button', {name: /^Pagar \$900\.00/})).toHaveAttribute('aria-disabled', 'true');
});

test('[SUB7] the subscriptions say which renewal was not paid, with the way to pay it', async () => {
  await openScreen({path: pathTo.subscriptions.path, rows: owed(), answers: {listCards: {cards}}});
  await expect
    .element(page.getByText('La renovación de Quebracho LLC del 2 de noviembre de 2026 no se pudo cobrar.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', {name: subscriptionsEs.owedPay})).toBeVisible();
});

/** A larger plan is wanted of a company whose plan goes on for years; the page's address says so. */
const wanted = {
  path: `${pathTo.cards.path}?upgrade=${companyId}&plan=enterprise`,
  rows: {
    subscriptions: [
      buildRow('subscriptions', companyId, {
        planId: 'professional',
        countedFrom: '2098-11-02',
        paidUntil: '2099-11-02',
      }),
    ],
  },
};
const upgradeTitle = page.getByText('Quebracho LLC pasa hoy al plan Enterprise');

test('[SUB12] where a larger plan costs nothing today no card is asked for', async () => {
  const upgraded = {code: 'conflict', reason: 'subscription.price-changed', details: {cents: 0}};
  const {server} = await open({upgradePlan: upgraded}, wanted);
  await page.getByRole('button', {name: /^Pagar \$900\.00 con Visa/}).click();
  await page.getByRole('button', {name: 'Pagar $0.00', exact: true}).click();
  await expect
    .poll(() => server.sentTo('upgradePlan'))
    .toMatchObject([
      {savedCardId: 'pm_1', seenCents: 90_000},
      {savedCardId: null, seenCents: 0},
    ]);
});

test('[SUB12] no larger plan is offered of a company that is dissolved, or whose plan is ended', async () => {
  await open({}, wanted);
  await expect.element(upgradeTitle).toBeVisible();
  const isGone = async () => {
    await expect.element(page.getByRole('heading', {name: es['cards.title'], level: 1})).toBeVisible();
    await expect.element(upgradeTitle).not.toBeInTheDocument();
  };
  const gone = buildRow('companies', companyId, {name: 'Quebracho LLC', dissolvedOn: '2026-10-10'});
  await open({}, {...wanted, rows: {...wanted.rows, companies: [gone]}});
  await isGone();
  const ending = wanted.rows.subscriptions.map((row) => ({...row, isEnding: true}));
  await open({}, {...wanted, rows: {subscriptions: ending}});
  await isGone();
});
