import {afterEach, beforeAll, describe, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {readOrderLink, takeOrderLink} from '#src/data/session/order-link.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {
  closeScreen,
  loadAllTexts,
  openScreen,
  setWidth,
  settle,
  type OpenScreen,
} from '#tests/kits/screen-kit/open-screen.tsx';
import {
  answerPlacing,
  buildOrder,
  buildPaid,
  buildPaying,
  keepDraft,
  orderId,
  type CheckoutAnswers,
} from './checkout-scene.ts';
import {fillIn} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  // What it was reading has come to its end.
  await settle();
  await emptyGuests();
});

const path = 'checkout/:orderId';
const params = {orderId};
const button = (name: string | RegExp) => page.getByRole('button', {name});
const heading = (name: string) => page.getByRole('heading', {name, level: 1});
const payButton = button('Pagar $1,080.00 y crear la empresa');

async function open(answers: CheckoutAnswers, face: 'filled' | 'offline' = 'filled'): Promise<OpenScreen> {
  const screen = await openScreen({path, params, who: 'guest', face, answers});
  await settle();
  return screen;
}

/** Everything that was typed beside the card is as it was. */
async function expectKept(): Promise<void> {
  await expect.element(page.getByRole('textbox', {name: 'Código postal'})).toHaveValue('C1425');
  await expect.element(page.getByRole('textbox', {name: 'Nombre en la tarjeta'})).toHaveValue('Ana Restrepo');
  await expect.element(page.getByRole('combobox', {name: 'Nacionalidad'})).toHaveValue('Colombia');
}

