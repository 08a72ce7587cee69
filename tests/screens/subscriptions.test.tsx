import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {es} from '#src/features/subscriptions/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen, setWidth, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  removeToasts();
});

const path = pathTo.subscriptions.path;
const visa = {cardId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, expiry: 'good'};
const cards = [{...visa, isDefault: true}];

/** Gives the reader another part in the company that they look at. */
async function becomeA(role: SpaceRole, userId: string): Promise<void> {
  const database = await openDatabase(userId, () => undefined);
  const space = await readSpace(database, testId(0xc0));
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, testId(0xc0), {...space, role});
  database.close();
  await settle();
}

test('[SUB2] [SUB3] what is paid stands with its day and price, the next charge as a sentence with the card', async () => {
  await openScreen({path, answers: {listCards: {cards}}});
  const table = page.getByRole('region', {name: es.paid});
  const plan = table.getByRole('row').filter({hasText: 'Professional'});
  await expect.element(plan.filter({hasText: /Quebracho LLC.*\$900\.00/})).toBeVisible();
  await expect.element(page.getByText(es.toCards)).toBeVisible();
  await expect.element(page.getByText(/Visa •••• 4242, vence en 12\/34/)).toBeVisible();
});

test('[SUB3] a manager sees what is paid and nobody’s cards; a bookkeeper is told that it is not theirs to see', async () => {
  const {me} = await openScreen({path, answers: {listCards: {cards}}});
  await becomeA('manager', me?.id ?? '');
  await expect.element(page.getByText(es.cardsTheirs)).toBeVisible();
  await expect.element(page.getByText(/Professional/).first()).toBeVisible();
  await expect.element(page.getByText(/4242/)).not.toBeInTheDocument();
  await becomeA('bookkeeper', me?.id ?? '');
  await expect.element(page.getByRole('heading', {name: es.notYours})).toBeVisible();
  await expect.element(page.getByText(/Professional/)).not.toBeInTheDocument();
});

test('[SUB3] without a network what is paid is read, and the cards say why they are not', async () => {
  await openScreen({path, face: 'offline'});
  await expect.element(page.getByRole('row').filter({hasText: 'Professional'})).toBeVisible();
  await expect.element(page.getByText(es.cardsOffline)).toBeVisible();
});

const menu = page.getByRole('button', {name: /^Acciones de Plan Professional/});

/** The plan is paid for a long time. */
const paidPlan = (overrides = {}) => ({
  subscriptions: [
    buildRow('subscriptions', testId(0xc0), {planId: 'professional', paidUntil: '2099-11-02', ...overrides}),
  ],
});

test('[SUB10] another plan says what is charged today and then, before one says yes', async () => {
  const {server} = await openScreen({path, rows: paidPlan(), answers: {listCards: {cards}, changeSubscription: {}}});
  await menu.click();
  await page.getByRole('menuitem', {name: es.change}).click();
  const dialog = page.getByRole('dialog', {name: es.changeTitle});
  await expect.element(dialog.getByText(/Es el plan que tienes/)).toBeVisible();
  await dialog.getByRole('radio', {name: /^Standard/}).click({force: true});
  await expect
    .element(
      dialog.getByText(
        'Hoy no se cobra nada. El 2 de noviembre de 2099 se cobran $450.00, y desde entonces tienes Standard.',
      ),
    )
    .toBeVisible();
  await dialog.getByRole('button', {name: es.changeAct}).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => server.sentTo('changeSubscription'))
    .toMatchObject([
      {companyId: testId(0xc0), id: testId(0xc0), wish: {kind: 'plan', planId: 'standard', period: 'year'}},
    ]);
});

test('[SUB15] a smaller plan says all that is charged on its day, and what begins to cost', async () => {
  const beside = (nth: number, serviceId: string) => ({
    service: buildRow('companyServices', testId(nth), {serviceId, period: 'year', count: 1}),
    paid: buildRow('subscriptions', testId(nth), {planId: null, period: 'year', paidUntil: '2099-11-02'}),
  });
  const [forms, address] = [beside(0xe1, 'irs-forms'), beside(0xe2, 'us-address')];
  const rows = {
    companyServices: [forms.service, address.service],
    subscriptions: [...paidPlan().subscriptions, forms.paid, address.paid],
  };
  await openScreen({path, rows, answers: {listCards: {cards}}});
  await menu.click();
  await page.getByRole('menuitem', {name: es.change}).click();
  const dialog = page.getByRole('dialog', {name: es.changeTitle});
  await expect.element(dialog.getByText(/se renueva igual .*, por \$1,080\.00\./)).toBeVisible();
  await expect.element(dialog.getByText(/se cobra aparte/)).not.toBeInTheDocument();
  await dialog.getByRole('radio', {name: /^Standard/}).click({force: true});
  await expect.element(dialog.getByText(/se cobran \$880\.00, y desde entonces tienes Standard/)).toBeVisible();
  await expect.element(dialog.getByText(/se cobra aparte desde el 2 de noviembre de 2099: \$250\.00\.$/)).toBeVisible();
  await expect
    .element(dialog.getByText(/^Es todo lo que se renueva ese día: .*\$450\.00.*\$250\.00.*\$180\.00\.$/))
    .toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await setWidth(410);
  expect(await findFaults('filled')).toEqual([]);
});

