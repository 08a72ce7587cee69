import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {addDays} from '#contract/kernel/dates.ts';
import {es} from '#src/features/companies/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {seedOtherCompany} from '#tests/kits/screen-kit/seed.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);

test('the home shows half a year of income and expenses, as bars and as a table, and each month leads to its movements (S2.21)', async () => {
  await openScreen({path: pathTo.dashboard.path});
  const bars = page.getByRole('list', {name: es.monthsTitle}).getByRole('link');
  await expect.element(bars.last()).toBeVisible();
  expect(bars.elements()).toHaveLength(6);
  await expect
    .element(bars.first())
    .toHaveAccessibleName(/^\p{L}+, \p{L}+ de \d{4}: ingresos .*\d, gastos .*\d, resultado [+\u2212]?.*\d$/u);

  await page.getByRole('radio', {name: es.monthsTable}).click();
  const table = page.getByRole('region', {name: es.monthsTitle}).getByRole('table');
  await expect.element(table).toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(7);
  await page.getByRole('radio', {name: es.monthsChart}).click();

  await bars.nth(4).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toMatch(/bookkeeping\/[0-9a-f-]{36}\?from=\d{4}-\d\d-01&to=/);
});

const card = {cardId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, isDefault: true};
const said = [new RegExp(es.renewalCard), /Tu tarjeta Visa •••• 4242 es válida hasta 10\/26: hará falta otra\./];
test.each([
  ['no card is saved', {cards: []}, [1, 0]],
  ['the saved one has ended', {cards: [{...card, expMonth: 10, expYear: 2026, expiry: 'expired'}]}, [0, 1]],
  ['one that is good is saved', {cards: [{...card, expiry: 'good'}]}, [0, 0]],
  ['nobody can say', {code: 'provider-down', reason: 'payment.provider-down'}, [0, 0]],
] as const)(
  '[PAY21] [PAY25] an owner reads when their plan is renewed; where %s, this of a card',
  async (_, listCards, counts) => {
    const {server} = await openScreen({path: pathTo.dashboard.path, answers: {listCards}});
    const line = page.getByText(new RegExp(`^${es.renewal}: `));
    await expect.element(line).toBeVisible();
    await expect.poll(() => server.sentTo('listCards')).not.toEqual([]);
    await settle();
    await expect.poll(() => said.map((words) => page.getByText(words).elements().length)).toEqual(counts);
    const ways = page.getByRole('link', {name: es.renewalAdd, exact: true}).elements();
    const isSaid = Math.max(...counts) > 0;
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(isSaid ? ['/es/payment-method'] : []);
  },
);

test('[PAY25] a card that ends before a charge that is near is a thing to do, and leads to where another is added', async () => {
  const paidUntil = addDays(dayNow.federal(), 45);
  const [year = 0, month = 0] = dayNow.federal().split('-').map(Number);
  await openScreen({
    path: pathTo.dashboard.path,
    rows: {
      companies: [buildRow('companies', companyId, {name: 'Nube LLC', type: 'LLC', state: null})],
      formations: [buildRow('formations', companyId, {status: 'Completed', kind: 'create'})],
      companyDocuments: [],
      subscriptions: [buildRow('subscriptions', companyId, {planId: 'standard', paidUntil})],
    },
    answers: {listCards: {cards: [{...card, expYear: year, expMonth: month, expiry: 'soon'}]}},
  });
  const task = page.getByRole('listitem').filter({hasText: /^Hará falta una tarjeta para Nube LLC/});
  await page.getByRole('button', {name: es.tasksAll}).click();
  await expect.element(task.getByText(/y tu tarjeta Visa •••• 4242 es válida hasta \d\d\/\d\d\.$/)).toBeVisible();
  await expect.element(task.getByRole('link')).toHaveAttribute('href', '/es/payment-method');
  expect(await findFaults('filled')).toEqual([]);
});

test('[PAY21] without a network nothing is said of cards', async () => {
  const {server} = await openScreen({path: pathTo.dashboard.path, face: 'offline'});
  await expect.element(page.getByText(new RegExp(`^${es.renewal}: `))).toBeVisible();
  await expect.element(page.getByText(new RegExp(es.renewalCard))).not.toBeInTheDocument();
  expect(server.sentTo('listCards')).toEqual([]);
});

test('[HOM5] a company says what it wants first, and one that wants nothing what falls due next', async () => {
  await openScreen({path: pathTo.dashboard.path});
  await expect.element(page.getByText(/^Te toca a ti: .+/).first()).toBeVisible();
  await closeScreen();
  await openScreen({
    path: pathTo.dashboard.path,
    rows: {
      companies: [buildRow('companies', companyId, {name: 'Nube LLC', type: 'LLC', state: null, origin: 'added'})],
      formations: [],
      subscriptions: [],
    },
  });
  await expect.element(page.getByText(/^Sigue: formulario .+, \d+ \p{L}+ \d{4}$/u)).toBeVisible();
});

test('[HOM5] a renewal of the plan that was not charged is said once at its company, by its own line', async () => {
  const owed = {planId: 'standard', period: 'year', paidUntil: dayNow.federal(), isEnding: false, owedFor: 'declined'};
  await openScreen({
    path: pathTo.dashboard.path,
    rows: {
      companies: [buildRow('companies', companyId, {name: 'Nube LLC', type: 'LLC', origin: 'migrated'})],
      formations: [buildRow('formations', companyId, {kind: 'migrate', status: 'Completed'})],
      subscriptions: [buildRow('subscriptions', companyId, {...owed, retryOn: null})],
    },
  });
  await expect.element(page.getByText(/no se cobró\./u)).toBeVisible();
  await expect.element(page.getByText(/^Te toca a ti: pagar/u)).not.toBeInTheDocument();
});

