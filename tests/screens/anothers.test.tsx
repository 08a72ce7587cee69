import {afterEach, beforeAll, describe, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es as another} from '#src/data/another/text/es.ts';
import {words as admin} from '#src/features/admin/text/words.ts';
import {es} from '#src/features/subscriptions/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {faces, closeScreen, loadAllTexts, openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults, findFaultsOfFilled} from '#tests/kits/screen-kit/screen-kit.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const whose = testId(0x77);
const companyId = testId(0x78);
const subscriptions = `${pathTo.subscriptions.path}?user=${whose}`;
const cardsPath = `${pathTo.cards.path}?user=${whose}`;
const person = {id: whose, name: 'Luis Paz', email: 'luis@example.com'};
const plan = buildRow('subscriptions', companyId, {planId: 'professional', paidUntil: '2099-11-02'});
const bought = {
  company: {id: companyId, name: 'Lapacho LLC', type: 'LLC', state: 'WY'},
  formation: {kind: 'create', status: 'Completed', volume: null},
  services: [],
  subscriptions: [plan],
};
const visa = {brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, expiry: 'good', isDefault: true};
const ended = {
  ...visa,
  brand: 'mastercard',
  last4: '4444',
  expMonth: 1,
  expYear: 2026,
  expiry: 'expired',
  isDefault: false,
};
const answers = {readAnothers: {person, companies: [bought]}, readAnothersCards: {person, cards: [visa, ended]}};
const note = (isAdmin: boolean) =>
  another[isAdmin ? 'noteAdmin' : 'note'].replace('{{name}}', person.name).replace('{{email}}', person.email);
const words = (text: string | RegExp) => page.getByText(text).first();

describe.each([
  ['subscriptions', subscriptions],
  ['cards', cardsPath],
] as const)('another person’s %s', (_, path) => {
  test.each(faces)('[SIT12] [SUB13] hold what a screen promises for an admin, %s', async (face) => {
    const isFilled = face === 'filled';
    const given = isFilled ? {answers} : face === 'empty' ? {answers: emptyAnswers} : {};
    await openScreen({path, who: 'admin', face, language: isFilled ? 'en' : 'es', ...given});
    const faults = await findFaults(face, isFilled ? 'everything' : 'colours');
    expect([...faults, ...(isFilled ? await findFaultsOfFilled() : [])]).toEqual([]);
  });
});

const emptyAnswers = {readAnothers: {person, companies: []}, readAnothersCards: {person, cards: []}};

test.each([
  ['an admin', 'admin'],
  ['a manager', 'user'],
] as const)(
  '[SUB13] %s reads whose it is, what is paid and with which cards, and can change nothing',
  async (_, who) => {
    const {server} = await openScreen({path: subscriptions, who, answers});
    await expect.element(page.getByRole('heading', {level: 1, name: 'Suscripciones de Luis Paz'})).toBeVisible();
    await expect.element(words(note(who === 'admin'))).toBeVisible();
    await expect
      .element(words('El próximo cobro es de $900.00 el 2 de noviembre de 2099, por Lapacho LLC.'))
      .toBeVisible();
    await expect.element(page.getByRole('row').filter({hasText: /Professional.*Lapacho LLC.*\$900\.00/})).toBeVisible();
    await expect.element(words(/Visa •••• 4242/)).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('button')).not.toBeInTheDocument();
    await expect.poll(() => server.sentTo('readAnothers')).toEqual([{user: whose}]);
    expect(server.sentTo('listCards')).toEqual([]);
  },
);

test('[SUB13] the cards alone say which is charged and which has ended, and lead back and on', async () => {
  await openScreen({path: cardsPath, who: 'admin', answers});
  await expect.element(page.getByRole('heading', {level: 1, name: 'Tarjetas de Luis Paz'})).toBeVisible();
  const cards = page.getByRole('list', {name: another.cards});
  await expect
    .element(
      cards
        .getByRole('listitem')
        .nth(0)
        .filter({hasText: /Visa •••• 4242 Predeterminada.*12\/34/}),
    )
    .toBeVisible();
  await expect
    .element(
      cards
        .getByRole('listitem')
        .nth(1)
        .filter({hasText: /Mastercard •••• 4444.*Venció en 01\/26/}),
    )
    .toBeVisible();
  await expect.element(page.getByRole('main').getByRole('button')).not.toBeInTheDocument();
  await page.getByRole('link', {name: another.toSubscriptions}).click();
  await expect.element(page.getByRole('heading', {name: 'Suscripciones de Luis Paz'})).toBeVisible();
  await page.getByRole('link', {name: another.toUsers}).click();
  await expect.element(page.getByRole('heading', {name: admin.usersTitle.es})).toBeVisible();
});

test('[SUB13] who may not look is told, a failure can be tried again, and without a network nothing is there', async () => {
  const open = async (scene: Partial<Scene>) => openScreen({path: subscriptions, ...scene});
  const unknown = {code: 'not-found', reason: 'subscription.no-such-person'};
  await open({answers: {readAnothers: unknown, readAnothersCards: unknown}});
  await expect.element(page.getByRole('heading', {name: another.nobodyTitle})).toBeVisible();
  await expect.element(words(another.nobodyText)).toBeVisible();
  await page.getByRole('link', {name: another.toOwnSubscriptions}).click();
  await expect.element(page.getByRole('heading', {level: 1, name: es.title, exact: true})).toBeVisible();
  await open({who: 'admin', face: 'refused'});
  await expect.element(words(another.trouble)).toBeVisible();
  await open({who: 'admin', face: 'offline'});
  await expect.element(page.getByRole('heading', {name: another.offlineTitle})).toBeVisible();
});

test('[SUB13] one’s own address with one’s own id is one’s own page', async () => {
  const {me} = await openScreen({path: pathTo.subscriptions.path, answers: {listCards: {cards: []}}});
  history.pushState(null, '', `/es/${pathTo.subscriptions.path}?user=${me?.id}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  await expect.element(page.getByText(es.keep)).toBeVisible();
});

test('[SUB13] an admin comes there from the list of users, a manager from their own page', async () => {
  await openScreen({path: pathTo.admin.path, who: 'admin', answers});
  await page
    .getByRole('button', {name: /^Acciones de/})
    .first()
    .click();
  await page.getByRole('menuitem', {name: admin.seePayments.es}).click();
  await expect.element(words(note(true))).toBeVisible();
  const owner = buildRow('memberships', testId(0x79), {userId: whose, role: 'owner', name: person.name});
  const {me} = await openScreen({path: pathTo.subscriptions.path, answers, rows: {memberships: [owner]}});
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const space = await readSpace(database, testId(0xc0));
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, testId(0xc0), {...space, role: 'manager'});
  database.close();
  await settle();
  await page
    .getByRole('link', {name: /^Tarjetas de/})
    .first()
    .click();
  await expect.element(words(note(false))).toBeVisible();
});
