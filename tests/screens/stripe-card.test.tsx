import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import {commands, page} from 'vitest/browser';
import type {StripeConstructor, StripeError} from '@stripe/stripe-js';
import type {ScriptWay} from '#scripts/build/browser-commands.ts';
import {openStripeScript, type StripeScript} from '#tests/fakes/stripe/stripe-script.ts';
import {pathTo} from '#src/routing/routing.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type OpenScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {
  answerPlacing,
  buildOrder,
  buildPaid,
  buildPaying,
  keepDraft,
  orderId,
  type CheckoutAnswers,
} from './checkout-scene.ts';
import {fillInPayer, pickCountry} from './checkout-steps.ts';

declare global {
  interface Window {
    standInForStripe?: StripeConstructor;
  }
}

let script: StripeScript;
beforeAll(async () => {
  await loadAllTexts();
  // Whatever was loaded once is kept by Stripe's package: it is handed on to the script of each test.
  window.standInForStripe = Object.assign((...given: Parameters<StripeConstructor>) => script.construct(...given), {
    version: 'endive',
  });
});
beforeEach(async () => {
  script = openStripeScript();
  await commands.serveStripe('comes');
});
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});
afterAll(async () => commands.serveStripe('away'));

const button = (name: string | RegExp) => page.getByRole('button', {name});
const payButton = button(/^Pagar \$/);
const field = page.getByRole('textbox', {name: 'Stripe'});
const missing = page.getByText(/^No pudimos cargar el campo de la tarjeta/);
const paid = page.getByRole('heading', {name: 'Pago recibido', level: 1});

/** A visitor's order where Stripe takes cards. */
async function open(answers: CheckoutAnswers = {}): Promise<OpenScreen> {
  await keepDraft();
  const stripe = {...answerPlacing(), readPaymentProvider: {kind: 'stripe', publishableKey: 'pk_test_of_the_tests'}};
  for (const [name, answer] of Object.entries({...stripe, payOrder: buildPaying()})) answers[name] ??= answer;
  const screen = await openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers});
  await settle();
  return screen;
}

/** An error as Stripe's script tells of it. */
function buildError(error: Partial<StripeError>): StripeError {
  return {type: 'card_error', ...error};
}

test('[PAY14] a script that is kept out by the network or an extension says so, comes when it is asked for again, and late too', async () => {
  const kept: ScriptWay[] = ['network', 'blocked', 'empty'];
  await commands.serveStripe('network');
  const {server} = await open();
  await fillInPayer();
  for (const way of kept) {
    await expect.element(missing).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await commands.serveStripe(way);
    await button('Volver a cargar').click();
  }
  await expect.element(missing).toBeVisible();
  await payButton.click();
  await expect.element(page.getByText('Revisa los datos de la tarjeta.').first()).toBeVisible();
  expect(server.sentTo('payOrder')).toEqual([]);
  await commands.serveStripe('held');
  await button('Volver a cargar').click();
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(field).not.toBeInTheDocument();
  await commands.serveStripe('comes');
  await expect.element(field).toBeVisible();
  await expect.element(page.getByRole('textbox', {name: 'Código postal'})).toHaveValue('C1425');
});

test('[PAY14] the field is asked for with the sum and the language of the page, cards alone, and is told of another sum', async () => {
  const answers: CheckoutAnswers = {};
  await open(answers);
  await expect.element(field).toBeVisible();
  expect(script.made).toEqual([{key: 'pk_test_of_the_tests', locale: 'es'}]);
  const card = {currency: 'usd', setupFutureUsage: 'off_session', allowedPaymentMethodTypes: ['card']};
  expect(script.fields).toEqual([
    {
      group: {mode: 'payment', amount: 108_000, ...card},
      options: {fields: {billingDetails: {name: 'never', address: 'never'}}},
    },
  ]);
  answers['checkCoupon'] = () => {
    answers['placeOrder'] = buildOrder({couponCode: 'SUR10', todayCents: 99_000});
    return {code: 'SUR10', appliesTo: 'plan', kind: 'percent', percent: 10};
  };
  await page.getByRole('textbox', {name: 'Cupón'}).fill('SUR10');
  await button('Aplicar').click();
  await expect.poll(() => script.updates.at(-1)).toEqual({amount: 99_000});
  expect(script.fields).toHaveLength(1);
});

