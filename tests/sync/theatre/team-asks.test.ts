import {afterEach, beforeEach, expect, test} from 'vitest';
import {changeRole} from '#contract/teammates/change-role.ts';
import {removeTeammate} from '#contract/teammates/remove-teammate.ts';
import {readSpace} from '#sync/store/meta.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {addMember} from '#tests/server/teammates/team-steps.ts';
import {enter} from './stage.ts';

const category = {key: null, name: 'Travel', kind: 'expense', relatedParty: false, archived: false, position: 90};

let server: TestServer;
let owner: SyncDevice;
beforeEach(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server);
});
afterEach(() => server.close());

/** Somebody who accepted, on a device of their own that has the company. */
async function openTeammate(spaceIds: readonly string[]) {
  const person = await openSyncDevice(server, 'Eva');
  for (const [index, spaceId] of spaceIds.entries())
    await addMember(server, {by: owner, spaceId, who: person, role: index === 0 ? 'manager' : 'bookkeeper'});
  const eva = await enter(server, server.openDevice(), person.me.email, 'Eva');
  await eva.settle();
  return {eva, userId: person.me.id};
}

test('[TMM10] a role that changes while its person is offline loses nothing: what both roles may is sent, and the company comes anew', async () => {
  const spaceId = await addSpaceOf(server, owner);
  const {eva, userId} = await openTeammate([spaceId]);
  expect(await readSpace(eva.database, spaceId)).toMatchObject({role: 'manager'});
  await eva.create('categories', spaceId, [{id: eva.createId(), ...category, name: 'made offline'}]);
  await owner.call(changeRole, {spaceId, userId, role: 'bookkeeper'});
  await eva.settle();
  expect(await readSpace(eva.database, spaceId)).toMatchObject({role: 'bookkeeper', cold: null});
  expect([await eva.database.outbox.count(), await eva.database.attention.count()]).toEqual([0, 0]);
  const made = (await owner.readTable(spaceId, 'categories')).filter(({name}) => name === 'made offline');
  expect(made).toHaveLength(1);
});

test('[TMM11] of two companies with two roles one is taken away: its unsent work waits in attention, the other goes on', async () => {
  const [first, second] = [await addSpaceOf(server, owner), await addSpaceOf(server, owner)];
  const {eva, userId} = await openTeammate([first, second]);
  await eva.create('categories', first, [{id: eva.createId(), ...category, name: 'of the first'}]);
  await eva.create('categories', second, [{id: eva.createId(), ...category, name: 'of the second'}]);
  await owner.call(removeTeammate, {spaceId: first, userId});
  await eva.settle();
  expect(await readSpace(eva.database, first)).toBeUndefined();
  expect(await readSpace(eva.database, second)).toMatchObject({role: 'bookkeeper'});
  const waiting = await eva.database.attention.toArray();
  expect(waiting.map(({spaceId, change}) => [spaceId, change.set['name']])).toEqual([
    [first, {each: ['of the first']}],
  ]);
  const sent = (await owner.readTable(second, 'categories')).filter(({name}) => name === 'of the second');
  expect(sent).toHaveLength(1);
});
