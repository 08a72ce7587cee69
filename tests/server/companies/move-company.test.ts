import {afterAll, beforeAll, expect, test} from 'vitest';
import type {z} from 'zod';
import {listCompanies} from '#contract/admin/list-companies.ts';
import {moveCompany} from '#contract/companies/move-company.ts';
import {readCompanyWay} from '#contract/companies/read-company-way.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, orderEarlier, prepareOrder, read, type TestOrder} from '#tests/server/orders/order-steps.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
let other: SyncDevice;
let owner: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  other = await openAdmin(server);
  owner = await openSyncDevice(server, 'Ana');
});
afterAll(() => server.close());

type Wish = z.input<typeof moveCompany.input>;

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;

/** A company of the owner's that has just been paid. */
async function openCompany(draft: Parameters<typeof prepareOrder>[1] = {}): Promise<string> {
  const visitor = server.openDevice();
  const order: TestOrder = await buy(server, visitor, prepareOrder(server, draft));
  await read(visitor, order);
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  // Its moves have days of these weeks.
  await orderEarlier(server, order.id);
  return order.id;
}

/** A move by whoever saw everything so far. */
async function wishFor(companyId: string, patch: Partial<Wish>): Promise<Wish> {
  const {body} = await admin.call(readCompanyWay, {companyId});
  return {
    id: server.newId(),
    companyId,
    seenMoveId: body.moves.at(-1)?.id ?? null,
    toStatus: 'RegisteredInState',
    day: '2026-11-20',
    note: '',
    skipReason: null,
    ein: null,
    mails: true,
    ...patch,
  };
}

const move = async (companyId: string, patch: Partial<Wish>, who = admin) =>
  who.call(moveCompany, await wishFor(companyId, patch));
const readFormation = async (companyId: string) => (await owner.readTable(companyId, 'formations'))[0];

test('[PRG1] [PRG8] a company goes along its steps, each dated, and where it stands follows at once', async () => {
  const id = await openCompany({nameOne: 'Nube'});
  await move(id, {toStatus: 'Start', day: '2026-11-18'});
  expect(await readFormation(id)).toMatchObject({status: 'Start', filedOn: '2026-11-18', constitutedOn: null});
  await move(id, {toStatus: 'RegisteredInState', day: '2026-11-19'});
  expect(await readFormation(id)).toMatchObject({
    status: 'RegisteredInState',
    statusSince: '2026-11-19T12:00:00.000Z',
    constitutedOn: '2026-11-19',
  });
  await move(id, {toStatus: 'ObtainingEin'});
  await move(id, {toStatus: 'ProvisionalEinLetterObtained', note: 'La carta llegó por fax.'});
  await move(id, {toStatus: 'ReadyForBankAccount', skipReason: 'formed-in-us'});
  const steps = await owner.readTable(id, 'companySteps');
  const said = steps.map(({kind, toStatus, day, movedBy, note}) => [kind, toStatus, day, movedBy, note].join(' | '));
  expect(new Set(said)).toEqual(
    new Set([
      'filed | Start | 2026-11-18 | Olga Núñez | ',
      'onward | RegisteredInState | 2026-11-19 | Olga Núñez | ',
      'onward | ObtainingEin | 2026-11-20 | Olga Núñez | ',
      'onward | ProvisionalEinLetterObtained | 2026-11-20 | Olga Núñez | La carta llegó por fax.',
      'skip | ReadyForBankAccount | 2026-11-20 | Olga Núñez | ',
    ]),
  );
});

test('[PRG2] [PRG3] [PRG4] what is not allowed or not said why is refused, and nothing is written', async () => {
  const id = await openCompany();
  const refusals: readonly (readonly [Partial<Wish>, string])[] = [
    [{toStatus: 'ObtainingEin'}, 'admin.move-not-allowed'],
    [{toStatus: 'Canceled'}, 'admin.move-note-missing'],
    [{day: '2026-11-25'}, 'admin.move-day-wrong'],
    // Before it was ordered.
    [{day: '2026-01-09'}, 'admin.move-day-wrong'],
    [{companyId: server.newId()}, 'admin.no-such-company'],
  ];
  for (const [patch, reason] of refusals) expect(reasonOf(await move(id, patch))).toBe(reason);
  expect((await move(id, {ein: '37-2048816'})).status).toBe(400);
  expect(await owner.readTable(id, 'companySteps')).toEqual([]);
  await move(id, {});
  await move(id, {toStatus: 'ObtainingEin'});
  await move(id, {toStatus: 'ProvisionalEinLetterObtained'});
  expect(reasonOf(await move(id, {toStatus: 'ReadyForBankAccount'}))).toBe('admin.move-reason-missing');
  expect(reasonOf(await move(id, {toStatus: 'Start'}))).toBe('admin.move-note-missing');
  await move(id, {toStatus: 'Start', note: 'El estado no la registró.'});
  expect(await readFormation(id)).toMatchObject({status: 'Start', filedOn: null, constitutedOn: null});
  expect(await owner.readTable(id, 'companySteps')).toHaveLength(4);
});

test('[PRG4] [PRG8] a wrong day of registration is put right by one move, with a reason', async () => {
  const id = await openCompany();
  await move(id, {day: '2026-11-19'});
  const right = {toStatus: 'RegisteredInState', day: '2026-11-17'} as const;
  expect(reasonOf(await move(id, right))).toBe('admin.move-note-missing');
  expect((await move(id, {...right, note: 'El certificado dice otro día.'})).status).toBe(200);
  expect(await readFormation(id)).toMatchObject({
    status: 'RegisteredInState',
    statusSince: '2026-11-17T12:00:00.000Z',
    constitutedOn: '2026-11-17',
  });
  // Who comes back from a later step keeps it.
  await move(id, {toStatus: 'ObtainingEin', day: '2026-11-19'});
  await move(id, {toStatus: 'RegisteredInState', day: '2026-11-20', note: 'No se pidió.'});
  expect(await readFormation(id)).toMatchObject({constitutedOn: '2026-11-17'});
});

