import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {z} from 'zod';
import type {Outcome} from '#contract/kernel/failure.ts';
import {toRows, type Json, type RowColumns} from '#contract/kernel/field-values.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Change} from '#contract/sync/change.ts';
import type {pullChanges, readPage} from '#contract/sync/pull-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {pushBatch, type PushOutcome} from '#server/sync/judge/push.ts';
import type {PushStore} from '#server/sync/judge/store.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {chainHashes} from '#tests/fixtures/chain-hashes.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {createRandom} from '#tests/sync/build-change.ts';

type PullAnswer = z.output<typeof pullChanges.output>;

/** What keeps a server's data: where push writes and pull reads. */
export type ServerStore = {
  readonly push: PushStore;
  pull(userId: string, input: z.output<typeof pullChanges.input>): Promise<Outcome<PullAnswer>>;
  readPage(userId: string, input: z.output<typeof readPage.input>): Promise<Outcome<RowColumns>>;
  /** Ids of two people, called Ana Núñez and Eva Núñez. */
  readonly people: readonly [string, string];
  /** Makes an empty company of the first person. */
  addSpace(): Promise<string>;
  setRole(spaceId: string, userId: string, role: SpaceRole | null): Promise<void>;
  close(): Promise<void>;
};

const nowMs = Date.UTC(2026, 10, 20, 12);

/** One client of a person, that numbers what it sends. */
function createSender(store: ServerStore, userId: string, clientId: string) {
  let nextSeq = 1;
  const send = async (sent: readonly Change[], firstSeq: number, epoch?: string): Promise<PushOutcome> => {
    const [changes, hashes] = [[...sent], chainHashes(sent)];
    const named = epoch === undefined ? {} : {epoch};
    const input = {wireVersion, clientId, userId, deviceName: 'laptop', ...named, firstSeq, changes, hashes};
    return pushBatch({store: store.push, now: () => nowMs, wireVersion}, userId, input);
  };
  return {
    send,
    push: async (...changes: readonly Change[]): Promise<PushOutcome> => {
      const outcome = await send(changes, nextSeq);
      if (outcome.ok) nextSeq = outcome.value.lastSeq + 1;
      return outcome;
    },
    pull: async (cursors: Record<string, number> = {}) => store.pull(userId, {wireVersion, clientId, userId, cursors}),
  };
}

/** Every row that a cold start brings, by table. */
async function readCold(store: ServerStore, userId: string, spaceId: string) {
  const answer = await store.pull(userId, {wireVersion, clientId: testId(0xfff), userId, cursors: {}});
  const pages = answer.ok ? (answer.value.spaces.find((space) => space.spaceId === spaceId)?.pages ?? []) : [];
  const tables: Record<string, Record<string, Json>[]> = {};
  for (const {table, from, until, count} of pages) {
    const page = await store.readPage(userId, {spaceId, table, ...(from && {from}), ...(until && {until})});
    const rows = page.ok ? toRows(page.value) : [];
    expect(rows).toHaveLength(count);
    tables[table] = [...(tables[table] ?? []), ...rows];
  }
  return tables;
}

