import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {addDays, addMonths} from '#contract/kernel/dates.ts';
import {es as homeTexts} from '#src/features/companies/text/es.ts';
import {words as pageWords} from '#src/features/companies/company/text/words.ts';
import {es} from '#src/features/renewals/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {companyId, createdAt, later, marked, open, openPutOff, period, rowsOf, today} from './renewal-scene.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

/** What the screen's own main acts say. */
const primaryActs = () => [...document.querySelectorAll(`main [class*='primary']`)].map((act) => act.textContent);

test('[RNW6] the page says when, why, what the state takes and who says so', async () => {
  await openPutOff();
  await expect.element(page.getByRole('heading', {level: 1, name: 'Renovación en Wyoming'})).toBeVisible();
  await expect.element(page.getByText(/^Vence (hoy|mañana|el .*, en \d+ días)/)).toBeVisible();
  await expect.element(page.getByRole('heading', {name: `${es['duty.report']} ${period}`})).toBeVisible();
  await expect.element(page.getByText(/^desde .*60/).first()).toBeVisible();
  await expect
    .element(page.getByText(/el primer día del mes en que se formó la empresa\. Estudio Sur LLC se formó el /))
    .toBeVisible();
  await expect.element(page.getByText(/^Fuente: Wyoming Secretary of State · comprobado el /)).toBeVisible();
  await expect.element(page.getByText(es.paidTitle)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[RNW6] what is over says so, also in the list of periods', async () => {
  const over = `${addMonths(today, -1).slice(0, 7)}-01`;
  await open({formation: {constitutedOn: `${addMonths(over, -36).slice(0, 7)}-11`}});
  await later.click();
  await expect.element(page.getByText(/^Venció el /)).toBeVisible();
  await expect.element(page.getByText(es.historyOver, {exact: true})).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[RNW11] what was filed elsewhere says so, its proof is at hand, and the mark can be taken back', async () => {
  const {server} = await open({done: [marked()]}, {answers: {markRenewal: marked({elsewhereOn: null, proofId: null})}});
  await expect.element(page.getByText(/está al día|^Presentado por su cuenta el /).first()).toBeVisible();
  await expect.element(page.getByRole('button', {name: es.proofDownload})).toBeVisible();
  await expect.element(page.getByText(es.proofNotStored)).not.toBeInTheDocument();
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('button', {name: es.unmark}).click();
  await expect.poll(() => server.sentTo('markRenewal')).toEqual([{companyId, what: 'report', period, mark: null}]);
  await page.getByRole('button', {name: es.undo}).click();
  await expect.poll(() => server.sentTo('markRenewal').length).toBe(2);
});

test('[RNW10] a mark whose proof has not reached the server says so where the proof is', async () => {
  await open({done: [marked()], isProofThere: false});
  await expect.element(page.getByText(es.proofNotStored)).toBeVisible();
  await expect.element(page.getByRole('button', {name: es.unmark})).toBeVisible();
});

test('[RNW4] what cannot be dated stands there with its reason', async () => {
  await open({formation: {constitutedOn: null}});
  await expect.element(page.getByText(es.undatedTitle)).toBeVisible();
  await expect.element(page.getByText(es['lacks.constitution'])).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[COM6] the owner of a company that was added says on its page when it was formed, without a network, and its duties are dated', async () => {
  // Due in half a year, and nothing before it came here: nothing asks for anything.
  const half = addMonths(today, 6);
  const added = {origin: 'added', formedOn: null, createdAt: `${today}T00:00:00.000Z`};
  const scene = {...rowsOf({company: added}), formations: []};
  await openScreen({path: pathTo.renewal.path, rows: scene, face: 'offline'});
  await page.getByRole('link', {name: es.tellFormed}).click();
  await expect.element(page.getByText(pageWords.formedNone.es)).toBeVisible();
  expect(await findFaults('offline')).toEqual([]);
  await page.getByRole('button', {name: `${pageWords.formedAdd.es}: ${pageWords.formedSet.es}`}).click();
  await page.getByRole('spinbutton').first().click();
  await userEvent.keyboard(`11${half.slice(5, 7)}2024`);
  expect(await findFaults('offline')).toEqual([]);
  await page.getByRole('button', {name: pageWords.formedSave.es}).click();
  await expect.element(page.getByText(/^11 \w+\.? 2024/)).toBeVisible();
  await expect
    .element(page.getByText(new RegExp(`\\b1 (de )?\\w+\\.? (de )?${half.slice(0, 4)}`)).first())
    .toBeVisible();
  // The way back.
  await page.getByRole('button', {name: 'Deshacer'}).click();
  await expect.element(page.getByText(pageWords.formedNone.es)).toBeVisible();
});

test('[RNW4] of a state of which nothing is known it is said', async () => {
  await open({company: {state: 'HI'}});
  await expect.element(page.getByText('No sabemos lo que pide Hawái')).toBeVisible();
});

test('[RNW6] without a network all is there to read, and marking says why it cannot be done', async () => {
  await openPutOff({}, {face: 'offline'});
  await expect.element(page.getByText(es.offline).first()).toBeVisible();
  await expect.element(page.getByText(/^Fuente: /)).toBeVisible();
});

test('[RNW13] the reminder names the one company that waits and leads to its renewals; put off, it comes no more today', async () => {
  await openScreen({path: pathTo.dashboard.path, isReminded: true, rows: rowsOf()});
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('heading', {name: 'Estudio Sur LLC tiene una renovación pendiente'}))
    .toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await dialog.getByRole('link', {name: es.reminderSee}).click();
  await expect.element(page.getByRole('heading', {level: 1, name: 'Renovación en Wyoming'})).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[RNW13] what is renewed has no reminder, and the home does not ask for it', async () => {
  await openScreen({path: pathTo.dashboard.path, isReminded: true, rows: rowsOf({done: [marked()]})});
  await expect.element(page.getByRole('heading', {name: homeTexts.needsYou})).toBeVisible();
  await settle();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(page.getByText(/^Renueva Estudio Sur LLC/).elements()).toEqual([]);
});

