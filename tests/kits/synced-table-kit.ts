import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {pullChanges} from '#contract/sync/pull-changes.ts';
import {pushChanges} from '#contract/sync/push-changes.ts';
import {spaceRoles, type SpaceRole, type SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {buildServer, type TestServer} from './build-server.ts';
import {addSpaceOf, joinSpace, openSyncDevice, type SyncDevice} from './sync-device.ts';
import {buildChangeIn, testId, type Row} from '#tests/fixtures/build-change.ts';
import {chainHashes} from '#tests/fixtures/chain-hashes.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

/** What a document's file is. */
const aPaper = {kind: 'paper', transactionId: null, name: 'articles.pdf', type: 'application/pdf'};

/** What every synced table must do over the real server and database: a new table passes it without a test of its own. */
export function syncedTableKit(name: TableName): void {
  const table: SyncedTable = syncedTables[name];
  // A person's own space has nobody else in it. Rule: POL7.
  const isPersonal = table.service === 'personal';
  const roles = isPersonal ? (['owner'] as const) : spaceRoles;
  describe(`the table ${name}`, () => {
    let server: TestServer;
    let owner: SyncDevice;
    let spaceId: string;
    let nextRow = 600;

    beforeAll(async () => {
      server = await buildServer();
      owner = await openSyncDevice(server, 'Ana');
      spaceId = isPersonal ? owner.me.id : await addSpaceOf(server, owner);
      const {create} = buildChangeIn(spaceId);
      const {body} = await owner.push(
        isPersonal
          ? [create('companyDrafts', [buildRow('companyDrafts', testId(9))])]
          : [
              create('accounts', [buildRow('accounts', testId(1))]),
              create('imports', [buildRow('imports', testId(3))]),
              create('transactions', [buildRow('transactions', testId(4))]),
              create('files', [buildRow('files', testId(5), aPaper)]),
            ],
      );
      expect(body.refused).toEqual([]);
    });
    afterAll(() => server.close());

    const newRow = () => buildRow(name, testId((nextRow += 1)));
    const makeOne = async (device: SyncDevice, row: Row) =>
      (await device.push([buildChangeIn(spaceId).create(name, [row])])).body.refused.flatMap(({refusals}) => refusals);
    const readRow = async (row: Row) =>
      (await owner.readTable(spaceId, name)).find((candidate) => candidate['id'] === row['id']);
    const mayCreate = (role: SpaceRole) => table.createRoles.includes(role);
    const testCreation = mayCreate('owner') ? test : () => undefined;
    const openMember = async (role: SpaceRole) => {
      const member = await openSyncDevice(server, 'Eva');
      await joinSpace(server, member, spaceId, role);
      return member;
    };

    testCreation(`[SYN1] ${name}: a row comes back as it was made, once, and leaves when deleted`, async () => {
      const row = newRow();
      const change = buildChangeIn(spaceId).create(name, [row]);
      const first = await owner.push([change]);
      const again = await owner.push([change], {firstSeq: first.body.lastSeq});
      expect([first.body.refused, again.body]).toEqual([[], first.body]);
      // Who made it is the server's word.
      const author = table.authorField === null ? {} : {[table.authorField]: owner.me.id};
      expect(await readRow(row)).toEqual({...row, ...author, deleted: false});
      const removal = buildChangeIn(spaceId).edit(name, [String(row['id'])], {deleted: true}, {deleted: false});
      expect((await owner.push([removal])).body.refused).toEqual([]);
      expect(await readRow(row)).toBeUndefined();
    });

    test.each(roles)(`[SYN11] ${name}: %s makes and sees what the table permits`, async (role) => {
      const member = role === 'owner' ? owner : await openMember(role);
      const row = newRow();
      const reasons = (await makeOne(member, row)).map(({reason}) => reason);
      expect(reasons).toEqual(mayCreate(role) ? [] : ['sync.not-permitted']);
      const sees = (await member.readTable(spaceId, name)).length > 0;
      expect(sees).toBe(table.readRoles.includes(role) && (await owner.readTable(spaceId, name)).length > 0);
    });

    test(`[SYN12] ${name}: another tenant can neither make, change nor read a row`, async () => {
      const stranger = await openSyncDevice(server, 'Eva');
      await addSpaceOf(server, stranger);
      const row = newRow();
      const removal = buildChangeIn(spaceId).edit(name, [testId(1)], {deleted: true}, {deleted: false});
      const {body} = await stranger.push([buildChangeIn(spaceId).create(name, [row]), removal]);
      expect(body.refused.flatMap(({refusals}) => refusals).map(({reason}) => reason)).toEqual([
        'sync.no-access',
        'sync.no-access',
      ]);
      expect((await stranger.pull({[spaceId]: 0})).body.spaces.map((space) => space.spaceId)).not.toContain(spaceId);
      expect(await stranger.readPage(spaceId, {table: name, from: null, until: null, count: 1})).toMatchObject({
        error: {code: 'not-found'},
      });
    });

    test(`[SYN12] ${name}: a stranger is asked to sign in`, async () => {
      const stranger = server.openDevice();
      const clientId = server.newId();
      const changes = [buildChangeIn(spaceId).create(name, [newRow()])];
      const common = {wireVersion, clientId, userId: owner.me.id};
      const push = {...common, deviceName: 'x', firstSeq: 1, changes, hashes: chainHashes(changes)};
      expect((await stranger.call(pushChanges, push)).status).toBe(401);
      expect((await stranger.call(pullChanges, {...common, cursors: {}})).status).toBe(401);
    });

    testCreation(`[SYN8] ${name}: a field that the table does not have is refused`, async () => {
      const refusals = await makeOne(owner, {...newRow(), surprise: 'x'});
      expect(refusals.map(({code, reason}) => [code, reason])).toEqual([['validation', 'sync.field-not-writable']]);
    });
  });
}