test('[PAY9] a card that is whole pays with whose it is; Stripe has the number, and the server hears of none', async () => {
  const answers: CheckoutAnswers = {};
  const {server} = await open(answers);
  await fillInPayer();
  answers['readOrder'] = buildPaid();
  await payButton.click();
  await expect.element(paid).toBeVisible();
  const address = {postal_code: 'C1425', country: 'CO', line1: '', line2: '', city: '', state: ''};
  expect(script.confirmed).toMatchObject([
    {
      clientSecret: 'pi_1_secret_2',
      redirect: 'if_required',
      confirmParams: {
        return_url: `${location.origin}/es/checkout/${orderId}`,
        payment_method_data: {billing_details: {name: 'Ana Restrepo', address}},
      },
    },
  ]);
  await expect.poll(() => server.sentTo('payOrder')).toHaveLength(1);
  expect(document.querySelector('[aria-label="Stripe"]')).toBeNull();
});

test.each([
  [true, []],
  [false, [{setupFutureUsage: null}]],
] as const)(
  '[ORD20] the field asks for the same as its payment: that the card is kept is %s',
  async (keepsCard, updates) => {
    const answers: CheckoutAnswers = {};
    await open(answers);
    await fillInPayer();
    answers['payOrder'] = buildPaying({keepsCard});
    answers['readOrder'] = buildPaid();
    await payButton.click();
    await expect.element(paid).toBeVisible();
    expect(script.confirmed).toHaveLength(1);
    expect(script.updates).toEqual(updates);
  },
);

test.each([
  ['incomplete_number', /^El número de la tarjeta está incompleto/],
  ['invalid_expiry_year_past', /^Esta tarjeta ya venció/],
  ['incomplete_expiry', /^Escribe el mes y el año/],
  ['incomplete_cvc', /^Escribe los 3 o 4 dígitos/],
  ['never_heard_of', /^Revisa los datos de la tarjeta/],
] as const)(
  '[PAY2] [FLD1] the part of the card that the field finds wrong (%s) is named with the others, and nothing is begun',
  async (code, words) => {
    script.wrong = buildError({type: 'validation_error', code});
    const {server} = await open();
    await payButton.click();
    const summary = page.getByRole('alert').getByRole('listitem');
    await expect.poll(() => summary.elements()[0]?.textContent).toMatch(words);
    expect(
      summary
        .elements()
        .map(({textContent}) => textContent)
        .slice(-2),
    ).toEqual(['Escribe el código postal de la tarjeta, al menos 2 caracteres.', 'Elige de la lista tu nacionalidad.']);
    expect(summary.elements()).toHaveLength(3);
    await page.getByRole('alert').getByRole('link', {name: words}).click();
    await expect.element(field).toHaveFocus();
    expect(server.sentTo('payOrder')).toEqual([]);
    expect(script.confirmed).toEqual([]);
  },
);

test.each([
  [{code: 'card_declined', decline_code: 'insufficient_funds'}, /no hay saldo suficiente/],
  [{code: 'card_declined', decline_code: 'stolen_card'}, /rechazó la tarjeta/],
  [{code: 'expired_card'}, /no coincide/],
  [{type: 'validation_error', code: 'incomplete_cvc'}, /no coincide/],
  [{code: 'processing_error'}, /en unos minutos/],
  [{code: 'card_declined', decline_code: 'never_heard_of'}, /no aceptó esta tarjeta/],
  [{type: 'invalid_request_error', code: 'payment_intent_authentication_failure'}, /confirmar que eres tú/],
] as const)('[PAY3] a card that Stripe refuses with %j has its words, and another one pays', async (refused, words) => {
  const answers: CheckoutAnswers = {};
  await open(answers);
  await fillInPayer();
  script.confirm = async () => Promise.resolve(buildError(refused));
  answers['readOrder'] = buildPaying({state: 'failed'});
  await payButton.click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('textbox', {name: 'Código postal'})).toHaveValue('C1425');
  script.confirm = async () => {
    answers['readOrder'] = buildPaid();
    return Promise.resolve(undefined);
  };
  await payButton.click();
  await expect.element(paid).toBeVisible();
});

test('[ORD16] while Stripe shows the bank’s page the button waits; who left it goes on from here', async () => {
  const answers: CheckoutAnswers = {};
  await open(answers);
  await fillInPayer();
  const bank = Promise.withResolvers<StripeError | undefined>();
  script.confirm = async () => bank.promise;
  answers['readOrder'] = buildPaying({state: 'needs-action'});
  await payButton.click();
  await expect.poll(() => script.confirmed).toHaveLength(1);
  await expect.element(payButton).toHaveAttribute('data-pending', 'true');
  script.continue = async () => {
    answers['readOrder'] = buildPaid();
    return Promise.resolve(undefined);
  };
  bank.resolve(buildError({type: 'api_connection_error'}));
  await button('Confirmar con el banco').click();
  await expect.element(paid).toBeVisible();
  expect(script.continued).toEqual(['pi_1_secret_2']);
});

