import {sql} from 'drizzle-orm';
import {partners} from '#contract/companies/partner.ts';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logOut} from '#contract/account/session.ts';
import {blockUser} from '#contract/admin/block-user.ts';
import {listUsers} from '#contract/admin/list-users.ts';
import {logInAsUser, stopActing} from '#contract/admin/log-in-as-user.ts';
import {openDeskDocument} from '#contract/documents/open-desk-document.ts';
import {openOwnDocument} from '#contract/documents/open-own-document.ts';
import {showEin} from '#contract/companies/show-ein.ts';
import {openFile} from '#contract/files/open-file.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {changeRole} from '#contract/teammates/change-role.ts';
import {acceptInvitation} from '#contract/teammates/accept-invitation.ts';
import {leaveCompany} from '#contract/teammates/leave-company.ts';
import {removeTeammate} from '#contract/teammates/remove-teammate.ts';
import {withdrawInvitation} from '#contract/teammates/withdraw-invitation.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {reportAdminAudit} from '#server/audit/check-admin-audit.ts';
import {inTransaction} from '#server/db/database.ts';
import {createEventLog} from '#server/events/event-log.ts';
import {readNetworkNames} from '#server/events/network-names.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {signHmac, verifyHmac} from '#tests/fakes/hmac-vendor.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {sendEvent} from '#tests/kits/webhook-kit.ts';
import {addDocument, identityFile, sealedBytes, sealFor} from '#tests/server/documents/document-steps.ts';
import {openShop, type Shop} from '#tests/server/files/file-steps.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {invite, readToken} from '#tests/server/teammates/team-steps.ts';
import {namesOf, readEvents, toldBy} from './event-steps.ts';

let server: TestServer;
let shop: Shop;
let stranger: SyncDevice;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer({}, [{provider: 'bank', verify: verifyHmac, work: async () => undefined}]);
  shop = await openShop(server);
  stranger = await openSyncDevice(server, 'Eva');
  admin = await openAdmin(server);
});
afterAll(() => server.close());

const told = (act: () => Promise<unknown>) => toldBy(server, act);

