import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {toColumns} from '#contract/kernel/field-values.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {takeOrderLink} from '#src/data/session/order-link.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {writeMeta} from '#sync/store/meta.ts';
import {writeHotRows} from '#sync/pages/write-pages.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
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
import {fillIn} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});

const button = (name: string | RegExp) => page.getByRole('button', {name});
const reopen = button('Cambiar plan, cupón o respuestas');
const coupon = page.getByRole('textbox', {name: 'Cupón'});
const review = page.getByRole('link', {name: 'Revisar mis respuestas'});

/** A visitor's order, whose answers may change while the screen is open. */
async function open(answers: CheckoutAnswers): Promise<OpenScreen> {
  await keepDraft();
  for (const [name, answer] of Object.entries(answerPlacing())) answers[name] ??= answer;
  const screen = await openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers});
  await settle();
  return screen;
}

test('[ORD16] [ORD21] answers can be reviewed until paying begins, and again once it is left: plan and coupon too', async () => {
  const answers: CheckoutAnswers = {};
  const {server} = await open(answers);
  await expect.element(review).toBeVisible();
  await expect.element(page.getByText(/Atendemos tu pedido en \d+ horas y luego registramos/)).toBeVisible();
  await expect.element(reopen).not.toBeInTheDocument();
  answers['readOrder'] = buildPaying({state: 'failed', declined: 'funds'});
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(reopen).toBeVisible();
  await expect.element(review).not.toBeInTheDocument();
  await expect.element(page.getByText(/Revisa ahora/)).not.toBeInTheDocument();
  await expect.element(coupon).not.toBeInTheDocument();
  // Nobody knows whether it was left: it is as before.
  answers['reopenOrder'] = {code: 'provider-down', reason: 'payment.provider-down'};
  await reopen.click();
  await expect.element(page.getByText(/No pudimos hablar con el procesador/)).toBeVisible();
  answers['reopenOrder'] = buildOrder();
  answers['readOrder'] = buildOrder();
  await reopen.click();
  await expect.element(page.getByText(/ya puedes cambiar el plan/)).toBeVisible();
  await expect.element(coupon).toBeVisible();
  await expect.element(review).toBeVisible();
  await page.getByText('Enterprise').first().click();
  await expect.poll(() => server.sentTo('placeOrder').at(-1)).toMatchObject({draft: {plan: 'enterprise'}});
  await expect.poll(() => server.sentTo('reopenOrder')).toMatchObject([{id: orderId}, {id: orderId}]);
  await fillIn();
  await expect.element(page.getByRole('textbox', {name: 'Nombre en la tarjeta'})).toHaveValue('Ana Restrepo');
});

test('[ORD25] answers that could not be placed are not paid: the button says why, and they are placed once that is over', async () => {
  const answers: CheckoutAnswers = {};
  const {server} = await open(answers);
  await fillIn();
  const pay = button(/^Pagar .* y crear/);
  await expect.element(pay).not.toHaveAttribute('aria-disabled', 'true');
  answers['placeOrder'] = {code: 'rate-limited', reason: 'rate-limited'};
  const before = server.sentTo('placeOrder').length;
  await page.getByText('Enterprise').first().click();
  await expect.poll(() => server.sentTo('placeOrder').length).toBeGreaterThan(before);
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  await pay.click({force: true});
  expect(server.sentTo('payOrder')).toEqual([]);
  // What is shown is what was chosen, and it is not what would be paid.
  await expect.element(page.getByText('Plan Enterprise, un año').first()).toBeVisible();
  answers['placeOrder'] = {code: 'rate-limited', reason: 'rate-limited'};
  await button('Reintentar').click();
  await expect.poll(() => server.sentTo('placeOrder').length).toBeGreaterThan(before + 1);
  expect(server.sentTo('payOrder')).toEqual([]);
  answers['placeOrder'] = buildOrder({todayCents: 180_000});
  await expect.element(button(/^Pagar .*1[.,]?800.* y crear/)).not.toHaveAttribute('aria-disabled', 'true');
});