test.each([
  ['an answer that broke off', async () => Promise.reject(new Error('gone'))],
  ['a lost connection', async () => Promise.resolve(buildError({type: 'api_connection_error'}))],
  [
    'a payment that another tab has paid',
    async () => Promise.resolve(buildError({type: 'invalid_request_error', code: 'payment_intent_unexpected_state'})),
  ],
] as const)('[ORD16] of %s no card is blamed: the order is asked, and says what is so', async (_, confirm) => {
  const answers: CheckoutAnswers = {};
  await open(answers);
  await fillInPayer();
  script.confirm = confirm;
  answers['readOrder'] = {code: 'offline', reason: 'network.unreachable'};
  await payButton.click();
  await expect.element(button('Comprobar si se cobró')).toBeVisible();
  await expect.element(page.getByText(/No se cobró nada/)).not.toBeInTheDocument();
  answers['readOrder'] = buildPaid();
  await button('Comprobar si se cobró').click();
  await expect.element(paid).toBeVisible();
});

test('[PAY14] a field that does not come says so, and comes when it is asked for again', async () => {
  script.field = 'loaderror';
  await open();
  await expect.element(missing).toBeVisible();
  script.field = 'ready';
  await button('Volver a cargar').click();
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(field).toBeVisible();
});

test('[PAY17] with a saved card no field is shown; its bank is asked by Stripe’s script', async () => {
  const own = {isClaimed: true, isYours: true, account: null};
  const card = {
    cardId: 'pm_1',
    brand: 'visa',
    last4: '3184',
    expMonth: 12,
    expYear: 2034,
    expiry: 'good',
    isDefault: true,
  };
  const waits = {...buildPaying({state: 'needs-action'}), ...own};
  const answers: CheckoutAnswers = {
    readPaymentProvider: {kind: 'stripe', publishableKey: 'pk_test_of_the_tests'},
    readOrder: buildOrder(own),
    listCards: {cards: [card]},
    readPayer: {holder: 'Ana Quiroga', zip: 'C1425', country: 'CO', nationality: 'CO'},
  };
  await openScreen({path: 'dashboard/checkout/:orderId', params: {orderId}, answers});
  await settle();
  await expect.poll(() => script.made).toHaveLength(1);
  expect(script.fields).toEqual([]);
  answers['payOrder'] = waits;
  answers['readOrder'] = waits;
  script.continue = async () => {
    answers['readOrder'] = buildPaid(own);
    return Promise.resolve(undefined);
  };
  await payButton.click();
  await expect.element(paid).toBeVisible();
  expect(script.continued).toEqual(['pi_1_secret_2']);
  expect(script.confirmed).toEqual([]);
});

test('[PAY22] a card is saved by Stripe’s field without a sum, and by no payment; what Stripe refuses is not saved', async () => {
  const answers: CheckoutAnswers = {
    readPaymentProvider: {kind: 'stripe', publishableKey: 'pk_test_of_the_tests'},
    listCards: {cards: []},
    beginSavingCard: {clientSecret: 'seti_1_secret_2'},
  };
  await openScreen({path: pathTo.cards.path, answers});
  await settle();
  await button('Agregar tarjeta').click();
  await expect.element(field).toBeVisible();
  const card = {currency: 'usd', setupFutureUsage: 'off_session', allowedPaymentMethodTypes: ['card']};
  expect(script.fields.map(({group}) => group)).toEqual([{mode: 'setup', ...card}]);
  await page.getByRole('textbox', {name: 'Código postal'}).fill('C1425');
  await pickCountry('País de la tarjeta');
  script.confirm = async () =>
    Promise.resolve(buildError({type: 'invalid_request_error', code: 'setup_intent_authentication_failure'}));
  await button('Guardar tarjeta').click();
  await expect.element(page.getByText(/confirmar que eres tú. No se guardó/)).toBeVisible();
  const expires = {expMonth: 12, expYear: 2034, expiry: 'good', isDefault: true};
  script.confirm = async () => {
    answers['listCards'] = {cards: [{cardId: 'pm_1', brand: 'visa', last4: '4242', ...expires}]};
    return Promise.resolve(undefined);
  };
  await button('Guardar tarjeta').click();
  await expect.element(page.getByText('Visa •••• 4242: guardada.')).toBeVisible();
  expect(script.savedBy).toMatchObject([
    {clientSecret: 'seti_1_secret_2', redirect: 'if_required'},
    {confirmParams: {return_url: `${location.origin}/es/payment-method`}},
  ]);
  expect(script.confirmed).toEqual([]);
  expect(script.updates).toEqual([]);
});
