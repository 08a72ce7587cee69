import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {es} from '#src/features/checkout/text/es.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type OpenScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {buildOrder, buildPaid, buildPaying, orderId, type CheckoutAnswers} from './checkout-scene.ts';
import {fillIn, pickCountry} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});

function buildCard(overrides: Partial<SavedCard>): SavedCard {
  const facts = {cardId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034} as const;
  return {...facts, expiry: 'good', isDefault: false, ...overrides};
}

const visa = buildCard({isDefault: true});
const mastercard = buildCard({
  cardId: 'pm_2',
  brand: 'mastercard',
  last4: '4444',
  expiry: 'soon',
  expMonth: 12,
  expYear: 2026,
});
const ended = buildCard({cardId: 'pm_3', brand: 'amex', last4: '0005', expiry: 'expired', expMonth: 9, expYear: 2026});

/** What they typed beside a card the last time. */
const known = {holder: 'Ana Quiroga', zip: 'C1425', country: 'CO', nationality: 'CO'};

function answerOwn(answers: CheckoutAnswers, cards: readonly SavedCard[]): void {
  const own = {readPaymentProvider: {kind: 'sandbox'}, readOrder: buildOrder({isClaimed: true, isYours: true})};
  for (const [name, answer] of Object.entries({...own, listCards: {cards}, readPayer: known})) answers[name] ??= answer;
}

/** An order of whoever is signed in, who has saved cards. */
async function open(
  answers: CheckoutAnswers,
  cards: readonly SavedCard[] = [visa, mastercard, ended],
): Promise<OpenScreen> {
  answerOwn(answers, cards);
  const screen = await openScreen({path: 'dashboard/checkout/:orderId', params: {orderId}, answers});
  await settle();
  return screen;
}

const choice = page.getByRole('radiogroup', {name: 'Con qué tarjeta pagas'});
const radio = (name: RegExp) => choice.getByRole('radio', {name});
const textbox = (name: string) => page.getByRole('textbox', {name});
const combobox = (name: string) => page.getByRole('combobox', {name});
const number = page.getByRole('textbox', {name: 'Número de tarjeta'});
const payButton = page.getByRole('button', {name: /^Pagar \$/});
const paid = page.getByRole('heading', {name: 'Pago recibido', level: 1});
const own = {isClaimed: true, isYours: true, account: null};

test('[PAY17] saved cards are offered, the default first and chosen, one that has ended with the reason; the field comes for another', async () => {
  await open({});
  const names = choice
    .getByRole('radio')
    .elements()
    .map((one) => one.closest('label')?.textContent);
  expect(names).toEqual([
    'Visa •••• 4242Predeterminada. Vence en 12/34',
    'Mastercard •••• 4444Vence pronto, en 12/26',
    'Amex •••• 0005Venció en 09/26: ya no se puede usar.',
    'Otra tarjeta',
  ]);
  await expect.element(radio(/^Visa/)).toBeChecked();
  await expect.element(radio(/^Amex/)).toBeDisabled();
  await expect.element(number).not.toBeInTheDocument();
  radio(/^Visa/).element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radio(/^Otra/)).toBeChecked();
  await expect.element(number).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radio(/^Mastercard/)).toBeChecked();
  await expect.element(number).not.toBeInTheDocument();
});

test('[PAY17] a default that has ended is not chosen, and who has no card types one', async () => {
  await open({}, [{...ended, isDefault: true}, mastercard]);
  await expect.element(radio(/^Mastercard/)).toBeChecked();
  await closeScreen();
  await settle();
  await open({}, []);
  await expect.element(number).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
});

test('[ORD6] a saved card pays at once; nothing is typed, and no token goes anywhere', async () => {
  const answers: CheckoutAnswers = {};
  const {server} = await open(answers);
  await radio(/^Mastercard/).click({force: true});
  answers['payOrder'] = buildPaid(own);
  answers['readOrder'] = buildPaid(own);
  await payButton.click();
  await expect.element(paid).toBeVisible();
  await expect
    .poll(() => server.sentTo('payOrder'))
    .toMatchObject([{savedCardId: 'pm_2', takes: true, holder: null, zip: null, country: null, nationality: 'CO'}]);
  expect(server.sentTo('confirmSandboxIntent')).toEqual([]);
});

