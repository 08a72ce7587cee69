import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {defaultCategories} from '#contract/bookkeeping/category.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {addCompany as addCompanyRow} from '#server/modules/companies/add-company.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildServer, startMs, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const build = (overrides: object = {}) =>
  ({
    id: server.newId(),
    name: 'Ceibo Studio LLC',
    type: 'LLC',
    state: 'WY',
    formedOn: '2024-03-11',
    ...overrides,
  }) as const;

async function rowsOf(table: string, spaceId: string): Promise<Record<string, unknown>[]> {
  const {rows} = await server.database.execute(
    sql`select * from ${sql.identifier(table)} where space_id = ${spaceId} order by id`,
  );
  return rows;
}

test('[COM2] adding a company makes its row, the owner’s membership and the default categories at one version', async () => {
  const ana = await server.registerPerson();
  const company = build();
  expect(await ana.call(addCompany, company)).toMatchObject({status: 200, body: {id: company.id}});
  expect(await rowsOf('companies', company.id)).toEqual([
    {
      space_id: company.id,
      id: company.id,
      name: company.name,
      type: company.type,
      state: company.state,
      formed_on: company.formedOn,
      origin: 'added',
      created_at: new Date(startMs).toISOString(),
      dissolved_on: null,
      deleted: false,
      version: expect.anything(),
    },
  ]);
  expect(await rowsOf('memberships', company.id)).toMatchObject([
    {user_id: ana.me.id, role: 'owner', name: 'Ana Núñez', email: ana.me.email},
  ]);
  const categories = await rowsOf('categories', company.id);
  expect(categories.map(({key}) => key)).toEqual(expect.arrayContaining(defaultCategories.map(({key}) => key)));
  expect(new Set(categories.map(({id}) => id)).size).toBe(defaultCategories.length);
  expect(new Set(categories.map(({version}) => Number(version)))).toEqual(new Set([1]));
});

test('[COM6] the day on which it was formed is left out or no later than today, and its owner alone says it later', async () => {
  const ana = await openSyncDevice(server, 'Ana');
  const tooLate = await ana.call(addCompany, build({formedOn: '2030-01-01'}));
  expect(tooLate.body).toMatchObject({error: {reason: 'company.formed-later', details: {field: 'formedOn'}}});
  const {formedOn: _formed, ...without} = build();
  expect((await ana.call(addCompany, without)).status).toBe(200);
  const rows = async () => ana.readTable(without.id, 'companies');
  expect(await rows()).toMatchObject([{formedOn: null}]);
  const manager = await openSyncDevice(server, 'Marta');
  await joinSpace(server, manager, without.id, 'manager');
  const say = (formedOn: string) =>
    buildChangeIn(without.id).edit('companies', [without.id], {formedOn}, {formedOn: null});
  await manager.push([say('2024-03-11')]);
  await ana.push([say('2030-01-01')]);
  expect(await rows()).toMatchObject([{formedOn: null}]);
  await ana.push([say('2024-03-11')]);
  expect(await rows()).toMatchObject([{formedOn: '2024-03-11'}]);
});

test('[COM3] the same owner adding the same company again changes nothing, also at the same moment', async () => {
  const ana = await server.registerPerson();
  const company = build();
  const answers = await Promise.all([1, 2, 3].map(() => ana.call(addCompany, company)));
  expect(answers.map(({status}) => status)).toEqual([200, 200, 200]);
  expect(await rowsOf('memberships', company.id)).toHaveLength(1);
  expect(await rowsOf('categories', company.id)).toHaveLength(defaultCategories.length);
});

test('[COM3] an id that is somebody else’s is refused, and tells nothing of it', async () => {
  const ana = await server.registerPerson();
  const stranger = await server.registerPerson();
  const company = build();
  await ana.call(addCompany, company);
  const refused = await stranger.call(addCompany, {...company, name: 'Mine now'});
  expect([refused.status, refused.body]).toEqual([
    409,
    {error: {code: 'conflict', reason: 'company.id-taken', message: expect.any(String)}},
  ]);
  expect(await rowsOf('companies', company.id)).toMatchObject([{name: 'Ceibo Studio LLC'}]);
});

test('[COM3] a teammate and a stranger hear the same of an id that is taken, and nothing of them changes', async () => {
  const [ana, luis, stranger] = await Promise.all([1, 2, 3].map(() => openSyncDevice(server)));
  if (!ana || !luis || !stranger) throw new Error('three people were expected');
  const spaceId = await addSpaceOf(server, ana);
  await joinSpace(server, luis, spaceId, 'bookkeeper');
  const before = await rowsOf('memberships', spaceId);
  const [teammates, strangers] = await Promise.all(
    [luis, stranger].map((device) => device.call(addCompany, build({id: spaceId}))),
  );
  expect(strangers).toMatchObject({status: 409, body: {error: {reason: 'company.id-taken'}}});
  expect(strangers?.body).toEqual(teammates?.body);
  expect(await rowsOf('memberships', spaceId)).toEqual(before);
});

test('[COM3] the id of a person, one’s own or another’s, is no company’s', async () => {
  const [ana, luis] = await Promise.all([server.registerPerson(), server.registerPerson()]);
  for (const id of [ana.me.id, luis.me.id]) {
    expect(await ana.call(addCompany, build({id}))).toMatchObject({
      status: 409,
      body: {error: {code: 'conflict', reason: 'company.id-taken'}},
    });
    expect([await rowsOf('companies', id), await rowsOf('memberships', id)]).toEqual([[], []]);
  }
});

test.each([
  ['[COM1] a name of one letter', {name: ' A '}, 'name', 'company.name-short'],
  ['[COM1] a name of 121 characters', {name: 'A'.repeat(121)}, 'name', 'request.invalid-field'],
  ['a kind nobody knows', {type: 'GmbH'}, 'type', 'request.invalid-field'],
  ['a state nobody knows', {state: 'XX'}, 'state', 'request.invalid-field'],
  ['an id that is none', {id: '../x'}, 'id', 'request.invalid-field'],
  ['[COM3] an id of another version', {id: '3f2b6c1e-8a4d-4b0e-9c3f-2a1d5e6f7a8b'}, 'id', 'request.invalid-field'],
  ['[COM3] the empty id', {id: '00000000-0000-0000-0000-000000000000'}, 'id', 'request.invalid-field'],
  ['[COM3] an id in capitals', {id: '0198C0DE-0000-7000-8000-00000000000A'}, 'id', 'request.invalid-field'],
])('%s is refused and names the field', async (_what, wrong, field, reason) => {
  const ana = await server.registerPerson();
  const answer = await ana.call(addCompany, build(wrong));
  expect(answer).toMatchObject({status: 400, body: {error: {code: 'validation', reason, details: {field}}}});
});

test('a stranger adds no company', async () => {
  expect((await server.openDevice().call(addCompany, build())).status).toBe(401);
});

test('[COM2] when the categories cannot be made, nothing is', async () => {
  const ana = await server.registerPerson();
  const company = build();
  const fillSpace = () => {
    throw new Error('full');
  };
  const parts = {database: server.database, now: () => startMs, fillSpace};
  await expect(addCompanyRow(parts, company, {...ana.me, userId: ana.me.id, acting: null})).rejects.toThrow('full');
  expect(await rowsOf('companies', company.id)).toEqual([]);
});
