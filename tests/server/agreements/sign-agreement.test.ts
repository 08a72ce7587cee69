import {sql} from 'drizzle-orm';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {listOrderAgreements} from '#contract/agreements/list-order-agreements.ts';
import {readSignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import {signAgreement} from '#contract/agreements/sign-agreement.ts';
import {signingStatements} from '#contract/agreements/signing.ts';
import {inTransaction} from '#server/db/database.ts';
import {addSpace} from '#server/db/spaces.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';
import {untilOneWaits} from '#tests/kits/until-one-waits.ts';
import {buildPartner, buildOwnersPartner} from '#tests/fixtures/build-draft.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {place, prepareOrder, priceOf} from '#tests/server/orders/order-steps.ts';
import {openOwned, readPaper, sign, type Owned} from './agreement-steps.ts';

let server: TestServer;
let owned: Owned;
beforeEach(async () => {
  server = await buildServer();
  owned = await openOwned(server);
});
afterEach(() => server.close());

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const countSigned = async () => {
  const {rows} = await server.database.execute<{n: number}>(sql`select count(*)::int as n from signed_agreements`);
  return rows[0]?.n;
};
const write = async (write: SyncedWrite) =>
  inTransaction(server.database, (tx) =>
    writeSynced(tx, {spaceId: owned.companyId, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [write]),
  );

test('[AGR8] [AGR9] the owner signs: the evidence is kept, and everybody of the company has a row of it', async () => {
  const {owner, companyId} = owned;
  const {document, text, hash} = await readPaper(owned);
  const {status, body} = await sign(owned, {name: ' ana \t restrepo '});
  expect(status).toBe(200);
  const row = {
    id: body.id,
    kind: 'operating-agreement',
    wording: 'agreement 2',
    hash,
    signerName: 'ana restrepo',
    signedFor: companyId,
    signedBy: owner.me.id,
    signedAt: new Date(server.clock.nowMs).toISOString(),
    language: 'es',
  };
  expect(body).toEqual(row);
  const bookkeeper = await openSyncDevice(server, 'Luis');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  for (const device of [owner, bookkeeper])
    expect(await device.readTable(companyId, 'agreements')).toEqual([{...row, deleted: false}]);
  const evidence = await owner.call(readSignedAgreement, {companyId, agreementId: body.id});
  expect(evidence.body).toEqual({
    ...row,
    document,
    text,
    statement: signingStatements['operating-agreement'].es,
    network: expect.stringMatching(/^[\d.]+$/) as string,
    userAgent: 'lightMyRequest',
  });
  expect(server.logLines.join('\n')).not.toContain('restrepo');
});

test('[AGR1] what a device writes from its rows is what the server writes, also of a corporation and of several', async () => {
  const order = prepareOrder(server, {
    type: 'C-Corp',
    designator: 'Inc.',
    management: null,
    shareCount: 10_000_000,
    parValueMicros: 100,
  });
  const {id} = order;
  const [other, third] = [server.newId(), server.newId()];
  const partners = [
    buildOwnersPartner({id, draftId: id, shareBasisPoints: 3_333}),
    buildPartner({id: other, draftId: id, shareBasisPoints: 3_334, firstName: 'Xiǎo Míng', lastName: 'Wáng Huá'}),
    buildPartner({id: third, draftId: id, shareBasisPoints: 3_333, kind: 'company', companyName: 'Norte e\u0301 SAS'}),
  ];
  const draft = {...order.draft, partners};
  const own = await openOwned(server, {...order, draft, seenCents: priceOf(server, draft)});
  expect((await readPaper(own)).text).toContain('10,000,000 shares of common stock with a par value of $0.0001');
  expect((await sign(own)).body).toMatchObject({kind: 'bylaws', signedFor: own.companyId});
});

test('[AGR9] signing again, at once or later, is the first signature; it is never changed or deleted', async () => {
  const [first, second] = await Promise.all([sign(owned), sign(owned)]);
  server.clock.nowMs += 60_000;
  const later = await sign(owned, {name: 'Ana María Restrepo'});
  expect([second.body, later.body]).toEqual([first.body, first.body]);
  expect(await countSigned()).toBe(1);
  for (const statement of [
    sql`update signed_agreements set signer_name = 'Eva'`,
    sql`delete from signed_agreements`,
    sql`truncate signed_agreements`,
    sql`truncate signed_agreements cascade`,
  ])
    await expect(server.database.execute(statement)).rejects.toMatchObject({
      cause: {message: 'rows of signed_agreements are never changed or deleted'},
    });
  expect(await countSigned()).toBe(1);
});

test('[AGR8] who stops being the owner while the signature waits does not sign', async () => {
  const {owner, companyId} = owned;
  const [member] = await owner.readTable(companyId, 'memberships');
  const asked = await inTransaction(server.database, async (tx) => {
    const stamp = {spaceId: companyId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
    await writeSynced(tx, stamp, [{table: 'memberships', edit: [{id: String(member?.['id']), role: 'manager'}]}]);
    const signing = sign(owned);
    await untilOneWaits(server.database);
    // In an object, so that it is not waited for in here.
    return {signing};
  });
  expect(reasonOf(await asked.signing)).toBe('agreement.owner-only');
  expect(await countSigned()).toBe(0);
});

test('[AGR6] the owner signs at their own place also where the company has another id than its order', async () => {
  const order = prepareOrder(server);
  const facts = {kind: 'company', type: 'LLC'} as const;
  await place(server.openDevice(), order);
  // Somebody makes a company of that id before it is paid.
  await inTransaction(server.database, async (tx) => addSpace(tx, order.id, facts));
  const own = await openOwned(server, order);
  expect(own.companyId).not.toBe(order.id);
  expect((await readPaper(own)).document.signatures).toMatchObject([{id: order.id, isSignedHere: true}]);
  expect(await sign(own)).toMatchObject({status: 200, body: {signedFor: order.id}});
});

test('[AGR7] another text, wording, sentence or place than the server’s is not signed', async () => {
  const wrong = [
    {hash: '0'.repeat(64)},
    {wording: 'agreement 0'},
    {statement: 'Acepto.'},
    {language: 'pt'} as const,
    {signedFor: server.newId()},
  ];
  for (const one of wrong) {
    const answer = await sign(owned, one);
    expect([answer.status, reasonOf(answer)]).toEqual([409, 'agreement.changed']);
  }
  expect(await countSigned()).toBe(0);
  expect((await sign(owned, {language: 'pt', statement: signingStatements['operating-agreement'].pt})).status).toBe(
    200,
  );
});

test('[AGR7] [AGR9] after a partner moved, the old text is not signed any more and the new one is signed apart', async () => {
  const {hash} = await readPaper(owned);
  await sign(owned);
  await write({table: 'partners', edit: [{id: owned.companyId, line1: 'Calle 93 # 11-26'}]});
  expect(reasonOf(await sign(owned, {hash}))).toBe('agreement.changed');
  server.clock.nowMs += 1_000;
  expect((await sign(owned)).status).toBe(200);
  const signed = await owned.owner.readTable(owned.companyId, 'agreements');
  expect(new Set(signed.map((row) => row['hash'])).size).toBe(2);
});

test.each([
  ['', 400, 'agreement.name-missing'],
  ['\u202e\u200b', 400, 'agreement.name-missing'],
  ['1234', 400, 'agreement.name-letters'],
  ['<script>', 400, 'agreement.name-letters'],
  ['Luis Ortega', 400, 'agreement.name-other'],
  ['A'.repeat(161), 400, 'request.invalid-field'],
])('[AGR10] the name %j is refused', async (name, status, reason) => {
  const answer = await sign(owned, {name});
  expect([answer.status, reasonOf(answer)]).toEqual([status, reason]);
  expect(await countSigned()).toBe(0);
});

test('[AGR8] nobody else signs or reads: no stranger, no other owner, no manager, no bookkeeper, no admin', async () => {
  const {owner, companyId} = owned;
  const {body: signed} = await sign(owned);
  const other = await openOwned(server);
  const [manager, bookkeeper] = [await openSyncDevice(server, 'Mara'), await openSyncDevice(server, 'Luis')];
  await joinSpace(server, manager, companyId, 'manager');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  const admin = await openAdmin(server);
  const acting = await actAs(await openAdmin(server), owner.me.id);
  const read = {companyId, agreementId: signed.id};
  for (const [device, signs, reads] of [
    [server.openDevice(), 'account.sign-in-required', 'account.sign-in-required'],
    [other.owner, 'agreement.none', 'agreement.none'],
    [manager, 'agreement.owner-only', 'agreement.owner-only'],
    [bookkeeper, 'agreement.owner-only', 'agreement.owner-only'],
    [admin, 'agreement.none', 'account.not-for-admins'],
    [acting, 'account.not-while-acting', undefined],
  ] as const) {
    expect(reasonOf(await sign(owned, {}, device))).toBe(signs);
    expect(reasonOf(await device.call(readSignedAgreement, read))).toBe(reads);
  }
  // One's own company does not open another's signature.
  expect(reasonOf(await other.owner.call(readSignedAgreement, {...read, companyId: other.companyId}))).toBe(
    'agreement.none',
  );
  expect(await countSigned()).toBe(1);
});

test('[AGR1] a company that was only added, canceled, or is abroad has nothing to sign', async () => {
  const paper = await readPaper(owned);
  const wish = {hash: paper.hash, wording: paper.document.wording};
  await write({table: 'formations', edit: [{id: owned.companyId, status: 'Canceled'}]});
  const answer = await owned.owner.call(signAgreement, {
    ...wish,
    companyId: owned.companyId,
    signedFor: owned.companyId,
    name: 'Ana Restrepo',
    statement: signingStatements['operating-agreement'].es,
    language: 'es',
  });
  expect([answer.status, reasonOf(answer)]).toEqual([404, 'agreement.none']);
});

test('[AGR9] an admin reads at the order what was signed, and whether something is to be', async () => {
  const admin = await openAdmin(server);
  const list = async (orderId: string) => (await admin.call(listOrderAgreements, {orderId})).body;
  expect(await list(owned.companyId)).toEqual({isWanted: true, signed: []});
  const {body: signed} = await sign(owned);
  const {text} = await readPaper(owned);
  expect(await list(owned.companyId)).toMatchObject({isWanted: true, signed: [{...signed, text}]});
  const placed = prepareOrder(server);
  await place(server.openDevice(), placed);
  expect(await list(placed.id)).toEqual({isWanted: false, signed: []});
  expect(reasonOf(await admin.call(listOrderAgreements, {orderId: server.newId()}))).toBe('admin.no-such-order');
  for (const device of [owned.owner, server.openDevice()])
    expect((await device.call(listOrderAgreements, {orderId: owned.companyId})).status).toBeGreaterThan(400);
});
