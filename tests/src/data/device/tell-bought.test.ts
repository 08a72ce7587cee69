import {expect, test} from 'vitest';
import {orderedService} from '#contract/companies/company-service.ts';
import {untouched} from '#contract/renewals/renewal.ts';
import {readMeta} from '#sync/store/meta.ts';
import {sayBought} from '#src/data/device/say-bought.ts';
import {tellBought, type CompanyBought} from '#src/data/device/tell-bought.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const now = '2026-11-20T12:00:00.000Z';
const heard = {language: 'es', now} as const;
const at = {name: 'Nube LLC', href: '/es/dashboard/company/1'};
const proofId = testId(9);

type Bought = CompanyBought['bought'];
type Renewal = Extract<Bought, {kind: 'renewal'}>['row'];
type Service = Extract<Bought, {kind: 'service'}>['row'];

function renewal(nth: number, overrides: Partial<Renewal> = {}): CompanyBought {
  const base = {id: testId(nth), what: 'report', period: 2026, dueDay: '2026-12-31', ...untouched} as const;
  return {...at, bought: {kind: 'renewal', row: {...base, paidAt: now, orderId: testId(8), ...overrides}}};
}

function service(nth: number, overrides: Partial<Service> = {}): CompanyBought {
  const base = {id: testId(nth), serviceId: 'us-address', count: 1, period: 'once', orderedAt: now} as const;
  return {...at, bought: {kind: 'service', row: {...base, ...orderedService, ...overrides}}};
}

test('[BUY13] what a device knew while it waited is told once when it is done, by two tabs at once too', async () => {
  const database = openLocalDevice();
  const told = async () => ((await readMeta(database, 'notices')) ?? []).map(({text}) => text);
  await tellBought(database, [renewal(1), service(2)], heard);
  expect(await told()).toEqual([]);
  const done = [renewal(1, {filedOn: '2026-11-20', proofId}), service(2, {status: 'doing'})];
  await Promise.all([tellBought(database, done, heard), tellBought(database, done, heard)]);
  const first =
    'Nube LLC: Informe anual del estado 2026, ya se presentó ante el estado y puedes descargar el comprobante';
  expect(await told()).toEqual([first]);
  await tellBought(database, [done[0] ?? renewal(1), service(2, {status: 'done', endedOn: '2026-11-20'})], heard);
  expect(await told()).toEqual([first, 'Nube LLC: Dirección en EE. UU., el servicio está terminado']);
});

test('[BUY13] what this device first hears of when it is over, and what is gone, is not told', async () => {
  const database = openLocalDevice();
  await tellBought(database, [renewal(1, {filedOn: '2026-11-20', proofId}), renewal(2)], heard);
  await tellBought(database, [renewal(1, {filedOn: '2026-11-20', proofId})], heard);
  await tellBought(
    database,
    [renewal(1, {filedOn: '2026-11-20', proofId}), renewal(2, {filedOn: '2026-11-20'})],
    heard,
  );
  expect(await readMeta(database, 'notices')).toBeUndefined();
});

test.each([
  ['es', 'Informe anual del estado 2026, no se pudo hacer y te devolvimos el dinero'],
  ['en', 'State annual report 2026, it could not be done and your money went back'],
  ['pt', 'Relatório anual do estado 2026, não foi possível fazer e devolvemos o seu dinheiro'],
] as const)('[BUY13] that money went back is said as such: %s', (language, words) => {
  const {bought} = renewal(1, {paidAt: null, orderId: null, returnedAt: now, returnedWhy: 'refused'});
  expect(sayBought(bought, language)).toBe(words);
});
