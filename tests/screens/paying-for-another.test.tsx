import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {guestId} from '#src/data/database/visitor.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type OpenScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {buildOrder, buildPaid, orderId, type CheckoutAnswers} from './checkout-scene.ts';
import {fillIn, pickCountry} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});

const secret = 'b'.repeat(43);
const button = (name: string | RegExp) => page.getByRole('button', {name});

/** Somebody who is signed in comes to an order that a visitor placed, by the link of its mail. */
async function openByLink(answers: CheckoutAnswers, who: 'user' | 'guest' = 'user'): Promise<OpenScreen> {
  const database = await openDatabase(guestId, () => undefined);
  await database.device.put({key: `order-secret:${orderId}`, value: secret});
  database.close();
  const path = who === 'user' ? 'dashboard/checkout/:orderId' : 'checkout/:orderId';
  answers['readPaymentProvider'] = {kind: 'sandbox'};
  const screen = await openScreen({path, params: {orderId}, who, answers});
  await settle();
  return screen;
}

async function hasSecret(): Promise<boolean> {
  const database = await openDatabase(guestId, () => undefined);
  const kept = await database.device.get(`order-secret:${orderId}`);
  database.close();
  return kept !== undefined;
}

const note = page.getByText(/^Pagas Ceibo Studio LLC, el pedido de ana@example\.com/);

test('[ORD17] who pays by the link of another is told so before, pays for them, and takes nothing unasked', async () => {
  const answers: CheckoutAnswers = {readOrder: buildOrder()};
  const {server} = await openByLink(answers);
  await expect.element(note).toBeVisible();
  await fillIn();
  await page.getByRole('textbox', {name: 'Nombre en la tarjeta'}).fill('Eva Ruiz');
  await pickCountry('País de la tarjeta');
  answers['payOrder'] = buildPaid();
  answers['readOrder'] = buildPaid();
  await button(/^Pagar /).click();
  await expect.element(page.getByText(/^Pagaste Ceibo Studio LLC, el pedido de ana@example\.com/)).toBeVisible();
  await expect.poll(() => server.sentTo('payOrder')).toMatchObject([{secret, takes: false}]);
  expect(server.sentTo('claimOrder')).toEqual([]);
  answers['claimOrder'] = buildPaid({isClaimed: true, isYours: true, account: null});
  await button('Es mía: agregarla a mi cuenta').click();
  await expect.element(page.getByRole('dialog', {name: 'Ceibo Studio LLC está en marcha'})).toBeVisible();
  await expect.poll(() => server.sentTo('claimOrder')).toEqual([{id: orderId, secret}]);
  // The device lets go of it, and only then is everything done.
  await expect.poll(hasSecret).toBe(false);
  await settle();
});

test('[ORD17] whose e-mail it is, is asked nothing', async () => {
  await openByLink({readOrder: buildOrder({email: 'Ana.Quiroga@faro.example'})});
  await expect.element(page.getByText(/^Pedido FA-20261123-03/)).toBeVisible();
  await expect.element(page.getByText(/^Pagas Ceibo/)).not.toBeInTheDocument();
});

test('[ORD17] who says that it is theirs, is asked no more', async () => {
  await openByLink({readOrder: buildOrder()});
  await button('Es mía: irá a mi cuenta').click();
  await expect.element(note).not.toBeInTheDocument();
});

test('[ORD17] an order that has a person is nobody else’s to take', async () => {
  await openByLink({readOrder: buildOrder({isClaimed: true})});
  await expect.element(note).toBeVisible();
  await expect.element(button('Es mía: irá a mi cuenta')).not.toBeInTheDocument();
});

test.each([
  ['user', 'link', 'Ir a mi panel'],
  ['guest', 'link', 'Iniciar sesión'],
] as const)(
  '[ORD18] [ORD16] an order that is paid and somebody’s says so to a %s who has its link, also after paying',
  async (who, role, act) => {
    const answers: CheckoutAnswers = {readOrder: buildOrder()};
    const {server} = await openByLink(answers, who);
    answers['readOrder'] = {code: 'conflict', reason: 'order.claimed'};
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByRole('heading', {name: 'Pago recibido', level: 1})).toBeVisible();
    await expect.element(page.getByText(/^Este pedido está pagado y la empresa ya está en la cuenta/)).toBeVisible();
    await expect.element(page.getByRole(role, {name: act})).toBeVisible();
    expect(server.sentTo('claimOrder')).toEqual([]);
  },
);