test('[RNW6] the home asks for what waits and leads there', async () => {
  await openScreen({path: pathTo.dashboard.path, isReminded: true, rows: rowsOf()});
  await later.click();
  await expect.element(page.getByText('Renueva Estudio Sur LLC en Wyoming')).toBeVisible();
  await page.getByRole('link', {name: new RegExp(`^${homeTexts['task.renewAct']}`)}).click();
  await expect.element(page.getByRole('heading', {level: 1, name: 'Renovación en Wyoming'})).toBeVisible();
});

test('[RNW6] the company’s own page names what it owes next, with its day', async () => {
  await openPutOff({}, {path: pathTo.company.path});
  await expect.element(page.getByText(`${es['duty.report']} ${period}`)).toBeVisible();
  // What it owes the IRS comes after it.
  await expect.element(page.getByText(/^Vence (hoy|mañana|el .*, en \d+ días)/).first()).toBeVisible();
});

const order = (overrides: Row = {}) => ({
  id: testId(0x0d),
  number: 'FA-20261123-01',
  kind: 'renewal',
  state: 'placed',
  name: 'Estudio Sur LLC',
  email: 'ana@faro.example',
  lines: [],
  todayCents: 15_900,
  renewals: [],
  couponCode: null,
  placedAt: createdAt,
  expiresAt: `${addDays(today, 30)}T23:59:59.999Z`,
  paidAt: null,
  payment: null,
  companyId,
  isClaimed: true,
  isYours: true,
  account: null,
  ...overrides,
});

const known = (overrides: Row = {}) =>
  marked({elsewhereOn: null, proofId: null, markedBy: null, markedAt: null, feeCents: 6000, ...overrides});

