import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {Order} from '#contract/orders/order.ts';
import {guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {keepOrder} from '#src/data/formation/kept-order.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type OpenScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerPlacing, buildOrder, buildPaid, keepDraft, orderId, type CheckoutAnswers} from './checkout-scene.ts';
import {fillIn, pickCountry} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});

const button = (name: string | RegExp) => page.getByRole('button', {name});
const withCoupon = button('Pagar $990.00 y crear la empresa');
const withoutCoupon = button('Pagar $1,080.00 y crear la empresa');
const bare = button('Pagar sin el cupón');
const paid = page.getByRole('heading', {name: 'Pago recibido', level: 1});

/** The order with the coupon that counted when it was placed. */
function buildCheaper(): Order {
  const {lines} = buildOrder();
  const coupon = {kind: 'coupon', id: 'SUR10', period: 'once', count: 1, cents: -9_000} as const;
  return buildOrder({couponCode: 'SUR10', lines: [...lines, coupon], todayCents: 99_000});
}

/** Pays as the server does once the coupon has run out. */
const payLate = ({couponCode, seenCents}: {couponCode: string | null; seenCents: number}) => {
  if (couponCode !== null) return {code: 'conflict', reason: 'catalogue.coupon-expired'};
  if (seenCents !== 108_000) return {code: 'conflict', reason: 'order.price-changed', details: {cents: 108_000}};
  return buildPaid();
};

async function open(answers: CheckoutAnswers): Promise<OpenScreen> {
  const screen = await openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers});
  await settle();
  return screen;
}

test('[ORD5] [CPN3] where only a link opens the order and its coupon has run out, it is paid without it, at a sum that is shown before', async () => {
  const answers: CheckoutAnswers = {...answerPlacing(), readOrder: buildCheaper(), payOrder: payLate};
  const {server} = await open(answers);
  await page.getByRole('textbox', {name: 'Nombre en la tarjeta'}).fill('Ana Restrepo');
  await pickCountry('País de la tarjeta');
  await fillIn();
  await expect.element(bare).not.toBeInTheDocument();
  await withCoupon.click();
  await expect.element(page.getByText(/^El pedido no se puede pagar ahora con el cupón SUR10/)).toBeVisible();
  await expect.element(page.getByText('−$90.00')).toBeVisible();
  await bare.click();
  await expect.element(withoutCoupon).toBeVisible();
  await expect.element(bare).not.toBeInTheDocument();
  await expect.element(page.getByText('−$90.00')).not.toBeInTheDocument();
  await expect
    .poll(() => server.sentTo('payOrder'))
    .toMatchObject([
      {couponCode: 'SUR10', seenCents: 99_000},
      {couponCode: null, seenCents: 99_000},
    ]);
  await withoutCoupon.click();
  await expect.element(paid).toBeVisible();
  expect(server.sentTo('payOrder').at(-1)).toMatchObject({couponCode: null, seenCents: 108_000});
});

test('[ORD5] [CPN3] on the device of its draft the order is placed without it, and another coupon may follow', async () => {
  await keepDraft();
  const answers: CheckoutAnswers = {...answerPlacing(), readOrder: buildCheaper(), placeOrder: buildCheaper()};
  answers['payOrder'] = payLate;
  const {server} = await open(answers);
  await fillIn();
  await withCoupon.click();
  await expect.element(bare).toBeVisible();
  answers['placeOrder'] = buildOrder();
  await bare.click();
  await expect.element(withoutCoupon).toBeVisible();
  await expect.poll(() => server.sentTo('placeOrder').at(-1)).toMatchObject({couponCode: null});
  await expect.element(page.getByRole('textbox', {name: 'Cupón'})).toHaveValue('');
  answers['checkCoupon'] = {code: 'SUR20', appliesTo: 'plan', kind: 'percent', percent: 20};
  answers['placeOrder'] = buildOrder({couponCode: 'SUR20', todayCents: 90_000});
  await page.getByRole('textbox', {name: 'Cupón'}).fill('SUR20');
  await button('Aplicar').click();
  await expect.element(button('Pagar $900.00 y crear la empresa')).toBeVisible();
  answers['payOrder'] = buildPaid();
  await button('Pagar $900.00 y crear la empresa').click();
  await expect.element(paid).toBeVisible();
  expect(server.sentTo('payOrder').at(-1)).toMatchObject({couponCode: 'SUR20', seenCents: 90_000});
});

test('[ORD2] [CPN3] a page that is begun anew without a network shows the sum with the coupon, as long as the draft asks for the same', async () => {
  await keepDraft();
  const database = await openDatabase(guestId, () => undefined);
  await keepOrder(database, orderId, {order: buildCheaper(), isAsked: false});
  database.close();
  const scene = {path: 'checkout/:orderId', params: {orderId}, who: 'guest', face: 'offline'} as const;
  await openScreen(scene);
  await expect.element(withCoupon).toBeVisible();
  await expect.element(page.getByText('−$90.00').first()).toBeInTheDocument();
  await closeScreen();
  const changed = await openDatabase(guestId, () => undefined);
  const store = keepInRows({database: changed, spaceId: guestSpaceId}, orderId);
  const kept = await store.read();
  if (kept) await store.write({...kept, draft: {...kept.draft, services: ''}});
  changed.close();
  await openScreen(scene);
  await expect.element(button('Pagar $900.00 y crear la empresa')).toBeVisible();
});