test('[SUB9] what is not to be renewed says until when it goes on', async () => {
  const {server} = await openScreen({path, rows: paidPlan(), answers: {listCards: {cards}, changeSubscription: {}}});
  await menu.click();
  await page.getByRole('menuitem', {name: es.end}).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/Queda activo hasta el 2 de noviembre de 2099/)).toBeVisible();
  await dialog.getByRole('button', {name: es.endAct}).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => server.sentTo('changeSubscription')).toMatchObject([{wish: {kind: 'end'}}]);
});

test('[SUB9] what ends stands with its day, and can be renewed after all', async () => {
  const {server} = await openScreen({
    path,
    rows: paidPlan({isEnding: true}),
    answers: {listCards: {cards}, changeSubscription: {}},
  });
  const list = page.getByRole('list', {name: es.ending});
  await expect.element(list.getByText(/Activo hasta el/)).toBeVisible();
  await list.getByRole('button', {name: /^Renovar/}).click();
  await expect.element(page.getByText('Plan Professional: se renueva otra vez.').first()).toBeVisible();
  await expect.poll(() => server.sentTo('changeSubscription')).toMatchObject([{wish: {kind: 'renew'}}]);
});

test('[SUB19] a plan that could not be charged is given up by its owner, who is told what ends with it', async () => {
  const rows = paidPlan({paidUntil: '2026-11-02', owedFor: 'funds', retryOn: '2026-11-05'});
  const {me, server} = await openScreen({path, rows, answers: {listCards: {cards}, changeSubscription: {}}});
  await expect.element(page.getByText(/del 2 de noviembre de 2026 no se pudo cobrar/)).toBeVisible();
  await setWidth(320);
  expect(await findFaults('filled')).toEqual([]);
  await setWidth(1284);
  await page.getByRole('button', {name: es.end, exact: true}).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(es.giveUpText)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await dialog.getByRole('button', {name: es.endAct}).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => server.sentTo('changeSubscription')).toMatchObject([{wish: {kind: 'end'}}]);
  await becomeA('manager', me?.id ?? '');
  await expect.element(page.getByRole('button', {name: es.end, exact: true})).not.toBeInTheDocument();
});

test('[SUB17] who has only added companies is told how one of them comes to a plan, and led there', async () => {
  const added = buildRow('companies', testId(0xc0), {name: 'Sur LLC', type: 'LLC', origin: 'added', dissolvedOn: null});
  const rows = {companies: [added], formations: [], subscriptions: []};
  const {me} = await openScreen({path: pathTo.subscriptions.path, rows});
  await expect.element(page.getByText(es.addedText_one.replace('{{names}}', 'Sur LLC'))).toBeVisible();
  await expect
    .element(page.getByRole('link', {name: es.migrate}))
    .toHaveAttribute('href', '/es/dashboard/migrate-company');
  await becomeA('manager', me?.id ?? '');
  await expect.element(page.getByText(es.othersText)).toBeVisible();
  await expect.element(page.getByRole('link', {name: es.migrate})).not.toBeInTheDocument();
});

test('[SUB9] a manager changes nothing', async () => {
  const {me} = await openScreen({path, rows: paidPlan(), answers: {listCards: {cards}}});
  await expect.element(menu).toBeVisible();
  await becomeA('manager', me?.id ?? '');
  await expect.element(menu).not.toBeInTheDocument();
});

test('[SUB12] a larger plan today says what is charged today and then, and leads to where it is paid', async () => {
  const rows = paidPlan({countedFrom: '2025-11-02'});
  await openScreen({path, rows, answers: {listCards: {cards}, readPaymentProvider: {kind: 'sandbox'}}});
  await menu.click();
  await page.getByRole('menuitem', {name: es.change}).click();
  const dialog = page.getByRole('dialog', {name: es.changeTitle});
  await expect.element(dialog.getByRole('radio', {name: /^Hoy/})).not.toBeInTheDocument();
  await dialog.getByRole('radio', {name: /^Enterprise/}).click({force: true});
  await dialog.getByRole('radio', {name: /^Hoy/}).click({force: true});
  await expect
    .element(dialog.getByText(/Hoy se cobran \$900\.00.*se cobran \$1,800\.00, y desde hoy tienes Enterprise/))
    .toBeVisible();
  await dialog.getByRole('button', {name: es.nowAct}).click();
  await expect.element(page.getByText('Quebracho LLC pasa hoy al plan Enterprise')).toBeVisible();
  await expect.element(page.getByRole('button', {name: /^Pagar \$900\.00 con Visa •••• 4242$/})).toBeVisible();
});
