import {afterEach, beforeAll, expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {keepOrder} from '#src/data/formation/kept-order.ts';
import {placeAnew} from '#src/data/orders/place-anew.ts';
import {ensureSecret} from '#src/data/orders/secrets.ts';
import {toColumns, valueAt} from '#contract/kernel/field-values.ts';
import {writeHotRows} from '#sync/pages/write-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import type {Row} from '#tests/fixtures/build-change.ts';
import {buildDraft} from '#tests/fixtures/build-draft.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerPlacing, buildOrder, buildPaid, keepDraft, orderId, type CheckoutAnswers} from './checkout-scene.ts';
import {fillIn, pickCountry} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(() => vi.restoreAllMocks());
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

/** The server has what waits of a draft, and the device has that from it. */
async function acknowledge(database: LocalDatabase, spaceId: string, draft: Row = {}): Promise<void> {
  const {pages, meta, outbox} = database;
  await database.transaction('rw', pages, meta, outbox, async () => {
    const sent = (await outbox.toArray()).flatMap(({set}) => Object.entries(set));
    const row = {...draft, ...Object.fromEntries(sent.map(([field, values]) => [field, valueAt(values, 0)]))};
    const fields = Object.keys(row).filter((field) => field !== 'id');
    const rows = toColumns([{...row, deleted: false}], [...fields, 'deleted']);
    await writeHotRows(database, {spaceId, table: 'companyDrafts', revision: 2, rows});
    await outbox.clear();
  });
}

test('[ORD26] what an owner has changed a moment ago is waited for until the server has it, and then paid without another press', async () => {
  const {partners, ...draft} = buildDraft({plan: 'professional', services: 'us-address'});
  const own = {isClaimed: true, isYours: true, account: null};
  const rows = {
    companyDrafts: [{...draft, id: orderId, passed: '', workedAt: '2026-11-23T09:00:00.000Z'}],
    draftPartners: partners.map((partner) => ({...partner})),
  };
  const answers: CheckoutAnswers = {...answerPlacing(), placeOrder: buildOrder(own), listCards: {cards: []}};
  answers['payOrder'] = () => (isSent ? buildPaid(own) : changed);
  let isSent = false;
  const scene = {path: 'dashboard/checkout/:orderId', params: {orderId}, rows, answers} as const;
  const {me, server} = await openScreen(scene);
  await page.getByText('Enterprise', {exact: true}).first().click();
  const database = await openDatabase(me?.id ?? '', () => undefined);
  await expect.poll(async () => database.outbox.count()).toBeGreaterThan(0);
  await fillIn();
  await pay.click();
  await expect.poll(() => server.sentTo('payOrder')).toHaveLength(1);
  // Refused, and nothing is said: the change is still on its way.
  await settle();
  await expect.element(page.getByText(/^Las respuestas de este pedido cambiaron/)).not.toBeInTheDocument();
  isSent = true;
  await acknowledge(database, me?.id ?? '', rows.companyDrafts[0]);
  database.close();
  await expect.element(page.getByRole('heading', {name: 'Pago recibido', level: 1})).toBeVisible();
  expect(server.sentTo('payOrder')).toHaveLength(2);
});

/** A visitor's order that waits to be paid, as their device knows it. */
async function keepPlaced(): Promise<void> {
  const database = await openDatabase(guestId, () => undefined);
  await keepOrder(database, orderId, {order: buildOrder({expiresAt: '2099-01-01T00:00:00.000Z'}), isAsked: false});
  database.close();
  await ensureSecret(orderId);
}

async function changeDraft(patch: Partial<CompanyDraft>): Promise<void> {
  const database = await openDatabase(guestId, () => undefined);
  const store = keepInRows({database, spaceId: guestSpaceId}, orderId);
  const kept = await store.read();
  if (kept) await store.write({...kept, draft: {...kept.draft, ...patch}});
  database.close();
}

const openWizard = async () =>
  openScreen({path: `create-company?draft=${orderId}`, who: 'guest', answers: {placeOrder: buildOrder()}});

test('[ORD26] a visitor who leaves the wizard of a placed order takes it to their newest answers; of one that was not placed nothing is sent', async () => {
  const leave = async (lastName: string) => {
    const {server} = await openWizard();
    await page.getByRole('textbox', {name: 'Apellidos'}).fill(lastName);
    await page.getByRole('button', {name: 'Guardar y salir'}).click();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    return server.sentTo('placeOrder');
  };
  await keepDraft();
  expect(await leave('Quiroga')).toEqual([]);
  await keepPlaced();
  expect(await leave('Quiroga Paz')).toMatchObject([{draft: {id: orderId, lastName: 'Quiroga Paz'}, couponCode: null}]);
});

test('[ORD26] an e-mail that is half typed as a visitor looks away is told nothing of the order', async () => {
  await keepDraft({email: 'ana@example.co'});
  await keepPlaced();
  const {server} = await openWizard();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  // As whoever looks away again does, once that has come to its end.
  await placeAnew(orderId, 'es', false);
  expect(server.sentTo('placeOrder')).toEqual([]);
  await changeDraft({email: 'ana@example.com', lastName: 'Quiroga'});
  document.dispatchEvent(new Event('visibilitychange'));
  await expect
    .poll(() => server.sentTo('placeOrder'))
    .toMatchObject([{draft: {email: 'ana@example.com', lastName: 'Quiroga'}}]);
});
