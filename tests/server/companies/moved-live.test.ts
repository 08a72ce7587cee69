import cookie from '@fastify/cookie';
import fastify, {type FastifyInstance} from 'fastify';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {moveCompany} from '#contract/companies/move-company.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {eventsPath} from '#contract/sync/pull-changes.ts';
import {identifyBySession} from '#server/modules/account/routes.ts';
import {addEventsRoute} from '#server/sync/events/events.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {unheardEvents} from '#tests/fakes/unheard-events.ts';

/** How long an owner may wait for what an admin has done, in milliseconds. */
const mostMs = 2_000;

let server: TestServer;
/** Another node on the same database, where the owner's stream is open. */
let node: FastifyInstance;
let address: string;
beforeEach(async () => {
  server = await buildServer();
  node = fastify();
  await node.register(cookie);
  const now = () => server.clock.nowMs;
  const identify = identifyBySession(server.database, now, {demandsFactor: false});
  addEventsRoute(
    {
      app: node,
      identify,
      publicOrigin: undefined,
      now,
      writeAudit: async () => 1,
      events: unheardEvents,
      endpoints: [],
    },
    server.database,
    30,
  );
  address = await node.listen({host: '127.0.0.1', port: 0});
});
afterEach(async () => {
  await node.close();
  await server.close();
});

/** A company that somebody has just bought. */
async function openCompany() {
  const owner = await openSyncDevice(server, 'Ana');
  const visitor = server.openDevice();
  const order = await buy(server, visitor, prepareOrder(server));
  await read(visitor, order);
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  return {owner, companyId: order.id};
}

test('[PRG10] a step that an admin notes is told to the owner’s open page on another node within two seconds, and is read there', async () => {
  const {owner, companyId} = await openCompany();
  const admin = await openAdmin(server);
  const header = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stream = await fetch(address + eventsPath, {
    headers: {cookie: header},
    signal: AbortSignal.timeout(mostMs + 30_000),
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const common = {companyId, seenMoveId: null, day: '2026-11-20', note: '', skipReason: null, ein: null, mails: true};
  const begun = performance.now();
  await admin.call(moveCompany, {...common, id: server.newId(), toStatus: 'RegisteredInState'});
  let heard = '';
  while (!heard.includes(companyId)) heard += (await reader?.read())?.value ?? '';
  expect(performance.now() - begun).toBeLessThan(mostMs);
  expect(await owner.readTable(companyId, 'companySteps')).toMatchObject([{toStatus: 'RegisteredInState'}]);
  await reader?.cancel();
});