/** What sync needs of a server's store: every implementation that stands for one passes it. */
export function serverStoreKit(name: string, open: () => Promise<ServerStore>): void {
  describe(`server store: ${name}`, () => {
    let store: ServerStore;
    let clients = 0x1000;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(async () => store.close());

    const begin = async () => {
      const spaceId = await store.addSpace();
      const [ana, eva] = store.people;
      const sender = createSender(store, ana, testId((clients += 1)));
      const other = createSender(store, eva, testId((clients += 1)));
      return {spaceId, ana, eva, sender, other, ...buildChangeIn(spaceId)};
    };
    const account = buildRow('accounts', testId(1));

    test('[SYN1] [SYN21] results are kept by number and by change, and a transaction that fails leaves nothing', async () => {
      const {sender, ana, create, edit, spaceId} = await begin();
      const changes = [create('accounts', [account]), edit('accounts', [testId(1)], {name: 'B'}, {name: 'no'})];
      const once = await sender.push(...changes);
      expect(once).toMatchObject({ok: true, value: {lastSeq: 2, refused: [{seq: 2}]}});
      expect(await sender.send(changes, 1)).toEqual(once);
      expect(await sender.send(changes.slice(1), 1)).toMatchObject({failure: {reason: 'sync.copied-profile'}});
      const copy = createSender(store, ana, testId((clients += 1)));
      expect(await copy.push(...changes)).toEqual(once);
      expect(await copy.send([], 9)).toMatchObject({failure: {reason: 'sync.gap'}});
      const failing: PushStore = {
        transact: async (sender, work) =>
          store.push.transact(sender, async (tx) =>
            work({
              ...tx,
              writeResults: async () => {
                throw new Error('the disk is full');
              },
            }),
          ),
      };
      const deletion = edit('accounts', [testId(1)], {deleted: true}, {deleted: false});
      const broken = createSender({...store, push: failing}, ana, testId((clients += 1)));
      await expect(broken.push(deletion)).rejects.toThrow('full');
      expect((await readCold(store, ana, spaceId))['accounts']).toHaveLength(1);
      expect(await sender.pull({[spaceId]: 0})).toMatchObject({value: {lastSeq: 2}});
    });

    test('[SYN33] a push of another epoch is refused whole, a repeat too; one that names none or this one is not', async () => {
      const {sender, ana, create, spaceId} = await begin();
      const changes = [create('accounts', [account])];
      const pulled = await sender.pull();
      const epoch = pulled.ok ? pulled.value.epoch : '';
      const refusal = {ok: false, failure: {code: 'conflict', reason: 'sync.other-epoch'}};
      expect(await sender.send(changes, 1, `${epoch}-before`)).toMatchObject(refusal);
      expect((await readCold(store, ana, spaceId))['accounts']).toBeUndefined();
      const done = await sender.send(changes, 1, epoch);
      expect(done).toMatchObject({ok: true, value: {lastSeq: 1, refused: []}});
      expect(await sender.send(changes, 1)).toEqual(done);
      expect(await sender.send(changes, 1, `${epoch}-before`)).toMatchObject(refusal);
    });

    test('[SYN34] a row is not made again by whoever knows nothing of its deletion, in whatever order both come', async () => {
      const {sender, other, eva, create, edit, spaceId} = await begin();
      await store.setRole(spaceId, eva, 'manager');
      const row = (id: string) => buildRow('categories', id);
      const [theirs, own] = [testId(31), testId(32)];
      await other.push(edit('categories', [theirs], {deleted: true}, {deleted: false}));
      await sender.push(edit('categories', [own], {deleted: true}, {deleted: false}));
      const outcome = await sender.push(create('categories', [row(theirs), row(own)]));
      const deletedBy = {currentBy: 'Eva Núñez', currentAt: new Date(nowMs).toISOString(), currentDevice: 'laptop'};
      const refusal = {rowId: theirs, field: null, code: 'conflict', reason: 'sync.row-deleted', current: true};
      expect(outcome).toEqual({
        ok: true,
        value: {lastSeq: 2, refused: [{seq: 2, refusals: [{...refusal, ...deletedBy}]}]},
      });
      const knowing = await sender.push(create('categories', [{...row(theirs), deleted: false}]));
      expect(knowing).toEqual({ok: true, value: {lastSeq: 3, refused: []}});
    });

    test('[SYN6] a conflict says who wrote the live value, when and where', async () => {
      const {sender, other, eva, create, edit, spaceId} = await begin();
      await store.setRole(spaceId, eva, 'manager');
      await sender.push(create('accounts', [account]));
      await other.push(edit('accounts', [testId(1)], {name: 'By Eva'}, {name: account['name'] ?? null}));
      const mine = edit('accounts', [testId(1)], {name: 'Mine', archived: true}, {name: 'Seen', archived: false});
      const by = {currentBy: 'Eva Núñez', currentAt: new Date(nowMs).toISOString(), currentDevice: 'laptop'};
      const refusal = {rowId: testId(1), field: 'name', code: 'conflict', reason: 'sync.conflict', current: 'By Eva'};
      const outcome = await sender.push(mine);
      expect(outcome).toMatchObject({ok: true, value: {refused: [{seq: 2, refusals: [{...refusal, ...by}]}]}});
    });

    test('[SYN16] [SYN17] a cold start brings live rows newest first, a delta what changed since, deletions too', async () => {
      const {sender, ana, create, edit, spaceId} = await begin();
      const dates = ['2026-01-05', '2026-03-01', '2026-01-05', '2026-02-11'];
      const rows = dates.map((date, index) => buildRow('transactions', testId(10 + index), {date}));
      await sender.push(create('accounts', [account]), create('transactions', rows));
      const cold = await readCold(store, ana, spaceId);
      expect(cold['transactions']?.map((row) => row['id'])).toEqual([11, 13, 12, 10].map(testId));
      expect(cold['transactions']?.[0]).toEqual({...rows[1], deleted: false});
      const first = await sender.pull();
      const version = first.ok ? (first.value.spaces.find((one) => one.spaceId === spaceId)?.version ?? 0) : 0;
      expect(first).toMatchObject({value: {lastSeq: null}});
      const note = {note: 'new'};
      await sender.push(
        edit('transactions', [testId(10)], note, {note: rows[0]?.['note'] ?? null}),
        edit('transactions', [testId(11)], {deleted: true}, {deleted: false}),
      );
      const delta = await sender.pull({[spaceId]: version});
      const space = delta.ok ? delta.value.spaces.find((one) => one.spaceId === spaceId) : undefined;
      expect(space).toMatchObject({mode: 'delta', more: false, version: version + 1, pages: []});
      const changed = toRows(space?.tables['transactions'] ?? {ids: [], fields: {}});
      expect(changed.map((row) => [row['id'], row['note'], row['deleted']])).toEqual([
        [testId(10), 'new', false],
        [testId(11), rows[1]?.['note'], true],
      ]);
      expect(await sender.pull({[spaceId]: version + 9})).toMatchObject({value: {lastSeq: null}});
    });

    test('[SYN11] [SYN12] who is no member, or no longer one, sees and changes nothing', async () => {
      const {sender, other, eva, create, spaceId} = await begin();
      await sender.push(create('accounts', [account]));
      const page = {spaceId, table: 'accounts'};
      const refused = {value: {refused: [{refusals: [{reason: 'sync.no-access'}]}]}};
      const change = create('accounts', [buildRow('accounts', testId(2))]);
      expect(await other.push(change)).toMatchObject(refused);
      expect(await store.readPage(eva, page)).toMatchObject({failure: {reason: 'sync.no-such-page'}});
      await store.setRole(spaceId, eva, 'bookkeeper');
      expect(await store.readPage(eva, page)).toMatchObject({ok: true});
      expect(await store.readPage(eva, {...page, from: '["no","key"]'})).toMatchObject({ok: false});
      await store.setRole(spaceId, eva, null);
      expect(await other.push(create('accounts', [buildRow('accounts', testId(3))]))).toMatchObject(refused);
      const pulled = await other.pull({[spaceId]: 1});
      expect(pulled.ok && pulled.value.spaces.map((space) => space.spaceId)).not.toContain(spaceId);
    });
  });
}