test('[BUY7] what the state takes stands beside what Faro takes, and paying leads on to the order', async () => {
  const {server} = await openPutOff({done: [known()]}, {answers: {placePurchase: order()}});
  await expect.element(page.getByRole('heading', {name: es.payTitle})).toBeVisible();
  await expect.element(page.getByText(/^Presentación de Faro: Informe anual/)).toBeVisible();
  await expect.element(page.getByText(/^Lo que cobra el estado: Informe anual/)).toBeVisible();
  await expect.element(page.getByText(/159/).first()).toBeVisible();
  // That it was filed elsewhere is the other way, not the main one.
  expect(primaryActs()).toEqual([es.payAct]);
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('button', {name: es.payAct}).click();
  const wish = {kind: 'renewal', what: 'report', period};
  await expect
    .poll(() => server.sentTo('placePurchase'))
    .toEqual([{id: expect.any(String) as string, companyId, wish, language: 'es', seenCents: 15_900}]);
  await expect.poll(() => location.pathname).toContain(`/dashboard/checkout/${testId(0x0d)}`);
});

test('[BUY3] who is refused reads why, and stays', async () => {
  await openPutOff({done: [known()]}, {answers: {placePurchase: {code: 'conflict', reason: 'purchase.being-paid'}}});
  await page.getByRole('button', {name: es.payAct}).click();
  await expect.element(page.getByText(/^Otra persona de la empresa lo está pagando ahora/)).toBeVisible();
  expect(await findFaults('refused')).toEqual([]);
});

test('[BUY8] what the state takes can be asked for where only the least is known, and it says that it was', async () => {
  const {server} = await openPutOff({}, {answers: {askRenewalFee: known({feeCents: null, feeAskedAt: createdAt})}});
  // What Faro takes is known all the same.
  await expect.element(page.getByText(es.feeFaro)).toBeVisible();
  await page.getByRole('button', {name: es.payFeeAsk}).click();
  await expect.poll(() => server.sentTo('askRenewalFee')).toEqual([{companyId, what: 'report', period}]);
  await expect.element(page.getByText(/^Lo estamos averiguando desde el /)).toBeVisible();
});

test('[BUY9] what is paid is being filed, and filed once the proof is there; a bookkeeper cannot pay', async () => {
  const paid = known({paidAt: createdAt, orderId: testId(0x0d)});
  await open({done: [paid]});
  await expect.element(page.getByText(/Lo estamos presentando; no tienes que hacer nada más\.$/)).toBeVisible();
  await expect.element(page.getByText(/^Tenemos un trámite en curso ante el estado/)).toBeVisible();
  await expect.element(page.getByText(/^Pagado el .*; lo estamos presentando$/)).toBeVisible();
  expect(page.getByRole('button', {name: es.payAct}).elements()).toEqual([]);
  expect(await findFaults('filled')).toEqual([]);
  await open({done: [{...paid, filedOn: today, proofId: testId(0xf1), note: 'En línea.'}]});
  await expect.element(page.getByText(/^Presentado por Faro el /)).toBeVisible();
  await expect.element(page.getByText('En línea.')).toBeVisible();
  await expect.element(page.getByRole('button', {name: es.proofDownload})).toBeVisible();
  expect(page.getByRole('button', {name: es.unmark}).elements()).toEqual([]);
});

test('[BUY6] what was given back says when and why, and can be paid again', async () => {
  await openPutOff({done: [known({returnedAt: createdAt, returnedWhy: 'lacking'})]});
  await expect.element(page.getByText(/Devuelto el .*: faltaba algo para presentarlo\.$/)).toBeVisible();
  await expect.element(page.getByRole('button', {name: es.payAct})).toBeVisible();
});

test('[BUY9] without a network the price is there to read, and paying says why it cannot be done', async () => {
  await openPutOff({done: [known()]}, {face: 'offline'});
  await expect.element(page.getByText(/^Para pagar hace falta conexión/).first()).toBeVisible();
});
