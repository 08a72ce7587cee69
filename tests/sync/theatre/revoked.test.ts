import {expect, test} from 'vitest';
import {readMeta, readSpace, writeMeta} from '#sync/store/meta.ts';
import {buildServer, logInOn} from '#tests/kits/build-server.ts';
import {changeMember, joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {enter, openStage} from './stage.ts';

const category = {key: null, name: 'Travel', kind: 'expense', relatedParty: false, archived: false, position: 90};

/** The owner's device A, and a teammate's. */
async function openTeam(role: SpaceRole) {
  const server = await buildServer();
  const {a, spaceId} = await openStage(server);
  const member = await openSyncDevice(server, 'Eva');
  const {me} = member;
  await joinSpace(server, member, spaceId, role);
  const eva = await enter(server, server.openDevice(), me.email, 'Eva');
  await eva.settle();
  return {server, a, eva, userId: me.id, spaceId};
}

test.each([0, 60])(
  '[PUL5] access taken away while the device was offline for %i days: rows go, what was typed waits, and it comes back cold',
  async (days) => {
    const {server, a, eva, userId, spaceId} = await openTeam('manager');
    const [sent, unsent] = [eva.createId(), eva.createId()];
    await eva.create('categories', spaceId, [{id: sent, ...category, name: 'sent'}]);
    eva.network.script.push('drop-request');
    await eva.sync();
    await eva.create('categories', spaceId, [{id: unsent, ...category, name: 'unsent'}]);
    await changeMember(server, userId, spaceId, {deleted: true});
    server.clock.nowMs += days * 86_400_000;
    const {body: me} = await logInOn(eva.device, eva.email);
    await writeMeta(eva.database, 'session', {userId: me.id, authToken: me.authToken});
    await eva.settle();

    const {pages, outbox, recent, attention} = eva.database;
    const ofCompany = await pages.filter((page) => page.spaceId === spaceId).count();
    expect([ofCompany, await outbox.count(), await recent.count()]).toEqual([0, 0, 0]);
    const waiting = await attention.toArray();
    expect(waiting.map(({change}) => change.set['name'])).toEqual([{each: ['sent']}, {each: ['unsent']}]);
    expect(waiting.map(({refusals}) => refusals[0]?.code)).toEqual(['forbidden', 'forbidden']);
    expect(Object.keys((await readMeta(eva.database, 'leftSpaces')) ?? {})).toEqual([spaceId]);

    await changeMember(server, userId, spaceId, {deleted: false});
    await eva.settle();
    await logInOn(a.device, a.email).then(async ({body}) =>
      writeMeta(a.database, 'session', {userId: body.id, authToken: body.authToken}),
    );
    await a.settle();
    expect(await eva.rows('categories', spaceId)).toEqual(await a.rows('categories', spaceId));
    expect(await readMeta(eva.database, 'leftSpaces')).toEqual({});
    expect(await attention.count()).toBe(2);
  },
);

test('[PUL5] rows that a revoked device had confirmed leave its memory of what can be undone', async () => {
  const {server, eva, userId, spaceId} = await openTeam('manager');
  await eva.create('categories', spaceId, [{id: eva.createId(), ...category}]);
  await eva.settle();
  expect(await eva.database.recent.count()).toBe(1);
  await changeMember(server, userId, spaceId, {deleted: true});
  await eva.settle();
  expect([await eva.database.recent.count(), await eva.database.attention.count()]).toEqual([0, 0]);
});

test('[PUL10] another role starts the space anew under it, and the queue is judged by it', async () => {
  const {server, a, eva, userId, spaceId} = await openTeam('owner');
  await eva.edit('companies', spaceId, [spaceId], {name: 'An owner’s name'});
  await changeMember(server, userId, spaceId, {role: 'bookkeeper'});
  eva.network.log.length = 0;
  await eva.settle();
  expect(eva.network.log.filter((line) => line.endsWith('/sync/pages')).length).toBeGreaterThan(2);
  expect(await readSpace(eva.database, spaceId)).toMatchObject({role: 'bookkeeper', cold: null});
  await a.settle();
  for (const table of ['companies', 'categories', 'memberships'])
    expect(await eva.rows(table, spaceId)).toEqual(await a.rows(table, spaceId));
  expect(await eva.database.outbox.count()).toBe(0);
  expect(await eva.database.attention.toArray()).toMatchObject([
    {change: {set: {name: {same: 'An owner’s name'}}}, refusals: [{reason: 'sync.not-permitted'}]},
  ]);
});