/** Does the same at random on two stores; whatever they answer must be the same. */
export async function expectAlike(one: ServerStore, other: ServerStore, seed: number): Promise<void> {
  const random = createRandom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const spaces = [await one.addSpace(), await other.addSpace()];
  // Ids of people and spaces differ from one to the other; everything else is the same.
  const known = [one, other].map(({people}, index) => [spaces[index] ?? '', ...people]);
  const normalize = (value: unknown, index: number) => {
    let text = JSON.stringify(value, (key, part: unknown) => (key === 'epoch' || key === 'serverTime' ? null : part));
    for (const [place, id] of (known[index] ?? []).entries()) text = text.replaceAll(id, `known ${place}`);
    return text;
  };
  const versions = [0, 0];
  const names = ['A', 'B', 'C', 'D'];
  let seq = 0;
  for (let step = 0; step < 40; step += 1) {
    const [kind, row, from, to, second] = [
      pick(8),
      testId(1 + pick(4)),
      names[pick(4)],
      names[pick(4)],
      random() < 0.3,
    ];
    const role = (['manager', 'bookkeeper', null] as const)[pick(3)] ?? null;
    const id = testId(0xd0000000 + seed * 1_000 + step);
    const answers: string[] = [];
    if (kind < 6) seq += 1;
    for (const [index, store] of [one, other].entries()) {
      const [spaceId = '', ana = '', eva = ''] = known[index] ?? [];
      const {create, edit} = buildChangeIn(spaceId);
      const person = second ? eva : ana;
      if (kind === 6) await store.setRole(spaceId, eva, role);
      if (kind >= 6) {
        const clientId = testId(0xe000 + seed);
        const input = {wireVersion, clientId, userId: person, cursors: {[spaceId]: versions[index] ?? 0}};
        const answer = await store.pull(person, input);
        const found = answer.ok ? answer.value.spaces.find((space) => space.spaceId === spaceId) : undefined;
        if (found && !second) versions[index] = found.version;
        const pages = found?.pages.filter((page) => page.table === 'accounts');
        answers.push(normalize({...found, tables: found?.tables['accounts'], pages}, index));
        continue;
      }
      const change =
        kind < 2
          ? create('accounts', [buildRow('accounts', row, {name: from ?? ''})])
          : kind < 5
            ? edit('accounts', [row], {name: to ?? ''}, {name: from ?? ''})
            : edit('accounts', [row], {deleted: to === 'A'}, {deleted: from === 'A'});
      const sender = createSender(store, person, testId(0xf0000 + seed * 100 + seq));
      answers.push(normalize(await sender.send([{...change, id}], 1), index));
    }
    expect(answers[1], `seed ${seed}, step ${step}`).toBe(answers[0]);
  }
}
