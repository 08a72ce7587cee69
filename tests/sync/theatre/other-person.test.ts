import {expect, onTestFinished, test} from 'vitest';
import {personHeader} from '#contract/wire-version.ts';
import {joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {openStage} from './stage.ts';

test('[TRA5] cookies of another member of the company: nothing is sent as theirs and nothing of theirs is stored', async () => {
  const server = await buildServer();
  const {a, spaceId} = await openStage(server);
  const eva = await openSyncDevice(server, 'Eva');
  await joinSpace(server, eva, spaceId, 'bookkeeper');
  const [own, before] = [[...a.device.cookies], await a.database.pages.toArray()];
  const useCookies = (cookies: Iterable<[string, string]>) => {
    a.device.cookies.clear();
    for (const [name, value] of cookies) a.device.cookies.set(name, value);
  };
  useCookies(eva.cookies);
  // A cold start that lacks pages asks for them first: by their addresses alone the server could not tell who asks.
  const cold = {version: 0, pages: [{table: 'companies', from: null, until: null, count: 1, done: false}]};
  const state = await a.database.meta.get(`space:${spaceId}`);
  await a.database.meta.put({key: `space:${spaceId}`, value: {...(state?.value as object), cursor: null, cold}});
  expect(await a.sync()).toMatchObject({ok: false, failure: {reason: 'sync.other-user'}});
  expect(await a.database.pages.toArray()).toEqual(before);
  await a.edit('companies', spaceId, [spaceId], {name: 'Mine'});
  expect(await a.sync()).toMatchObject({ok: false, failure: {reason: 'sync.other-user'}});
  expect(await a.database.outbox.count()).toBe(1);
  useCookies(own);
  await a.settle();
  expect(await a.database.outbox.count()).toBe(0);
  expect((await a.rows('companies', spaceId)).get(spaceId)).toMatchObject({name: 'Mine'});
});

test('[TRA5] the server names the person in every answer to somebody, refusals too', async () => {
  const server = await buildServer();
  onTestFinished(() => server.close());
  const ana = await openSyncDevice(server);
  const pull = await ana.pull();
  const page = await ana.request({url: `/api/v1/sync/pages?spaceId=${ana.me.id}&table=accounts`});
  const stranger = await server.openDevice().request({url: '/api/v1/sync/pages'});
  expect([pull, page, stranger].map(({status, headers}) => [status, headers[personHeader]])).toEqual([
    [200, ana.me.id],
    [404, ana.me.id],
    [401, undefined],
  ]);
});
