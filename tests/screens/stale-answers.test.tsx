import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {guestId} from '#src/data/database/visitor.ts';
import {keepOrder} from '#src/data/formation/kept-order.ts';
import {ensureSecret} from '#src/data/orders/secrets.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerPlacing, buildOrder, buildPaid, keepDraft, orderId, type CheckoutAnswers} from './checkout-scene.ts';
import {fillIn, pickCountry} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});

const pay = page.getByRole('button', {name: 'Pagar $1,080.00 y crear la empresa'});
const changed = {code: 'conflict', reason: 'order.answers-changed'};

async function open(answers: CheckoutAnswers) {
  const screen = await openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers});
  await settle();
  return screen;
}

test('[ORD26] paying names the answers that are shown; where others were placed meanwhile it says so, takes its own there and pays these', async () => {
  await keepDraft();
  const answers: CheckoutAnswers = {...answerPlacing(), placeOrder: buildOrder({answers: 'mine'})};
  const {server} = await open(answers);
  await fillIn();
  answers['payOrder'] = changed;
  answers['readOrder'] = buildOrder({answers: 'of-another-page'});
  await pay.click();
  await expect.element(page.getByText(/^Las respuestas de este pedido cambiaron/)).toBeVisible();
  // The draft that is here is what the person sees: the order has it again, and only then it is paid.
  await expect.poll(() => server.sentTo('placeOrder')).toHaveLength(2);
  answers['payOrder'] = buildPaid();
  await pay.click();
  await expect.element(page.getByRole('heading', {name: 'Pago recibido', level: 1})).toBeVisible();
  expect(server.sentTo('payOrder')).toMatchObject([{answers: 'mine'}, {answers: 'mine'}]);
});

test('[ORD26] where only its link opens an order, what was placed anew elsewhere is shown before it is paid', async () => {
  const answers: CheckoutAnswers = {...answerPlacing(), readOrder: buildOrder({answers: 'first'}), payOrder: changed};
  const {server} = await open(answers);
  await page.getByRole('textbox', {name: 'Nombre en la tarjeta'}).fill('Ana Restrepo');
  await pickCountry('País de la tarjeta');
  await fillIn();
  answers['readOrder'] = buildOrder({answers: 'second', name: 'Nueva Casa LLC'});
  await pay.click();
  await expect.element(page.getByText(/^Las respuestas de este pedido cambiaron/)).toBeVisible();
  await expect.element(page.getByText(/Nueva Casa LLC/).last()).toBeVisible();
  answers['payOrder'] = buildPaid();
  await pay.click();
  await expect.element(page.getByRole('heading', {name: 'Pago recibido', level: 1})).toBeVisible();
  expect(server.sentTo('payOrder')).toMatchObject([{answers: 'first'}, {answers: 'second'}]);
});

test('[ORD26] a visitor who leaves the wizard of a placed order takes it to their newest answers; of one that was not placed nothing is sent', async () => {
  const leave = async (lastName: string) => {
    const answers = {placeOrder: buildOrder()};
    const {server} = await openScreen({path: `create-company?draft=${orderId}`, who: 'guest', answers});
    await page.getByRole('textbox', {name: 'Apellidos'}).fill(lastName);
    await page.getByRole('button', {name: 'Guardar y salir'}).click();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    return server.sentTo('placeOrder');
  };
  await keepDraft();
  expect(await leave('Quiroga')).toEqual([]);
  const database = await openDatabase(guestId, () => undefined);
  await keepOrder(database, orderId, {order: buildOrder({expiresAt: '2099-01-01T00:00:00.000Z'}), isAsked: false});
  database.close();
  await ensureSecret(orderId);
  expect(await leave('Quiroga Paz')).toMatchObject([{draft: {id: orderId, lastName: 'Quiroga Paz'}, couponCode: null}]);
});
