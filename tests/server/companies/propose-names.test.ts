import {afterAll, beforeAll, expect, test} from 'vitest';
import type {z} from 'zod';
import {listCompanies} from '#contract/admin/list-companies.ts';
import {moveCompany} from '#contract/companies/move-company.ts';
import {proposeNames} from '#contract/companies/propose-names.ts';
import {readCompanyWay} from '#contract/companies/read-company-way.ts';
import {listWork} from '#contract/desk/list-work.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {readFiling} from '#contract/orders/read-filing.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, orderEarlier, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
let owner: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  owner = await openSyncDevice(server, 'Ana');
});
afterAll(() => server.close());

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;

async function openCompany(nameOne: string): Promise<string> {
  server.clock.nowMs += 1_000;
  const visitor = server.openDevice();
  const order = await buy(server, visitor, prepareOrder(server, {nameOne, nameTwo: `Casa ${nameOne}`}));
  await read(visitor, order);
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  await orderEarlier(server, order.id);
  return order.id;
}

type Wish = z.input<typeof moveCompany.input>;

async function move(companyId: string, patch: Partial<Wish>) {
  const {body} = await admin.call(readCompanyWay, {companyId});
  server.clock.nowMs += 1_000;
  return admin.call(moveCompany, {
    id: server.newId(),
    companyId,
    seenMoveId: body.moves.at(-1)?.id ?? null,
    toStatus: 'Start',
    day: '2026-11-18',
    note: '',
    skipReason: null,
    ein: null,
    mails: false,
    ...patch,
  });
}

const refusal = {namesRefused: true, day: '2026-11-19', note: 'Ya hay empresas que se llaman así.'} as const;

/** A company whose names the state has refused. */
async function openRefused(nameOne: string): Promise<string> {
  const id = await openCompany(nameOne);
  await move(id, {});
  await move(id, refusal);
  return id;
}

const propose = async (companyId: string, names: {nameOne: string; nameTwo: string}, who = owner) =>
  who.call(proposeNames, {id: server.newId(), companyId, ...names});
const readFormation = async (id: string) => (await owner.readTable(id, 'formations'))[0];
const nameOf = async (id: string) => (await owner.readTable(id, 'companies'))[0]?.['name'];
const worksOf = async (search: string) => (await admin.call(listWork, {search})).body.rows;
const stepsOf = async (id: string) =>
  (await owner.readTable(id, 'companySteps'))
    .map(({kind, note, movedBy}) => [kind, movedBy, note].join(' | '))
    .toSorted();

test('[PRG12] an admin asks for other names: the papers are with the state no more, its owner acts and reads why', async () => {
  const id = await openCompany('Nopal');
  expect(reasonOf(await move(id, refusal))).toBe('admin.move-not-allowed');
  await move(id, {});
  expect(reasonOf(await move(id, {...refusal, note: ' '}))).toBe('admin.move-note-missing');
  expect(await readFormation(id)).toMatchObject({filedOn: '2026-11-18', namesRefusedOn: null});
  await move(id, {...refusal, mails: true});
  expect(await readFormation(id)).toMatchObject({
    status: 'Start',
    statusSince: '2026-11-19T12:00:00.000Z',
    filedOn: null,
    namesRefusedOn: '2026-11-19',
  });
  const {rows} = (await admin.call(listCompanies, {acts: 'owner'})).body;
  expect(rows.find((row) => row.id === id)).toMatchObject({order: {acts: 'owner', status: 'Start'}});
  expect(await worksOf('nopal')).toEqual([]);
  const mail = (await server.readMails()).find(({subject}) => subject?.startsWith('Nopal LLC'));
  expect(mail?.subject).toBe('Nopal LLC: El estado no aceptó los nombres');
  expect(mail?.text).toContain('No cuesta nada');
  expect(mail?.text).toContain(refusal.note);
});