test('[ORD16] [ORD21] while nobody knows whether it was paid nothing can be changed; what was paid meanwhile says so', async () => {
  const answers: CheckoutAnswers = {};
  await open(answers);
  answers['readOrder'] = {...buildPaying(), payment: null};
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(/quedan fijos hasta saber si se cobró/)).toBeVisible();
  await expect.element(reopen).not.toBeInTheDocument();
  answers['readOrder'] = buildPaying({state: 'needs-action'});
  await button('Comprobar si se cobró').click();
  await expect.element(reopen).toBeVisible();
  answers['reopenOrder'] = buildPaid();
  await reopen.click();
  await expect.element(page.getByRole('heading', {name: 'Pago recibido', level: 1})).toBeVisible();
  await expect.element(page.getByText('Visa •••• 3184')).toBeVisible();
});

test('[ORD22] where only a link opens the order it is paid as it is: nothing of it can be changed', async () => {
  const answers: CheckoutAnswers = {};
  answers['readOrder'] = buildOrder();
  answers['placeOrder'] = {code: 'forbidden', reason: 'order.not-by-link'};
  await open(answers);
  await expect.element(page.getByText(/^Desde aquí puedes pagar este pedido tal como está/)).toBeVisible();
  await expect.element(coupon).not.toBeInTheDocument();
  await expect.element(review).not.toBeInTheDocument();
  await expect.element(button(/^Pagar/)).not.toHaveAttribute('aria-disabled', 'true');
});

test('[ORD16] [ORD21] another device of theirs that leaves the payment is heard of here: the order is read anew', async () => {
  const id = testId(0x8000);
  const own = {id, isClaimed: true, isYours: true, account: null};
  const answers: CheckoutAnswers = {...answerPlacing(), readOrder: {...buildPaying({state: 'failed'}), ...own}};
  const {me, server} = await openScreen({path: 'dashboard/checkout/:orderId', params: {orderId: id}, answers});
  await expect.element(reopen).toBeVisible();
  answers['readOrder'] = buildOrder(own);
  const userId = me?.id ?? '';
  const database = await openDatabase(userId, () => undefined);
  const row = {...buildRow('companyDrafts', id), deleted: false, paidAt: null, placedOrderId: testId(0x77)};
  const rows = toColumns(
    [row],
    Object.keys(row).filter((field) => field !== 'id'),
  );
  const before = server.sentTo('readOrder').length;
  await database.transaction('rw', database.pages, database.meta, async () => {
    await writeHotRows(database, {spaceId: userId, table: 'companyDrafts', revision: 2, rows});
    await writeMeta(database, 'revision', 2);
  });
  database.close();
  await expect.element(reopen).not.toBeInTheDocument();
  expect(server.sentTo('readOrder').length).toBeGreaterThan(before);
});

test.each([
  ['opens it, it is used and not the link: a visitor’s card is theirs, and the answers can be changed', false],
  ['opens nothing any more, the link is used', true],
])('[ORD20] [ORD22] where the device’s own secret %s', async (_, isOver) => {
  const [own, linked] = ['c'.repeat(43), 'd'.repeat(43)];
  const database = await openDatabase(guestId, () => undefined);
  await database.device.put({key: `order-secret:${orderId}`, value: own});
  database.close();
  const address = new URL(`/es/checkout/${orderId}#${linked}`, location.href);
  takeOrderLink(address);
  const {server} = await open({
    readOrder: (input: {secret?: string}) => (isOver && input.secret === own ? null : buildOrder()),
  });
  const used = isOver ? linked : own;
  await expect.poll(() => server.sentTo('placeOrder').at(-1)).toMatchObject({secret: used});
  expect(server.sentTo('readOrder').at(-1)).toEqual({id: orderId, secret: used});
});
