import {expect, test} from 'vitest';
import {decideDocument} from '#contract/documents/decide-document.ts';
import {listSlots} from '#contract/documents/list-slots.ts';
import {partBytes} from '#contract/files/start-upload.ts';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {listUnsentFiles} from '#sync/files/unsent-files.ts';
import type {Fault} from '#tests/fakes/network.ts';
import {pngBytes} from '#tests/fixtures/file-bytes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {changeMember, joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {createRandom, testNow} from '#tests/sync/build-change.ts';
import {hashOf} from '#tests/sync/files/build-file.ts';
import {keepDocument} from '#workers/keep-document/job.ts';
import {enter, openStage, type Actor} from './stage.ts';

/** Keeps the articles of a company on a device, so many seconds after the beginning. */
async function keep(actor: Actor, spaceId: string, {bytes = pngBytes(10, 10), second = 0} = {}): Promise<string> {
  const {database, files, createId, userId} = actor;
  const id = createId();
  const about = {id, spaceId, userId, kind: 'articles', partnerId: null, seal: null, actId: createId()} as const;
  const making = {now: new Date(testNow + second * 1_000).toISOString(), createId};
  const whole = {...about, name: 'acta.png', content: new Blob([bytes]), label: {key: 'test.document'}};
  const kept = await keepDocument({database, bytes: files.bytes}, whole, making);
  if (!kept.ok) throw new Error(`keeping failed: ${kept.failure.reason}`);
  return id;
}

/** The hashes of the papers whose bytes the server has. */
async function readStored({database}: TestServer): Promise<string[]> {
  const {rows} = await database.$client.query<{sha256: string}>(
    `select sha256 from files where kind = 'paper' and stored_at is not null`,
  );
  return rows.map(({sha256}) => sha256);
}

async function openManager() {
  const server = await buildServer();
  const {spaceId} = await openStage(server);
  const member = await openSyncDevice(server, 'Eva');
  await joinSpace(server, member, spaceId, 'manager');
  const eva = await enter(server, server.openDevice(), member.me.email, 'Eva');
  await eva.settle();
  return {server, eva, userId: member.me.id, spaceId};
}

test('[DOC17] [UPL6] a document of 20 MB over a link that breaks is there once, whole, on the owner’s other device too', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const bytes = pngBytes(10, 10, uploadKinds.paper.maxBytes);
  const random = createRandom(59);
  for (let at = 64; at < bytes.length; at += 4_096) bytes[at] = random() * 256;
  await keep(a, spaceId, {bytes});
  const faults: Fault[] = ['drop-request', 'drop-answer', 'duplicate', 'late'];
  a.network.decide = () => (random() < 0.4 ? (faults[Math.floor(random() * faults.length)] ?? 'pass') : 'pass');
  const sent: number[] = [];
  for (let tries = 0; tries < 60 && (await readStored(server)).length === 0; tries += 1) {
    await a.sync();
    sent.push((await a.database.files.toArray())[0]?.sentBytes ?? 0);
  }
  await a.settle();
  await b.settle();
  expect(await readStored(server)).toEqual([hashOf(bytes)]);
  // It went on from where it was cut off: never fewer whole parts than before.
  const parts = sent.map((sentBytes) => Math.floor(sentBytes / partBytes));
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect([...(await b.rows('companyDocuments', spaceId)).values()]).toMatchObject([{sizeBytes: bytes.length}]);
});

test('[DOC6] [FIL15] [UPL10] who becomes a bookkeeper before anything was sent keeps what they chose, and nobody else gets it', async () => {
  const {server, eva, userId, spaceId} = await openManager();
  await keep(eva, spaceId);
  await changeMember(server, userId, spaceId, {role: 'bookkeeper'});
  await eva.settle();
  const waiting = await eva.database.attention.toArray();
  expect(waiting.map(({change, refusals}) => [change.table, refusals[0]?.reason])).toEqual([
    ['files', 'sync.not-permitted'],
    ['companyDocuments', 'sync.not-permitted'],
  ]);
  expect(await eva.database.files.count()).toBe(1);
  expect([await readStored(server), (await eva.rows('companyDocuments', spaceId)).size]).toEqual([[], 0]);
});

test('[DOC6] [FIL15] [UPL10] who becomes a bookkeeper with bytes unsent keeps these alone, refused, and as a manager again sends them', async () => {
  const {server, eva, userId, spaceId} = await openManager();
  await keep(eva, spaceId);
  // The rows arrive, no byte does.
  eva.network.decide = ({method}) => (method === 'PUT' ? 'drop-request' : 'pass');
  await eva.sync();
  expect((await eva.rows('files', spaceId)).size).toBe(1);
  await changeMember(server, userId, spaceId, {role: 'bookkeeper'});
  await eva.settle();
  expect([(await eva.rows('files', spaceId)).size, (await eva.rows('companyDocuments', spaceId)).size]).toEqual([0, 0]);
  const [unsent] = await listUnsentFiles(eva.database);
  expect(unsent).toMatchObject({state: 'refused', reason: 'sync.no-longer-permitted'});
  expect(await readStored(server)).toEqual([]);
  await changeMember(server, userId, spaceId, {role: 'manager'});
  await eva.settle();
  expect(await readStored(server)).toEqual([unsent?.sha256]);
});

test('[DOC3] [DOC5] [DOC11] a document that is refused while another was put in its place offline is history, and nothing is in conflict', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const first = await keep(a, spaceId);
  await a.settle();
  const second = await keep(a, spaceId, {second: 60});
  const admin = await openAdmin(server);
  const place = {companyId: spaceId, documentId: first, seenDecidedAt: null};
  const decided = await admin.call(decideDocument, {...place, decision: 'refused', refusal: 'old', note: ''});
  expect(decided.status).toBe(200);
  await a.settle();
  await b.settle();
  expect(await a.database.attention.count()).toBe(0);
  for (const actor of [a, b]) {
    const rows = [...(await actor.rows('companyDocuments', spaceId)).values()];
    const facts = {company: {type: 'LLC'}, formation: null, partners: []} as const;
    // Rows of that table, as pages hold them.
    const slots = listSlots(facts, rows as unknown as Parameters<typeof listSlots>[1]);
    const articles = slots.find(({kind}) => kind === 'articles');
    expect([articles?.current?.id, articles?.earlier.map(({id}) => id)]).toEqual([second, [first]]);
    expect(rows.map((row) => [row['id'], row['decision']])).toEqual(
      expect.arrayContaining([
        [first, 'refused'],
        [second, null],
      ]),
    );
  }
});
