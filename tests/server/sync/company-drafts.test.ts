import {readFileSync} from 'node:fs';
import {expect, onTestFinished, test} from 'vitest';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const draftId = testId(9);
const partnerId = testId(21);
/** What a row of the tests holds in each text. */
const typed = '2026-11-02';
const orderId = testId(40);

async function openDraft() {
  const server = await buildServer();
  onTestFinished(() => server.close());
  const owner = await openSyncDevice(server, 'Ana');
  const {create} = buildChangeIn(owner.me.id);
  const {body} = await owner.push([
    create('companyDrafts', [buildRow('companyDrafts', draftId)]),
    create('draftPartners', [buildRow('draftPartners', partnerId)]),
  ]);
  expect(body.refused).toEqual([]);
  return {server, owner};
}

const reasonsOf = async (device: SyncDevice, changes: Parameters<SyncDevice['push']>[0]) =>
  (await device.push(changes)).body.refused.flatMap(({refusals}) => refusals.map(({reason}) => reason));

const rowsOf = async (device: SyncDevice) => [
  ...(await device.readTable(device.me.id, 'companyDrafts')),
  ...(await device.readTable(device.me.id, 'draftPartners')),
];

test('[FRM1] another person neither sees nor changes a draft, also under its own id in a space of theirs', async () => {
  const {server, owner} = await openDraft();
  const before = await rowsOf(owner);
  const stranger = await openSyncDevice(server, 'Eva');
  const theirs = buildChangeIn(owner.me.id);
  const own = buildChangeIn(stranger.me.id);
  const name = [{title: 'Mía'}, {title: typed}] as const;
  expect(
    await reasonsOf(stranger, [
      theirs.edit('companyDrafts', [draftId], ...name),
      theirs.create('draftPartners', [buildRow('draftPartners', testId(22))]),
      own.edit('companyDrafts', [draftId], ...name),
      own.create('draftPartners', [buildRow('draftPartners', testId(22))]),
    ]),
  ).toEqual(['sync.no-access', 'sync.no-access', 'sync.row-missing', 'sync.missing-reference']);
  expect(await rowsOf(stranger)).toEqual([]);
  expect(await rowsOf(owner)).toEqual(before);
});

test('[FRM2] [FRM3] what a device may not say of a draft is refused, whatever it sends', async () => {
  const {owner} = await openDraft();
  const {create, edit} = buildChangeIn(owner.me.id);
  const before = await rowsOf(owner);
  const draft = (set: Row, was: Row) => edit('companyDrafts', [draftId], set, was);
  const partner = (set: Row, was: Row) => edit('draftPartners', [partnerId], set, was);
  expect(
    await reasonsOf(owner, [
      draft({placedOrderId: orderId}, {placedOrderId: null}),
      draft({kind: 'crypto'}, {kind: 'create'}),
      draft({createdAt: '2020-01-01T00:00:00.000Z'}, {createdAt: '2026-11-20T12:00:00.000Z'}),
      draft({state: 'XX'}, {state: null}),
      draft({plan: 'free'}, {plan: null}),
      draft({nameOne: 'a\u202eb'}, {nameOne: typed}),
      draft({nameOne: 'x'.repeat(121)}, {nameOne: typed}),
      partner({draftId: testId(8)}, {draftId}),
      partner({shareBasisPoints: 10_001}, {shareBasisPoints: null}),
      partner({shareBasisPoints: 33.33}, {shareBasisPoints: null}),
      partner({taxId: '123-45-6789'}, {taxId: null}),
      create('companyDrafts', [buildRow('companyDrafts', testId(30), {placedOrderId: orderId})]),
      create('draftPartners', [buildRow('draftPartners', testId(31), {draftId: testId(8)})]),
    ]),
  ).toEqual([
    'sync.field-not-writable',
    'sync.field-not-writable',
    'sync.field-not-writable',
    'sync.invalid-value',
    'sync.invalid-value',
    'formation.text-unseen',
    'sync.invalid-value',
    'sync.field-not-writable',
    'sync.invalid-value',
    'sync.invalid-value',
    'sync.invalid-value',
    'sync.field-not-writable',
    'sync.missing-reference',
  ]);
  expect(await rowsOf(owner)).toEqual(before);
});

test('[FRM3] once an order is placed nothing of the draft changes, and once it ran out all of it does', async () => {
  const {server, owner} = await openDraft();
  const {id: spaceId} = owner.me;
  const place = async (placedOrderId: string | null) =>
    inTransaction(server.database, (tx) =>
      writeSynced(tx, {spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [
        {table: 'companyDrafts', edit: [{id: draftId, placedOrderId}]},
        {table: 'draftPartners', edit: [{id: partnerId, placedOrderId}]},
      ]),
    );
  const {create, edit} = buildChangeIn(spaceId);
  const changes = () => [
    edit('companyDrafts', [draftId], {nameOne: 'Otra'}, {nameOne: typed}),
    edit('draftPartners', [partnerId], {city: 'Cali'}, {city: typed}),
    create('draftPartners', [buildRow('draftPartners', testId(22))]),
    edit('draftPartners', [partnerId], {deleted: true}, {deleted: false}),
    edit('companyDrafts', [draftId], {deleted: true}, {deleted: false}),
  ];
  await place(orderId);
  const before = await rowsOf(owner);
  expect(await reasonsOf(owner, changes())).toEqual([
    'company-draft.blocked',
    'draft-partner.blocked',
    'draft-partner.blocked',
    'draft-partner.blocked',
    'company-draft.blocked',
  ]);
  expect(await rowsOf(owner)).toEqual(before);
  await place(null);
  expect(
    await reasonsOf(
      owner,
      changes().map((change, index) => ({...change, id: testId(60 + index)})),
    ),
  ).toEqual([]);
});

test('[FRM1] [SYN37] two devices fill in different answers, and neither asks whose steps or whose moment count', async () => {
  const {owner} = await openDraft();
  const {edit} = buildChangeIn(owner.me.id);
  const was = {passed: typed, workedAt: '2026-11-20T12:00:00.000Z'};
  const one = {passed: 'you', workedAt: '2026-11-23T10:00:00.000Z'};
  const other = {passed: 'you company', workedAt: '2026-11-23T09:00:00.000Z'};
  expect(
    await reasonsOf(owner, [
      edit(
        'companyDrafts',
        [draftId],
        {passed: one.passed, workedAt: one.workedAt, firstName: 'Ana'},
        {...was, firstName: typed},
      ),
      edit('companyDrafts', [draftId], {...other, lastName: 'Restrepo'}, {...was, lastName: typed}),
    ]),
  ).toEqual([]);
  expect((await rowsOf(owner))[0]).toMatchObject({...other, firstName: 'Ana', lastName: 'Restrepo'});
});

test.for([6, 7, 8])(
  '[OVL4] [SYN34] a draft that a page of version %d made arrives, with what came since as the table says',
  async (version) => {
    const {server} = await openDraft();
    const device = await openSyncDevice(server, 'Eva');
    const {create} = buildChangeIn(device.me.id);
    // The fixture's shape is this test's own.
    const rows = JSON.parse(readFileSync(`tests/fixtures/contract/v${version}-rows.json`, 'utf8')) as Record<
      string,
      Row
    >;
    const draft = {...rows['companyDrafts'], id: testId(50), kind: 'migrate'};
    expect(draft).not.toHaveProperty('missingPapers');
    expect(await reasonsOf(device, [create('companyDrafts', [draft])])).toEqual([]);
    const [kept] = await device.readTable(device.me.id, 'companyDrafts');
    expect(kept).toMatchObject({id: testId(50), missingPapers: ''});
  },
);