test('[PRG12] that it was filed after all, or any other move, ends the asking', async () => {
  for (const patch of [
    {},
    {toStatus: 'RegisteredInState'},
    {toStatus: 'Canceled', note: 'A pedido.'},
  ] satisfies Partial<Wish>[]) {
    const id = await openRefused('Sauce');
    expect((await move(id, patch)).status).toBe(200);
    expect(await readFormation(id)).toMatchObject({namesRefusedOn: null});
    expect(reasonOf(await propose(id, {nameOne: 'Olmo', nameTwo: 'Fresno'}))).toBe('company.names-settled');
  }
});

test('[PRG13] [PRG14] [DSK1] an owner proposes two names: they are what is filed, and the desk’s work is back', async () => {
  const id = await openRefused('Tala');
  const proposed = await propose(id, {nameOne: ' Ombú Norte ', nameTwo: 'Ombú Sur'});
  expect(proposed.status).toBe(200);
  const at = new Date(server.clock.nowMs).toISOString();
  expect(await readFormation(id)).toMatchObject({
    status: 'Start',
    statusSince: at,
    nameOne: 'Ombú Norte LLC',
    nameTwo: 'Ombú Sur LLC',
    filedOn: null,
    namesRefusedOn: null,
  });
  expect(await nameOf(id)).toBe('Ombú Norte LLC');
  expect(await worksOf('ombú')).toMatchObject([{kind: 'file-state', name: 'Ombú Norte LLC', since: at}]);
  expect((await admin.call(readFiling, {id})).body).toMatchObject({nameOne: 'Ombú Norte LLC', nameTwo: 'Ombú Sur LLC'});
  expect(await stepsOf(id)).toEqual([
    'filed | Olga Núñez | ',
    expect.stringMatching(/^names-proposed \| Ana.* \| Ombú Norte LLC \/ Ombú Sur LLC$/u),
    `names-refused | Olga Núñez | ${refusal.note}`,
  ]);
  // They may be refused as well.
  await move(id, {});
  expect((await move(id, refusal)).status).toBe(200);
  expect(reasonOf(await propose(id, {nameOne: 'Ombu Norte', nameTwo: 'Quebracho'}))).toBe('company.name-refused');
});

test('[PRG13] wrong names are told at their field, and nothing is written', async () => {
  const id = await openRefused('Molle');
  const wrong = [
    [{nameOne: '', nameTwo: 'Lenga'}, 'nameOne', 'formation.name-missing'],
    [{nameOne: 'Lenga', nameTwo: 'lenga!'}, 'nameTwo', 'formation.names-alike'],
    [{nameOne: 'Lenga LLC', nameTwo: 'Coihue'}, 'nameOne', 'formation.name-designator'],
    [{nameOne: 'Lenga Bank', nameTwo: 'Coihue'}, 'nameOne', 'formation.name-restricted'],
    [{nameOne: 'Lenga', nameTwo: 'Casa Molle'}, 'nameTwo', 'company.name-refused'],
  ] as const;
  for (const [names, field, reason] of wrong)
    expect(await propose(id, names)).toMatchObject({status: 400, body: {error: {reason, details: {field}}}});
  expect((await propose(id, {nameOne: 'x'.repeat(95), nameTwo: 'Coihue'})).status).toBe(400);
  expect(await readFormation(id)).toMatchObject({nameOne: 'Molle LLC', namesRefusedOn: '2026-11-19'});
  expect(await stepsOf(id)).toHaveLength(2);
});

