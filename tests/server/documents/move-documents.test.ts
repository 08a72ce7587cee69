import {afterAll, beforeAll, expect, test} from 'vitest';
import {moveCompany} from '#contract/companies/move-company.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {openShop, refusalOf} from '#tests/server/files/file-steps.ts';
import {buy, orderEarlier, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {addDocument} from './document-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('[DOC9] a move names documents of its company, and one of another is refused with nothing moved', async () => {
  const owner = await openSyncDevice(server, 'Ana');
  const admin = await openAdmin(server);
  const visitor = server.openDevice();
  const order = await buy(server, visitor, prepareOrder(server));
  await read(visitor, order);
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  const companyId = order.id;
  await orderEarlier(server, companyId);
  const {documentId} = await addDocument(server, {device: owner, spaceId: companyId});
  const foreign = await addDocument(server, await openShop(server, 'Eva'));
  const wish = {
    id: server.newId(),
    companyId,
    seenMoveId: null,
    toStatus: 'Start',
    day: '2026-11-18',
    note: '',
    skipReason: null,
    ein: null,
    mails: false,
  } as const;
  const refused = await admin.call(moveCompany, {...wish, documentIds: [documentId, foreign.documentId]});
  expect(refusalOf(refused)).toEqual([404, 'document.none']);
  expect(await owner.readTable(companyId, 'companySteps')).toEqual([]);
  expect((await admin.call(moveCompany, {...wish, documentIds: [documentId, documentId]})).status).toBe(200);
  const [document] = await owner.readTable(companyId, 'companyDocuments');
  expect(document).toMatchObject({id: documentId, stepId: wish.id});
});