test('the home of a company that was just ordered says its number, what is done next, by when, and what is wanted (S4.01)', async () => {
  await openScreen({path: pathTo.dashboard.path});
  await expect.element(page.getByText(/1 de 8.*FA-20261120-02/)).toBeVisible();
  await expect.element(page.getByText(/^Preparamos el registro en /)).toBeVisible();
  // 48 hours after it was paid.
  await expect.element(page.getByText(/22.*nov/i).first()).toBeVisible();
  await page.getByRole('button', {name: es.tasksAll}).click();
  const wanted = page.getByRole('listitem').filter({hasText: /^Sube los documentos de /});
  await expect.element(wanted.first()).toBeVisible();
  await expect
    .element(wanted.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching('/dashboard/company/') as string);
});

const letterOf = (nth: number, more = {}) => buildRow('mailScans', testId(0xa00 + nth), {subject: '', ...more});
const mailScans = [
  letterOf(1, {sender: 'Mercury', receivedOn: '2026-11-10'}),
  letterOf(2, {sender: 'IRS', subject: 'Carta 147C', receivedOn: '2026-11-18'}),
  letterOf(3, {sender: 'Wise', isRead: true, receivedOn: '2026-11-19'}),
  letterOf(4, {sender: 'Stripe', storedAt: null, receivedOn: '2026-11-19'}),
];

test('[HOM6] the newest unread letters stand on the home, also without a network, and lead to themselves', async () => {
  await openScreen({path: pathTo.dashboard.path, rows: {mailScans}, face: 'offline'});
  const list = page.getByRole('main').getByRole('list', {name: es.letters});
  await expect.element(list).toBeVisible();
  expect(
    list
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['IRS', 'Mercury']);
  await list.getByRole('link', {name: 'IRS'}).click();
  await expect.poll(() => location.pathname + location.search).toBe(`/es/mailing?mail=${testId(0xa02)}`);
});

test('[HOM6] a bookkeeper is shown no letters', async () => {
  const {me} = await openScreen({path: pathTo.dashboard.path, rows: {mailScans}});
  const list = page.getByRole('main').getByRole('list', {name: es.letters});
  await expect.element(list).toBeVisible();
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const space = await readSpace(database, companyId);
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, companyId, {...space, role: 'bookkeeper'});
  database.close();
  await expect.element(list).not.toBeInTheDocument();
});

test('[HOM2] all dates are seen where there are more than five', async () => {
  const companyId = testId(0xc0);
  const paidUntil = addDays(dayNow.ofState('WY'), 40);
  const paid = {period: 'year', paidUntil, isEnding: false, nextPlanId: null, nextPeriod: null};
  const [address, forms] = [testId(0xa1), testId(0xa2)];
  await openScreen({
    path: pathTo.dashboard.path,
    rows: {
      companies: [buildRow('companies', companyId, {name: 'Nube LLC', type: 'LLC', origin: 'migrated', state: 'WY'})],
      formations: [
        buildRow('formations', companyId, {kind: 'migrate', status: 'Completed', constitutedOn: '2024-03-11'}),
      ],
      partners: [],
      companyServices: [
        buildRow('companyServices', address, {serviceId: 'us-address'}),
        buildRow('companyServices', forms, {serviceId: 'irs-forms'}),
      ],
      subscriptions: [
        buildRow('subscriptions', companyId, {...paid, planId: 'standard'}),
        buildRow('subscriptions', address, {...paid, planId: null}),
        buildRow('subscriptions', forms, {...paid, planId: null}),
      ],
    },
  });
  const lines = page.getByRole('list', {name: es.dates}).getByRole('listitem');
  await expect.element(lines.first()).toBeVisible();
  expect(lines.elements()).toHaveLength(5);
  await page.getByRole('button', {name: es.datesAll}).click();
  expect(lines.elements().length).toBeGreaterThan(5);
  await expect.element(page.getByRole('button', {name: es.datesAll})).not.toBeInTheDocument();
});

test('[HOM2] each date leads to where something can be done about it; of several companies each name does', async () => {
  const nube = testId(0xc0);
  const paidUntil = addDays(dayNow.ofState('WY'), 40);
  const {me} = await openScreen({
    path: pathTo.dashboard.path,
    rows: {
      companies: [buildRow('companies', nube, {name: 'Nube LLC', type: 'LLC', origin: 'migrated', state: 'WY'})],
      formations: [buildRow('formations', nube, {kind: 'migrate', status: 'Completed', constitutedOn: '2024-03-11'})],
      partners: [],
      companyServices: [],
      subscriptions: [
        buildRow('subscriptions', nube, {
          planId: 'standard',
          period: 'year',
          paidUntil,
          isEnding: false,
          nextPlanId: null,
          nextPeriod: null,
        }),
      ],
    },
  });
  const list = page.getByRole('list', {name: es.dates});
  const way = (name: RegExp | string) => list.getByRole('link', {name}).first();
  await expect.element(way(es['date.report'])).toHaveAttribute('href', `/es/dashboard/company/${nube}/renewal`);
  await expect.element(way(es['date.plan'])).toHaveAttribute('href', '/es/subscriptions');
  await expect.element(way(/5472/)).toHaveAttribute('href', `/es/dashboard/company/${nube}`);
  const other = await seedOtherCompany(me?.id ?? '', {type: 'LLC', role: 'owner', name: 'Sur LLC', merchant: 'M'});
  await expect.element(way('Sur LLC')).toHaveAttribute('href', `/es/dashboard/company/${other}`);
  await expect.element(way('Nube LLC')).toHaveAttribute('href', `/es/dashboard/company/${nube}`);
  expect(await findFaults('filled')).toEqual([]);
});