test('[ORD17] who presses before their cards are read pays nothing yet, and then with the card that is shown', async () => {
  const cards = Promise.withResolvers<{cards: readonly SavedCard[]}>();
  const answers: CheckoutAnswers = {};
  answerOwn(answers, []);
  const {server} = await openScreen({path: 'account/profile', answers});
  answers['listCards'] = () => cards.promise;
  // The page is used before all of it has come.
  history.pushState(null, '', `/es/dashboard/checkout/${orderId}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => server.sentTo('listCards')).not.toEqual([]);
  await expect.element(payButton).toBeVisible();
  payButton.element().focus();
  await userEvent.keyboard('{Enter}');
  cards.resolve({cards: [mastercard]});
  await expect.element(radio(/^Mastercard/)).toBeChecked();
  expect(server.sentTo('payOrder')).toEqual([]);
  answers['payOrder'] = buildPaid(own);
  answers['readOrder'] = buildPaid(own);
  await payButton.click();
  await expect.element(paid).toBeVisible();
  await expect.poll(() => server.sentTo('payOrder')).toMatchObject([{savedCardId: 'pm_2', holder: null}]);
});

test('[ORD24] beside a saved card nothing is asked; beside another stands what was typed the last time, to be changed', async () => {
  const answers: CheckoutAnswers = {
    readPayer: {holder: 'Ana R. Quiroga', zip: 'C1042', country: 'AR', nationality: 'CO'},
  };
  const {server} = await open(answers);
  await expect.element(radio(/^Visa/)).toBeChecked();
  for (const name of [es.holder, es.zip]) await expect.element(textbox(name)).not.toBeInTheDocument();
  for (const name of [es.country, es.nationality]) await expect.element(combobox(name)).not.toBeInTheDocument();
  await radio(/^Otra/).click({force: true});
  await expect.element(textbox(es.holder)).toHaveValue('Ana R. Quiroga');
  await expect.element(textbox(es.zip)).toHaveValue('C1042');
  await expect.element(combobox(es.country)).toHaveValue('Argentina');
  await expect.element(combobox(es.nationality)).toHaveValue('Colombia');
  await textbox(es.zip).fill('C1425');
  await radio(/^Visa/).click({force: true});
  answers['payOrder'] = buildPaid(own);
  answers['readOrder'] = buildPaid(own);
  await payButton.click();
  await expect.element(paid).toBeVisible();
  // What stands beside another card is of that card.
  await expect
    .poll(() => server.sentTo('payOrder'))
    .toMatchObject([{savedCardId: 'pm_1', holder: null, zip: null, country: null}]);
});

test('[ORD24] beside a saved card the nationality alone is asked of whom it is not known, and stays while it is chosen', async () => {
  const answers: CheckoutAnswers = {readPayer: {holder: '', zip: '', country: null, nationality: null}};
  const {server} = await open(answers);
  await expect.element(combobox(es.nationality)).toBeVisible();
  await expect.element(combobox(es.country)).not.toBeInTheDocument();
  await payButton.click();
  await expect.element(page.getByRole('alert').getByText(es.nationalityEmpty)).toBeVisible();
  expect(server.sentTo('payOrder')).toEqual([]);
  await pickCountry(es.nationality);
  await expect.element(combobox(es.nationality)).toHaveValue('Colombia');
  answers['payOrder'] = buildPaid(own);
  answers['readOrder'] = buildPaid(own);
  await payButton.click();
  await expect.element(paid).toBeVisible();
  await expect.poll(() => server.sentTo('payOrder')).toMatchObject([{savedCardId: 'pm_1', nationality: 'CO'}]);
});

test('[ORD16] the bank of a saved card wants to see the person: its page opens, and again after it was closed', async () => {
  const answers: CheckoutAnswers = {};
  const {server} = await open(answers);
  const asks = {state: 'needs-action', declined: null, actionUrl: '/favicon.ico'};
  answers['payOrder'] = {...buildPaying({state: 'needs-action', card: {brand: 'visa', last4: '4242'}}), ...own};
  answers['readOrder'] = answers['payOrder'];
  answers['readSandboxIntent'] = asks;
  await payButton.click();
  const bank = page.getByRole('alertdialog', {name: 'Tu banco'});
  await expect.element(bank).toBeVisible();
  await bank.getByRole('button', {name: 'Cerrar'}).click();
  await expect.element(page.getByText(/^Cerraste la página del banco/)).toBeVisible();
  await page.getByRole('button', {name: 'Confirmar con el banco'}).click();
  await expect.element(bank).toBeVisible();
  answers['readSandboxIntent'] = {state: 'paid', declined: null, actionUrl: null};
  answers['readOrder'] = buildPaid(own);
  await expect.element(paid).toBeVisible();
  await expect.poll(() => server.sentTo('payOrder')).toHaveLength(1);
  expect(server.sentTo('confirmSandboxIntent')).toEqual([]);
});

test('[PAY3] a saved card that is declined says why, and a card that is typed pays', async () => {
  const answers: CheckoutAnswers = {};
  const {server} = await open(answers);
  const declined = {...buildPaying({state: 'failed', declined: 'funds'}), ...own};
  answers['payOrder'] = declined;
  answers['readOrder'] = declined;
  await payButton.click();
  await expect.element(page.getByText(/no hay saldo suficiente/)).toBeVisible();
  await radio(/^Otra/).click({force: true});
  await fillIn();
  answers['payOrder'] = {...buildPaying(), ...own};
  answers['confirmSandboxIntent'] = () => {
    answers['readOrder'] = buildPaid(own);
    return {state: 'paid', declined: null, actionUrl: null};
  };
  await payButton.click();
  await expect.element(paid).toBeVisible();
  await expect.poll(() => server.sentTo('payOrder')).toMatchObject([{savedCardId: 'pm_1'}, {savedCardId: null}]);
});

test('[PAY4] a card that was removed elsewhere is answered plainly; no other saved card is taken in its place', async () => {
  const answers: CheckoutAnswers = {};
  const {server} = await open(answers, [visa, mastercard]);
  answers['payOrder'] = () => {
    answers['listCards'] = {cards: [mastercard]};
    return {code: 'not-found', reason: 'order.card-unknown', details: {field: 'savedCardId'}};
  };
  await payButton.click();
  await expect.element(choice.getByText(/^Esa tarjeta ya no está guardada/)).toBeVisible();
  await expect.element(radio(/^Visa/)).not.toBeInTheDocument();
  await expect.element(radio(/^Otra/)).toBeChecked();
  await expect.element(number).toBeVisible();
  await expect.poll(() => server.sentTo('payOrder')).toHaveLength(1);
  await radio(/^Mastercard/).click({force: true});
  answers['payOrder'] = buildPaid(own);
  answers['readOrder'] = buildPaid(own);
  await payButton.click();
  await expect.element(paid).toBeVisible();
  expect(server.sentTo('payOrder').at(-1)).toMatchObject({savedCardId: 'pm_2'});
});

test('[PAY17] saved cards that cannot be read are said so, and a card can be typed', async () => {
  const answers: CheckoutAnswers = {listCards: {code: 'provider-down', reason: 'payment.provider-down'}};
  await open(answers);
  await expect.element(page.getByText(/^No pudimos leer tus tarjetas guardadas/)).toBeVisible();
  await expect.element(number).toBeVisible();
  answers['listCards'] = {cards: [visa]};
  await page.getByRole('button', {name: 'Reintentar'}).click();
  await expect.element(radio(/^Visa/)).toBeChecked();
});

test('[PAY17] [ORD17] a visitor, and who pays for another, are asked for a card and for no saved one', async () => {
  const answers: CheckoutAnswers = {readOrder: buildOrder()};
  const {server} = await open(answers);
  await expect.element(number).toBeVisible();
  expect(server.sentTo('listCards')).toEqual([]);
  await closeScreen();
  await settle();
  const guest = await openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers});
  await expect.element(number).toBeVisible();
  expect(guest.server.sentTo('listCards')).toEqual([]);
});
