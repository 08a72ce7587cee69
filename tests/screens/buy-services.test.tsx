import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {addDays, addMonths} from '#contract/kernel/dates.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {words} from '#src/features/companies/company/text/words.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);
const today = dayNow.ofPrices();
const orderedAt = `${addMonths(today, -2)}T12:00:00.000Z`;

const serviceOf = (nth: number, overrides: Row) =>
  buildRow('companyServices', testId(nth), {
    count: 1,
    period: 'once',
    orderedAt,
    orderId: null,
    status: 'ordered',
    endedOn: null,
    proofId: null,
    note: '',
    returnedWhy: null,
    ...overrides,
  });

async function open({rows: more, ...scene}: Partial<Scene> = {}, services: readonly Row[] = []) {
  const rows = {
    companies: [buildRow('companies', companyId, {name: 'Estudio Sur LLC', type: 'LLC', state: 'WY', origin: 'owned'})],
    formations: [buildRow('formations', companyId, {kind: 'create', status: 'Completed', filedOn: today})],
    subscriptions: [
      buildRow('subscriptions', companyId, {
        planId: 'professional',
        period: 'year',
        countedFrom: today,
        paidUntil: addMonths(today, 12),
      }),
    ],
    companyServices: services,
    renewals: [],
    ...more,
  };
  const screen = await openScreen({path: pathTo.company.path, rows, ...scene});
  await settle(() => page.getByText(words.services.es).elements().length > 0);
  return screen;
}

test('[BUY10] what fits the company is offered with its price today and later; buying leads on to the order', async () => {
  const {server} = await open({answers: {placePurchase: {code: 'conflict', reason: 'purchase.settled'}}});
  await page.getByRole('button', {name: words.buyMore.es}).click();
  await expect.element(page.getByText('Certificado de vigencia')).toBeVisible();
  // Of a C-Corp, and of one whose papers did not go to the state yet.
  expect(page.getByText('Libro de actas y acciones').elements()).toEqual([]);
  expect(page.getByText('Trámite exprés ante el estado').elements()).toEqual([]);
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('button', {name: words.buyOne.es.replace('{{name}}', 'Dirección en EE. UU.')}).click();
  await expect.element(page.getByRole('dialog').getByText(/^Se renueva el /)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('button', {name: words.goPay.es}).click();
  const wish = {kind: 'services', services: [{id: 'us-address', count: 1}]};
  await expect.poll(() => server.sentTo('placePurchase')).toMatchObject([{companyId, wish, seenCents: 18_000}]);
  await expect.element(page.getByText('Esto ya está pagado o resuelto. No se cobró nada.')).toBeVisible();
});

test('[BUY11] each service says where it is, and what it was given back for', async () => {
  await open({}, [
    serviceOf(0x51, {serviceId: 'itin', count: 2}),
    serviceOf(0x52, {serviceId: 'good-standing', status: 'doing'}),
    serviceOf(0x53, {serviceId: 'apostille', status: 'done', endedOn: addDays(today, -1), note: 'Va por correo.'}),
    serviceOf(0x54, {serviceId: 'us-address', status: 'returned', endedOn: today, returnedWhy: 'lacking'}),
  ]);
  await expect.element(page.getByText(/^Pedido el /)).toBeVisible();
  await expect.element(page.getByText(/^En curso desde que lo pediste/)).toBeVisible();
  await expect.element(page.getByText(/^Hecho el /)).toBeVisible();
  await expect.element(page.getByText('Va por correo.')).toBeVisible();
  await expect.element(page.getByText(/^Devuelto el .*: faltaba algo$/)).toBeVisible();
  await page.getByRole('button', {name: words.buyMore.es}).click();
  // What one waits for is not offered again; what was given back is, and so is what is for another partner.
  expect(page.getByRole('button', {name: /^Contratar: Certificado de vigencia/}).elements()).toEqual([]);
  await expect.element(page.getByRole('button', {name: /^Contratar: Dirección en EE\. UU\./})).toBeVisible();
  await expect.element(page.getByRole('button', {name: /^Contratar: ITIN/})).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[BUY14] the proof of a service is at hand; one that has not come is on its way', async () => {
  const done = {status: 'done', endedOn: addDays(today, -1)} as const;
  const files = [buildRow('files', testId(0x61), {kind: 'document', transactionId: null, name: 'vigencia.pdf'})];
  await open({rows: {files}}, [
    serviceOf(0x52, {serviceId: 'good-standing', ...done, proofId: testId(0x61)}),
    serviceOf(0x53, {serviceId: 'apostille', ...done, proofId: testId(0x62)}),
  ]);
  const proof = page.getByRole('button', {name: words.proofOf.es.replace('{{name}}', 'Certificado de vigencia')});
  await expect.element(proof).toBeVisible();
  await expect.element(page.getByText(words.proofOnItsWay.es)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[BUY2] without a network what can be bought is there to read, and paying says why it cannot be done', async () => {
  await open({face: 'offline'});
  await page.getByRole('button', {name: words.buyMore.es}).click();
  await page.getByRole('button', {name: /^Contratar: Apostilla/}).click();
  await expect.element(page.getByText(/^Para pagar hace falta conexión/)).toBeVisible();
});
