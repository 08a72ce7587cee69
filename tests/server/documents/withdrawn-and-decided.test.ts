import {afterAll, beforeAll, expect, test} from 'vitest';
import {decideDocument} from '#contract/documents/decide-document.ts';
import {inTransaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {untilSomeWait} from '#tests/kits/until-one-waits.ts';
import {download, openShop, type Shop} from '#tests/server/files/file-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {addDocument} from './document-steps.ts';

let server: TestServer;
let shop: Shop;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
  admin = await openAdmin(server);
});
afterAll(() => server.close());

type Added = Awaited<ReturnType<typeof addDocument>>;

/** Takes a document back with its file as its page does: one act, in one push. @returns what was refused of it. */
async function withdraw({documentId, fileId}: Added): Promise<string[]> {
  const change = buildChangeIn(shop.spaceId);
  const takeAway = (table: 'companyDocuments' | 'files', id: string) =>
    change.edit(table, [id], {deleted: true}, {deleted: false});
  const {body} = await shop.device.push([takeAway('companyDocuments', documentId), takeAway('files', fileId)]);
  return body.refused.flatMap(({refusals}) => refusals.map(({reason}) => reason));
}

const decide = async ({documentId}: Added) =>
  admin.call(decideDocument, {
    companyId: shop.spaceId,
    documentId,
    decision: 'accepted',
    refusal: null,
    note: '',
    seenDecidedAt: null,
  });

/** Whether the document and its file are there. */
async function readLive({documentId, fileId}: Added): Promise<boolean[]> {
  const tables = [
    ['companyDocuments', documentId],
    ['files', fileId],
  ] as const;
  return Promise.all(
    tables.map(async ([table, id]) =>
      (await shop.device.readTable(shop.spaceId, table)).some((row) => row['id'] === id && row['deleted'] !== true),
    ),
  );
}

/** Both reach the company's rows at one moment, and wait there until both are there: the first of them goes on first. */
async function meet<First, Second>(first: () => Promise<First>, second: () => Promise<Second>) {
  const met = await inTransaction(server.database, async (tx) => {
    await lockSpace(tx, shop.spaceId);
    const one = first();
    await untilSomeWait(server.database, 1);
    const other = second();
    await untilSomeWait(server.database, 2);
    return {both: Promise.all([one, other])};
  });
  return met.both;
}

test('[DOC5] [DOC11] [SYN39] a document that is decided at the moment of its withdrawal keeps its file, and its owner is told', async () => {
  const added = await addDocument(server, shop);
  const [answer, refused] = await meet(
    async () => decide(added),
    async () => withdraw(added),
  );
  expect(answer.status).toBe(200);
  expect(refused).toEqual(['company-document.blocked', 'file.of-checked']);
  expect(await readLive(added)).toEqual([true, true]);
  expect((await download(shop.device, {spaceId: shop.spaceId, fileId: added.fileId})).status).toBe(200);
});

test('[DOC5] [DOC11] one that is withdrawn at the moment of its decision is gone with its file, and the desk is told', async () => {
  const added = await addDocument(server, shop);
  const [refused, answer] = await meet(
    async () => withdraw(added),
    async () => decide(added),
  );
  expect(refused).toEqual([]);
  expect(answer).toMatchObject({status: 404, body: {error: {reason: 'document.none'}}});
  expect(await readLive(added)).toEqual([false, false]);
});

test('[DOC5] [DOC11] however the two meet, a decided document has its file and a withdrawn one is nowhere', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const added = await addDocument(server, shop);
    const isDeskFirst = round % 2 === 0;
    const decided = isDeskFirst ? decide(added) : null;
    const [refused, {status}] = await Promise.all([withdraw(added), decided ?? decide(added)]);
    ends.add(JSON.stringify([status, refused.length, ...(await readLive(added))]));
  }
  const whole = new Set([JSON.stringify([200, 2, true, true]), JSON.stringify([404, 0, false, false])]);
  expect([...ends].filter((end) => !whole.has(end))).toEqual([]);
});

test('[DOC5] [SYN39] the file alone of a decided document stays; the desk decides nothing of which the file is gone', async () => {
  const takeFile = async ({fileId}: Added) => {
    const {edit} = buildChangeIn(shop.spaceId);
    return (await shop.device.push([edit('files', [fileId], {deleted: true}, {deleted: false})])).body.refused.length;
  };
  const [kept, gone] = [await addDocument(server, shop), await addDocument(server, shop)];
  expect((await decide(kept)).status).toBe(200);
  expect(await takeFile(kept)).toBe(1);
  expect(await takeFile(gone)).toBe(0);
  expect((await decide(gone)).status).toBe(404);
});