/** Writes rows as the product itself does. */
const write = (spaceId: string, rows: SyncedWrite) =>
  inTransaction(server.database, async (tx) =>
    writeSynced(tx, {spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [rows]),
  );

test('[EVT1] what a company’s team does is told, and nothing where nothing changed', async () => {
  const {device: ana, spaceId} = shop;
  const luz = await openSyncDevice(server, 'Luz');
  const {email, id: subjectId} = luz.me;
  const team = await told(async () => {
    const withdrawn = await invite(server, ana, spaceId);
    await ana.call(withdrawInvitation, {spaceId, id: withdrawn.id});
    await ana.call(withdrawInvitation, {spaceId, id: withdrawn.id});
    const asked = await invite(server, ana, spaceId, {email});
    await invite(server, ana, spaceId, {email, id: asked.id});
    const token = await readToken(server, email);
    await luz.call(acceptInvitation, {token, companyIds: [spaceId]});
    await luz.call(acceptInvitation, {token, companyIds: [spaceId]});
    await ana.call(changeRole, {spaceId, userId: subjectId, role: 'manager'});
    await ana.call(changeRole, {spaceId, userId: subjectId, role: 'manager'});
    await ana.call(removeTeammate, {spaceId, userId: subjectId});
    await ana.call(removeTeammate, {spaceId, userId: subjectId});
  });
  const by = {personId: ana.me.id, spaceId};
  expect(team).toMatchObject([
    {event: 'team.invited', role: 'bookkeeper', rowId: expect.any(String), ...by},
    {event: 'team.invitation-withdrawn', rowId: team[0]?.['rowId'], ...by},
    {event: 'team.invited', role: 'bookkeeper', ...by},
    {event: 'team.joined', role: 'bookkeeper', personId: subjectId, spaceId},
    {event: 'team.role-changed', role: 'manager', formerRole: 'bookkeeper', subjectId, ...by},
    {event: 'team.removed', subjectId, ...by},
  ]);
  await invite(server, ana, spaceId, {email});
  await luz.call(acceptInvitation, {token: await readToken(server, email), companyIds: [spaceId]});
  const left = await told(() => luz.call(leaveCompany, {spaceId}));
  expect(left).toMatchObject([{event: 'team.left', personId: subjectId, spaceId}]);
});

test('[EVT1] who tries another’s company is told, by whatever call names it and by sync', async () => {
  const {spaceId} = shop;
  const {id: personId} = stranger.me;
  const asked = await told(async () => {
    await stranger.call(openFile, {spaceId, fileId: testId(9)});
    await stranger.call(showEin, {companyId: spaceId});
    await stranger.call(leaveCompany, {spaceId});
    const {create} = buildChangeIn(spaceId);
    await stranger.push([create('accounts', [buildRow('accounts', server.newId())])]);
  });
  const foreign = {event: 'access.foreign', personId, spaceId};
  expect(asked).toMatchObject([
    {...foreign, reason: 'file.row-missing', route: openFile.path},
    {...foreign, reason: 'company.no-ein', route: showEin.path},
    {...foreign, reason: 'sync.no-access', route: leaveCompany.path},
    {...foreign, reason: 'sync.no-access', route: '/api/v1/sync/push'},
  ]);
  // What is missing of one's own is nobody else's.
  const own = await told(() => shop.device.call(openFile, {spaceId, fileId: testId(9)}));
  expect(own).toEqual([]);
});

test('[EVT1] what a role may not do is told, and so is what only admins may', async () => {
  const {device: ana, spaceId} = shop;
  const eva = await openSyncDevice(server, 'Eva');
  await invite(server, ana, spaceId, {email: eva.me.email});
  await eva.call(acceptInvitation, {token: await readToken(server, eva.me.email), companyIds: [spaceId]});
  const refused = await told(async () => {
    await eva.call(removeTeammate, {spaceId, userId: ana.me.id});
    await eva.call(listUsers, {});
  });
  expect(refused).toMatchObject([
    {event: 'access.forbidden', reason: 'sync.not-permitted', personId: eva.me.id, route: removeTeammate.path},
    {event: 'access.forbidden', reason: 'account.admin-only', personId: eva.me.id, route: listUsers.path},
  ]);
  // Who is not signed in is asked to do so, which happens all day.
  expect(await told(() => server.openDevice().call(listUsers, {}))).toEqual([]);
});

test('[EVT1] a change from another page, or without its token, is told', async () => {
  const forged = await told(async () => {
    await stranger.call(leaveCompany, {spaceId: shop.spaceId}, {'sec-fetch-site': 'cross-site'});
    await stranger.call(leaveCompany, {spaceId: shop.spaceId}, {[antiForgeryHeader]: 'x'});
    const url = '/api/v1/files/bytes?x=1';
    const headers = {'sec-fetch-site': 'cross-site', 'content-type': 'application/octet-stream'};
    await stranger.request({method: 'PUT', url, headers, payload: Buffer.from('x')});
  });
  expect(forged).toMatchObject([
    {event: 'request.forged', reason: 'request.foreign-origin', personId: stranger.me.id},
    {event: 'request.forged', reason: 'request.no-auth-token', personId: stranger.me.id},
    {event: 'request.forged', reason: 'request.foreign-origin', route: '/api/v1/files/bytes'},
  ]);
});

test('[EVT1] an admin who acts as a user is named beside them, from the beginning to the end', async () => {
  const {device: ana, spaceId} = shop;
  const {id: adminId} = admin.me;
  const acting = await told(async () => {
    const device = await actAs(admin, ana.me.id);
    await invite(server, device, spaceId, {email: 'otra@example.com'});
    await device.call(stopActing, {});
  });
  expect(acting).toMatchObject([
    {event: 'acting.begun', personId: adminId, subjectId: ana.me.id, route: logInAsUser.path},
    {event: 'access.forbidden', reason: 'account.not-while-acting', personId: ana.me.id, adminId},
    {event: 'acting.ended', personId: ana.me.id, adminId, subjectId: ana.me.id},
  ]);
  const other = await openAdmin(server);
  const away = await told(async () => (await actAs(other, ana.me.id)).call(logOut, {}));
  expect(namesOf(away)).toEqual(['acting.begun', 'acting.ended', 'session.ended']);
});

test('[EVT1] who is blocked and unblocked is told with the reason, once', async () => {
  const {id: userId} = stranger.me;
  const chief = await openAdmin(server);
  const blocking = await told(async () => {
    for (const reason of ['by-admin', 'by-admin', null, null] as const) await chief.call(blockUser, {userId, reason});
  });
  expect(blocking).toMatchObject([
    {event: 'user.blocked', reason: 'by-admin', subjectId: userId, personId: chief.me.id},
    {event: 'user.unblocked', subjectId: userId, personId: chief.me.id},
  ]);
});

test('[EVT1] a sealed document that is opened is told, by its owner and by the desk', async () => {
  const {device: ana, spaceId} = shop;
  const [documentId, partnerId] = [server.newId(), server.newId()];
  const partner = {kind: 'person', firstName: 'Ana', lastName: 'Quiroga', companyName: ''};
  await write(spaceId, {table: 'partners', create: [partners.row.parse(buildRow('partners', partnerId, partner))]});
  const document = {id: documentId, kind: 'proof-of-address', partnerId, fileKey: await sealFor(server, documentId)};
  await addDocument(server, shop, {file: identityFile, document, bytes: sealedBytes});
  const desk = await openAdmin(server);
  const opened = await told(async () => {
    await ana.call(openOwnDocument, {companyId: spaceId, documentId});
    await desk.call(openDeskDocument, {companyId: spaceId, documentId, why: 'check'});
  });
  const place = {event: 'document.opened', spaceId, rowId: documentId};
  expect(opened).toMatchObject([
    {...place, why: 'own', personId: ana.me.id},
    {...place, why: 'check', personId: desk.me.id},
  ]);
});

test('[EVT1] a sealed number that is opened is told, and one that does not open is an error', async () => {
  const owner = await openSyncDevice(server, 'Ana');
  const visitor = server.openDevice();
  const kind = {kind: 'migrate', formationDate: '2024-03-04', ein: '37-2048816', registeredAgent: 'Sur'} as const;
  const order = await buy(server, visitor, prepareOrder(server, kind));
  await read(visitor, order);
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  const opened = await told(() => owner.call(showEin, {companyId: order.id}));
  const place = {spaceId: order.id, rowId: order.id, field: 'ein'};
  expect(opened).toMatchObject([{event: 'number.opened', ...place, why: 'own', personId: owner.me.id}]);
  const [formation] = await owner.readTable(order.id, 'formations');
  const ein = `${String(formation?.['ein']).slice(0, -8)}AAAAAAAA`;
  await write(order.id, {table: 'formations', edit: [{id: order.id, ein}]});
  const broken = await told(() => owner.call(showEin, {companyId: order.id}));
  expect(broken).toMatchObject([{event: 'sealed.broken', level: 'error', reason: 'company.ein-broken'}]);
});

test('[EVT1] an event of a vendor with a bad signature is told with the vendor and why', async () => {
  const {payload, headers} = signHmac({eventId: 'one', type: 'thing.updated'}, server.clock.nowMs);
  const refused = await told(() => sendEvent(server, 'bank', {payload: `${payload} `, headers}));
  expect(refused).toMatchObject([{event: 'webhook.refused', provider: 'bank', reason: 'request.malformed'}]);
});

test('[EVT1] what the content policy stopped, and a proxy that is not trusted, are told', async () => {
  const report = {'csp-report': {'effective-directive': 'script-src-elem', 'document-uri': 'https://a.example/es'}};
  const seen = await told(() =>
    server.openDevice().request({
      method: 'POST',
      url: '/api/v1/policy-reports',
      headers: {'content-type': 'application/csp-report', 'x-forwarded-for': '198.51.100.7'},
      payload: JSON.stringify(report),
    }),
  );
  expect(seen).toMatchObject([
    {event: 'proxy.untrusted', level: 'error'},
    {event: 'policy.reported', directive: 'script-src-elem', page: '/es'},
  ]);
});

test('[EVT1] an audit that was altered is told as an error, with the first row that is not right', async () => {
  const {$client} = server.database;
  const client = await $client.connect();
  await client.query('begin');
  await client.query('alter table admin_audit disable trigger admin_audit_stays');
  await client.query('delete from admin_audit where number = 1');
  const lines: unknown[] = [];
  const events = createEventLog({
    writeLine: (level, fields) => void lines.push({level, ...fields}),
    nameNetwork: () => undefined,
    now: () => 0,
  });
  await reportAdminAudit({$client: client}, {log: server.app.log, events, now: () => server.clock.nowMs});
  await client.query('rollback');
  client.release();
  expect(lines).toEqual([{level: 'error', log: 'security', event: 'audit.broken', brokenAt: 1}]);
});

test('[EVT3] one network has one name on every node, another installation gives it another, and none is an address', async () => {
  const [nameHere, nameOnNode] = [await readNetworkNames(server.database), await readNetworkNames(server.database)];
  const other = await buildServer();
  // The databases of tests are copies of one.
  await other.database.execute(sql`update device_key set key = sha256('another')`);
  const nameElsewhere = await readNetworkNames(other.database);
  await other.close();
  expect(nameHere('192.0.2.1')).toMatch(/^[\da-f]{12}$/);
  expect(nameOnNode('192.0.2.1')).toBe(nameHere('192.0.2.1'));
  expect(nameHere('192.0.2.2')).not.toBe(nameHere('192.0.2.1'));
  expect(nameElsewhere('192.0.2.1')).not.toBe(nameHere('192.0.2.1'));
  const told = new Set(readEvents(server).map(({network}) => network));
  expect(told.has(nameHere('192.0.2.1'))).toBe(true);
});