test('[PRG8] of two admins at once the second is told, and a repeat changes nothing', async () => {
  const id = await openCompany();
  const [first, second] = [await wishFor(id, {}), await wishFor(id, {toStatus: 'Canceled', note: 'A pedido.'})];
  const answers = await Promise.all([admin.call(moveCompany, first), other.call(moveCompany, second)]);
  expect(new Set(answers.map(({status}) => status))).toEqual(new Set([200, 409]));
  expect(answers.flatMap((answer) => reasonOf(answer) ?? [])).toEqual(['admin.company-moved']);
  const won = answers[0].status === 200 ? {device: admin, wish: first} : {device: other, wish: second};
  expect((await won.device.call(moveCompany, won.wish)).status).toBe(200);
  expect(await owner.readTable(id, 'companySteps')).toHaveLength(1);
});

test('[PRG8] nobody but an admin moves or reads a way: not its owner, a stranger, or an admin who acts as them', async () => {
  const id = await openCompany();
  const wish = await wishFor(id, {});
  const acting = await actAs(await openAdmin(server), owner.me.id);
  for (const device of [owner, await openSyncDevice(server, 'Zoe'), acting]) {
    expect((await device.call(moveCompany, wish)).status).toBe(403);
    expect((await device.call(readCompanyWay, {companyId: id})).status).toBe(403);
  }
  expect((await server.openDevice().call(moveCompany, wish)).status).toBe(401);
});

test('[PRG10] another company’s people are sent no step of it', async () => {
  const id = await openCompany();
  await move(id, {});
  const stranger = await openSyncDevice(server, 'Berta');
  expect(await stranger.readTable(id, 'companySteps')).toEqual([]);
});

test('[PRG9] each owner gets one mail in their language, with the note; a silent move sends none', async () => {
  const id = await openCompany({nameOne: 'Jacaranda'});
  await move(id, {note: 'El estado respondió en tres días.'});
  await move(id, {toStatus: 'ObtainingEin', mails: false});
  const mails = (await server.readMails()).filter(({subject}) => subject?.startsWith('Jacaranda LLC'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({subject: 'Jacaranda LLC: Registrada en el estado'});
  expect(mails[0]?.text).toContain('tu empresa ya existe');
  expect(mails[0]?.text).toContain('El estado respondió en tres días.');
  expect(mails[0]?.text).toContain('20 de noviembre de 2026');
});

test('[PRG8] a company that was taken over begins with the day on which it was registered', async () => {
  const id = await openCompany({
    kind: 'migrate',
    formationDate: '2024-03-04',
    ein: '12-3456789',
    registeredAgent: 'Agentes del Sur',
  });
  expect(await readFormation(id)).toMatchObject({status: 'Start', constitutedOn: '2024-03-04'});
  await move(id, {toStatus: 'ReadyForBankAccount'});
  expect(await readFormation(id)).toMatchObject({status: 'ReadyForBankAccount', constitutedOn: '2024-03-04'});
});

test('[PRG4] [PRG8] one that was canceled goes back to where it was and no further, and no step has a day before the one that led to it', async () => {
  const id = await openCompany();
  const later: typeof move = async (...wish) => {
    server.clock.nowMs += 1_000;
    return move(...wish);
  };
  await later(id, {day: '2026-11-10'});
  expect(reasonOf(await later(id, {toStatus: 'ObtainingEin', day: '2026-11-09'}))).toBe('admin.move-day-wrong');
  await later(id, {toStatus: 'ObtainingEin', day: '2026-11-10'});
  await later(id, {toStatus: 'Canceled', note: 'A pedido.'});
  const back = {note: 'Fue un error.'};
  expect(reasonOf(await later(id, {...back, toStatus: 'Completed'}))).toBe('admin.move-not-allowed');
  expect((await later(id, {...back, toStatus: 'ObtainingEin'})).status).toBe(200);
  // What was put right may have happened at any time since the order.
  expect((await later(id, {toStatus: 'ProvisionalEinLetterObtained', day: '2026-11-01'})).status).toBe(200);
});

test('[PRG11] admins see first who has waited longest, by whom is waited for, and since when', async () => {
  const [late, early] = [await openCompany({nameOne: 'Tarde'}), await openCompany({nameOne: 'Temprano'})];
  await move(early, {day: '2026-10-01'});
  await move(early, {toStatus: 'ObtainingEin', day: '2026-10-02'});
  await move(late, {toStatus: 'Canceled', note: 'A pedido.'});
  const list = async (input: z.input<typeof listCompanies.input>) => (await admin.call(listCompanies, input)).body.rows;
  const all = await list({limit: 100});
  expect(all[0]).toMatchObject({id: early, order: {acts: 'irs', since: '2026-10-02T12:00:00.000Z'}});
  const waiting = all.map(({order}) => order?.acts !== null);
  expect(waiting).toEqual(waiting.toSorted((one, other) => Number(other) - Number(one)));
  expect(all.find(({id}) => id === late)).toMatchObject({order: {acts: null, status: 'Canceled'}});
  expect((await list({acts: 'irs'})).every(({order}) => order?.acts === 'irs')).toBe(true);
  expect((await list({acts: 'state'})).map(({id}) => id)).toEqual([]);
  expect((await list({orderBy: 'since', limit: 100}))[0]?.id).toBe(early);
});