describe('placing', () => {
  test('[ORD2] arriving places the order of the draft with a secret of the device; the button says sum and act', async () => {
    await keepDraft();
    const {server} = await open(answerPlacing());
    await expect.element(page.getByText(/^Pedido FA-20261123-03/)).toBeVisible();
    const [sent] = server.sentTo('placeOrder');
    expect(sent).toMatchObject({
      draft: {id: orderId},
      seenCents: 108_000,
      secret: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(location.href).not.toContain((sent as {secret: string}).secret);
  });

  test('[ORD2] another price than this device counts is shown before it is asked for', async () => {
    await keepDraft();
    const answers = answerPlacing();
    answers['placeOrder'] = {code: 'conflict', reason: 'order.price-changed', details: {cents: 120_000}};
    const {server} = await open(answers);
    await expect.poll(() => server.sentTo('placeOrder').at(-1)).toMatchObject({seenCents: 120_000});
  });

  test('[ORD2] a draft that lacks something is not placed, and leads back to the answers', async () => {
    await keepDraft({state: null});
    const {server} = await open(answerPlacing());
    await expect.element(page.getByRole('dialog', {name: 'Faltan datos'})).toBeVisible();
    expect(server.sentTo('placeOrder')).toEqual([]);
  });

  test('[CPN3] a coupon is told at once, lowers the sum and can be taken off', async () => {
    await keepDraft();
    const answers = answerPlacing();
    answers['checkCoupon'] = {code: 'SUR10', appliesTo: 'plan', kind: 'percent', percent: 10};
    await open(answers);
    const coupon = {kind: 'coupon', id: 'SUR10', period: 'once', count: 1, cents: -9_000} as const;
    answers['placeOrder'] = buildOrder({
      couponCode: 'SUR10',
      todayCents: 99_000,
      lines: [...buildOrder().lines, coupon],
    });
    await page.getByRole('textbox', {name: 'Cupón'}).fill('sur10');
    await button('Aplicar').click();
    await expect.element(page.getByText('Aplicado: ahorras $90.00')).toBeVisible();
    await expect.element(button('Pagar $990.00 y crear la empresa')).toBeVisible();
    await expect.element(button('Quitar')).toBeVisible();
  });

  test('[ORD5] what a paid order means goes along with the button to the lower edge of a phone', async () => {
    await keepDraft();
    await open(answerPlacing());
    await setWidth(410);
    const act = () => payButton.element().closest<HTMLElement>('div[class*=act]');
    await expect.poll(() => act()?.innerText).toContain('Un pedido pagado no se cancela ni se reembolsa.');
    await setWidth(1284);
    await expect.poll(() => act()?.innerText).not.toContain('Un pedido pagado');
  });

  test('[ORD16] without a network everything can be read, and the button says why it cannot pay', async () => {
    await keepDraft();
    const {server} = await open({}, 'offline');
    await expect.element(page.getByText('Plan Professional, un año')).toBeVisible();
    await expect.element(payButton).toHaveAttribute('aria-disabled', 'true');
    expect(server.sentTo('payOrder')).toEqual([]);
  });
});

describe('paying', () => {
  const declined = [
    ['funds', 'no hay saldo suficiente'],
    ['check-card', 'no coincide'],
    ['confirm', 'confirmar que eres tú'],
    ['declined', 'rechazó la tarjeta'],
    ['try-later', 'en unos minutos'],
    ['other-card', 'no aceptó esta tarjeta'],
  ] as const;

  test.each(declined)(
    '[PAY3] a refusal of the group %s has its words, and all else that was typed stays',
    async (group, words) => {
      await keepDraft();
      const answers = answerPlacing();
      answers['payOrder'] = buildPaying();
      answers['confirmSandboxIntent'] = {state: 'failed', declined: group, actionUrl: null};
      const {server} = await open(answers);
      await fillIn();
      answers['readOrder'] = buildPaying({state: 'failed', declined: group});
      await payButton.click();
      await expect.element(page.getByText(new RegExp(words))).toBeVisible();
      await expectKept();
      await expect
        .poll(() => server.sentTo('payOrder'))
        .toMatchObject([{seenCents: 108_000, zip: 'C1425', nationality: 'CO', country: 'CO'}]);
    },
  );

  test('[PAY9] a number that is no test number goes nowhere, and no number is sent', async () => {
    await keepDraft();
    const answers = answerPlacing();
    answers['payOrder'] = buildPaying();
    answers['confirmSandboxIntent'] = {state: 'paid', declined: null, actionUrl: null};
    const {server} = await open(answers);
    await fillIn('4111 1111 1111 1111');
    await payButton.click();
    await expect.element(page.getByText(/^Aquí solo sirven/).first()).toBeVisible();
    expect(server.sentTo('payOrder')).toEqual([]);
    await page.getByRole('textbox', {name: 'Número de tarjeta'}).fill('4242424242424242');
    answers['readOrder'] = buildPaid();
    await payButton.click();
    await expect.element(heading('Pago recibido')).toBeVisible();
    await expect
      .poll(() => server.sentTo('confirmSandboxIntent'))
      .toEqual([{clientSecret: 'pi_1_secret_2', card: 'pm_sandbox_visa'}]);
  });

  test('[FLD1] each field that is wrong is named above, the card’s own too; what is typed is written as on a card', async () => {
    await keepDraft();
    await open(answerPlacing());
    await page.getByRole('textbox', {name: 'Código postal'}).fill('');
    await payButton.click();
    const summary = page.getByRole('alert').getByRole('link');
    await expect
      .poll(() => summary.elements().map(({textContent}) => textContent))
      .toEqual([
        'Escribe el número de la tarjeta.',
        'Escribe el mes y el año, por ejemplo 11/29.',
        'Escribe los 3 o 4 dígitos del código de seguridad.',
        'Escribe el código postal de la tarjeta, al menos 2 caracteres.',
        'Elige de la lista tu nacionalidad.',
      ]);
    const number = page.getByRole('textbox', {name: 'Número de tarjeta'});
    const expiry = page.getByRole('textbox', {name: 'Vencimiento (MM/AA)'});
    await number.fill('4000000000000002');
    await expiry.fill('1129');
    await page.getByRole('textbox', {name: 'CVC'}).fill('123');
    await expect.element(number).toHaveValue('4000 0000 0000 0002');
    await expect.element(expiry).toHaveValue('11 / 29');
    await expect.poll(() => summary.elements().length).toBe(2);
  });

  test('[ORD16] an answer that is lost leaves nobody to pay again: the order is read, and says that it was paid', async () => {
    await keepDraft();
    const answers = answerPlacing();
    await open(answers);
    await fillIn();
    answers['payOrder'] = {code: 'offline', reason: 'request.offline'};
    answers['readOrder'] = {code: 'offline', reason: 'request.offline'};
    await payButton.click();
    await expect.element(button('Comprobar si se cobró')).toBeVisible();
    await expect.element(payButton).not.toBeInTheDocument();
    await expectKept();
    answers['readOrder'] = buildPaid();
    await button('Comprobar si se cobró').click();
    await expect.element(heading('Pago recibido')).toBeVisible();
  });

  test('[ORD16] what was asked for before the page was closed is not known without a network, and is not offered again', async () => {
    await keepDraft();
    const answers = answerPlacing();
    await open(answers);
    await fillIn();
    answers['payOrder'] = {code: 'offline', reason: 'request.offline'};
    answers['readOrder'] = {code: 'offline', reason: 'request.offline'};
    await payButton.click();
    await expect.element(button('Comprobar si se cobró')).toBeVisible();
    await closeScreen();
    await open({}, 'offline');
    await expect.element(page.getByText(/todavía no sabemos si se cobró/).first()).toBeVisible();
    await expect.element(payButton).not.toBeInTheDocument();
  });

  test('[ORD16] a payment that was left with the bank can be gone on with, or be made with another card', async () => {
    await keepDraft();
    const answers = answerPlacing();
    answers['payOrder'] = buildPaying();
    const asks = {state: 'needs-action', declined: null, actionUrl: '/favicon.ico'};
    answers['confirmSandboxIntent'] = asks;
    answers['readSandboxIntent'] = asks;
    await open(answers);
    await fillIn('4000 0027 6000 3184');
    answers['readOrder'] = buildPaying({state: 'needs-action'});
    await payButton.click();
    const bank = page.getByRole('alertdialog', {name: 'Tu banco'});
    await expect.element(bank).toBeVisible();
    await bank.getByRole('button', {name: 'Cerrar'}).click();
    await expect.element(page.getByText(/^Cerraste la página del banco/)).toBeVisible();
    // Said once.
    await expect.element(page.getByText(/^Tu banco espera/)).not.toBeInTheDocument();
    await expectKept();
    await button('Confirmar con el banco').click();
    await expect.element(bank).toBeVisible();
    // Confirmed in another tab: this one learns it by itself.
    answers['readSandboxIntent'] = {state: 'paid', declined: null, actionUrl: null};
    answers['readOrder'] = buildPaid();
    await expect.element(heading('Pago recibido')).toBeVisible();
    await expect.element(bank).not.toBeInTheDocument();
  });

  test('[ORD5] a price that changed meanwhile is shown, and asked for again', async () => {
    await keepDraft();
    const answers = answerPlacing();
    const {server} = await open(answers);
    await fillIn();
    answers['payOrder'] = {code: 'conflict', reason: 'order.price-changed', details: {cents: 120_000}};
    answers['readOrder'] = buildOrder();
    answers['placeOrder'] = buildOrder({todayCents: 120_000});
    await payButton.click();
    await expect.element(page.getByText(/^El precio cambió desde que lo viste/).first()).toBeVisible();
    await expect.element(button('Pagar $1,200.00 y crear la empresa')).toBeVisible();
    await expect.poll(() => server.sentTo('payOrder')).toHaveLength(1);
  });

  test('[ORD5] an answer that is not right any more is told in the words of its step', async () => {
    await keepDraft();
    const answers = answerPlacing();
    await open(answers);
    await fillIn();
    const details = {field: 'nameOne', step: 'company', word: 'bank'};
    answers['payOrder'] = {code: 'validation', reason: 'formation.name-restricted', details};
    await payButton.click();
    await expect.element(page.getByText(/^Los estados no aceptan «bank» en un nombre/)).toBeVisible();
  });
});

describe('afterwards', () => {
  test.each([
    ['exists', 'Iniciar sesión'],
    ['none', 'Crear mi cuenta'],
  ] as const)('[ORD11] who paid as a visitor whose e-mail %s is led on with it filled in', async (account, act) => {
    await open({...answerPlacing(), readOrder: buildPaid({account})});
    await button(act).click();
    await settle();
    await expect.element(page.getByRole('textbox', {name: 'Correo'})).toHaveValue('ana@example.com');
    expect(new URLSearchParams(location.search).get('next')).toBe(`/es/dashboard/checkout/${orderId}`);
  });

  test('[ORD11] who paid as a visitor is told what comes next, and registers with the name that the order has', async () => {
    await keepDraft();
    await open({...answerPlacing(), readOrder: buildPaid()});
    await expect.element(page.getByText(/^Preparamos tu pedido en \d+ horas, según tu plan/)).toBeVisible();
    await expect.element(page.getByText('Te pediremos: pasaporte y comprobante de domicilio.')).toBeVisible();
    await button('Crear mi cuenta').click();
    await expect.element(page.getByRole('textbox', {name: 'Nombre', exact: true})).toHaveValue('Ana');
    await expect.element(page.getByRole('textbox', {name: 'Apellidos'})).toHaveValue('Restrepo');
    expect(location.href).not.toContain('Restrepo');
  });

  test('[ORD11] who paid a migration as a visitor is told of the papers of its company, and who opens an account abroad of none', async () => {
    await open({...answerPlacing(), readOrder: buildPaid({kind: 'migrate'})});
    await expect
      .element(
        page.getByText(
          /^Te pediremos: acta de constitución, carta del IRS con el EIN, acuerdo operativo o estatutos, pasaporte/,
        ),
      )
      .toBeVisible();
    await closeScreen();
    await open({...answerPlacing(), readOrder: buildPaid({kind: 'crypto'})});
    await expect.element(page.getByText('2. Tu trámite')).toBeVisible();
    expect(page.getByText('3. Tus documentos').elements()).toEqual([]);
  });

  test('[ORD1] an order that ran out says so, and is placed again where its answers are', async () => {
    await keepDraft();
    const answers = {...answerPlacing(), readOrder: buildOrder({state: 'expired'})};
    const {server} = await open(answers);
    await expect.element(heading('El pedido venció sin pagarse')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', {name: 'Cerrar'}).click();
    await button('Hacer el pedido de nuevo').click();
    await expect.element(payButton).toBeVisible();
    await expect.poll(() => server.sentTo('placeOrder')).toHaveLength(1);
  });

  test('[ORD15] a link’s secret leaves the address before anything runs, is kept here and is sent in a body alone', async () => {
    const secret = 'a'.repeat(43);
    history.replaceState(null, '', `/es/checkout/${orderId}#${secret}`);
    takeOrderLink(location);
    expect(location.href).not.toContain(secret);
    expect(readOrderLink(orderId)).toBe(secret);
    const {server} = await open({...answerPlacing(), readOrder: buildOrder()});
    expect(server.sentTo('readOrder')[0]).toEqual({id: orderId, secret});
    expect(readOrderLink(orderId)).toBeUndefined();
    const database = await openDatabase(guestId, () => undefined);
    expect(await database.device.get(`order-link:${orderId}`)).toMatchObject({value: secret});
    database.close();
  });

  test('[ORD11] whoever is signed in takes the company of what they paid as a visitor, and the device lets go of the secret', async () => {
    const database = await openDatabase(guestId, () => undefined);
    await database.device.put({key: `order-secret:${orderId}`, value: 'b'.repeat(43)});
    await database.device.put({key: `order-claim:${orderId}`, value: true});
    const answers = {readOrder: buildPaid(), claimOrder: buildPaid({isClaimed: true, isYours: true, account: null})};
    const {server} = await openScreen({path: `dashboard/${path}`, params, answers});
    await expect.element(page.getByRole('dialog', {name: 'Ceibo Studio LLC está en marcha'})).toBeVisible();
    await expect.poll(() => server.sentTo('claimOrder')).toEqual([{id: orderId, secret: 'b'.repeat(43)}]);
    await expect.poll(async () => database.device.get(`order-secret:${orderId}`)).toBeUndefined();
    database.close();
  });
});