test('[PRG13] nobody but an owner proposes: not a manager, a bookkeeper, a stranger, another tenant or an admin', async () => {
  const id = await openRefused('Arrayán');
  const [manager, bookkeeper] = [await openSyncDevice(server, 'Mara'), await openSyncDevice(server, 'Luis')];
  await joinSpace(server, manager, id, 'manager');
  await joinSpace(server, bookkeeper, id, 'bookkeeper');
  const tenant = await openSyncDevice(server, 'Berta');
  const visitor = server.openDevice();
  const theirs = await buy(server, visitor, prepareOrder(server, {nameOne: 'Ajena'}));
  await read(visitor, theirs);
  await tenant.call(claimOrder, {id: theirs.id, secret: theirs.secret});
  const names = {nameOne: 'Canelo', nameTwo: 'Maitén'};
  for (const device of [manager, bookkeeper, tenant, await openSyncDevice(server, 'Zoe')])
    expect(await propose(id, names, device)).toMatchObject({
      status: 404,
      body: {error: {reason: 'company.no-names-asked'}},
    });
  expect((await server.openDevice().call(proposeNames, {id: server.newId(), companyId: id, ...names})).status).toBe(
    401,
  );
  expect((await propose(id, names, admin)).status).toBe(403);
  expect(reasonOf(await propose(server.newId(), names))).toBe('company.no-names-asked');
  // An admin who acts as the owner does what the owner can.
  const acting = await actAs(await openAdmin(server), owner.me.id);
  expect((await propose(id, names, acting)).status).toBe(200);
});

test('[PRG13] of two owners at once the second is told, and a repeat changes nothing', async () => {
  const id = await openRefused('Lapacho');
  const second = await openSyncDevice(server, 'Caro');
  await joinSpace(server, second, id, 'owner');
  const wishes = [
    {who: owner, id: server.newId(), companyId: id, nameOne: 'Algarrobo', nameTwo: 'Chañar'},
    {who: second, id: server.newId(), companyId: id, nameOne: 'Espinillo', nameTwo: 'Timbó'},
  ];
  const answers = await Promise.all(wishes.map(async ({who, ...wish}) => who.call(proposeNames, wish)));
  expect(new Set(answers.map(({status}) => status))).toEqual(new Set([200, 409]));
  expect(answers.flatMap((answer) => reasonOf(answer) ?? [])).toEqual(['company.names-settled']);
  const won = wishes[answers.findIndex(({status}) => status === 200)];
  if (!won) throw new Error('nobody was first');
  const {who, ...wish} = won;
  expect((await who.call(proposeNames, wish)).status).toBe(200);
  expect(await stepsOf(id)).toHaveLength(3);
  expect(await nameOf(id)).toBe(`${wish.nameOne} LLC`);
});

test('[PRG13] a company that was named otherwise since keeps that name', async () => {
  const id = await openRefused('Pehuén');
  await inTransaction(server.database, async (tx) => {
    const stamp = {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
    await writeSynced(tx, stamp, [{table: 'companies', edit: [{id, name: 'Mi empresa'}]}]);
  });
  await propose(id, {nameOne: 'Araucaria', nameTwo: 'Ciprés'});
  expect(await nameOf(id)).toBe('Mi empresa');
  expect(await readFormation(id)).toMatchObject({nameOne: 'Araucaria LLC'});
});

test('[PRG14] who notes the registration says which name it bears, and the company and the mail are called by it', async () => {
  const id = await openCompany('Notro');
  await move(id, {});
  await move(id, {toStatus: 'RegisteredInState', registered: 'nameTwo', mails: true});
  expect(await nameOf(id)).toBe('Casa Notro LLC');
  const subjects = (await server.readMails()).map(({subject}) => subject);
  expect(subjects).toContain('Casa Notro LLC: Registrada en el estado');
  // Noted wrongly: it goes back and is noted again.
  await move(id, {toStatus: 'Start', note: 'Fue el primero.'});
  await move(id, {toStatus: 'RegisteredInState', registered: 'nameOne'});
  expect(await nameOf(id)).toBe('Notro LLC');
  // Whoever says nothing changes no name, and a later move none either.
  await move(id, {toStatus: 'ObtainingEin', registered: 'nameTwo'});
  expect(await nameOf(id)).toBe('Notro LLC');
});
