import {expect, test} from 'vitest';
import {patchAt, type Change} from '#contract/sync/change.ts';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import type {Fault} from '#tests/fakes/network.ts';
import {createRandom} from '#tests/sync/build-change.ts';
import {enterCold, openStage, type Actor} from './stage.ts';

const faults: readonly Fault[] = ['drop-request', 'drop-answer', 'duplicate', 'late', 'portal'];
const seeds = (process.env['FARO_SEEDS'] ?? '1,2,3').split(',').map(Number);

type Script = {readonly spaceId: string; readonly ids: string[]; readonly pick: (below: number) => number};

/** One thing a person does on one device. */
async function act(actor: Actor, {spaceId, ids, pick}: Script, step: number): Promise<void> {
  const id = ids[pick(ids.length)];
  const kind = pick(10);
  const making = {now: '2026-03-01T12:00:00.000Z', createId: actor.createId};
  if (kind < 3 || id === undefined) {
    const created = actor.createId();
    ids.push(created);
    const row = {key: null, name: `new ${step}`, kind: 'expense', relatedParty: false, archived: false, position: step};
    await actor.create('categories', spaceId, [{id: created, ...row}]);
  } else if (kind < 6) await actor.edit('categories', spaceId, [id], {name: `name ${step}`});
  else if (kind < 7)
    await actor.edit('categories', spaceId, [...new Set([id, ids[0] ?? id])], {position: 1_000 + step});
  else if (kind < 8) {
    // Nobody deletes what they do not see; of a row that is not there yet, it would do nothing.
    if ((await actor.rows('categories', spaceId)).has(id))
      await actor.edit('categories', spaceId, [id], {deleted: true});
  } else if (kind < 9) await undoLast(actor.database, making);
  else await redoLast(actor.database, making);
}

/** What waits, by its id and in its order. */
async function readQueue(actor: Actor): Promise<ReadonlyMap<string, Change>> {
  const waiting = await actor.database.outbox.orderBy('order').toArray();
  return new Map(waiting.map((change) => [change.id, change]));
}

/** Every value that a person gave a field is live or was once, or waits in attention. */
async function expectNothingLost(actors: readonly [Actor, Actor], recorded: readonly Change[], spaceId: string) {
  const inAttention = new Set<string>();
  for (const actor of actors) {
    for (const {change} of await actor.database.attention.toArray()) inAttention.add(change.id);
  }
  const histories = new Map<string, Set<string>>();
  for (const rowId of new Set(recorded.flatMap((change) => change.rowIds))) {
    const answer = await actors[0].call(readRowHistory, {spaceId, table: 'categories', rowId});
    const entries = answer.ok ? answer.value.entries : [];
    const values = entries.flatMap((entry) => Object.entries(entry.set).map(([field, value]) => `${field}=${value}`));
    histories.set(rowId, new Set([...entries.map((entry) => entry.changeId), ...values]));
  }
  // History names a creation without its values.
  for (const change of recorded.filter(
    ({op, id, rowIds}) => op === 'create' && histories.get(rowIds[0] ?? '')?.has(id),
  )) {
    const values = Object.entries(patchAt(change, 0)).map(([field, value]) => `${field}=${value}`);
    for (const value of values) histories.get(change.rowIds[0] ?? '')?.add(value);
  }
  const knows = (rowId: string, fact: string): boolean => histories.get(rowId)?.has(fact) ?? false;
  const lost = recorded
    .filter((change) => !inAttention.has(change.id))
    .flatMap((change) =>
      change.rowIds.flatMap((rowId, index) => {
        const given = Object.entries(patchAt(change, index)).map(([field, value]) => `${field}=${value}`);
        // To say that a row is not deleted is no news of a row that never was.
        return given.filter((value) => value !== 'deleted=false' && !knows(rowId, change.id) && !knows(rowId, value));
      }),
    );
  expect(lost).toEqual([]);
}

test.each(seeds)(
  '[ENG2] two devices, a bad network, seed %i: exactly once, in order, the same rows everywhere',
  async (seed) => {
    const random = createRandom(seed);
    const pick = (below: number): number => Math.floor(random() * below);
    const server = await buildServer();
    const {a, b, spaceId} = await openStage(server);
    const script: Script = {spaceId, ids: [], pick};
    for (const actor of [a, b])
      actor.network.decide = () => (random() < 0.3 ? (faults[pick(faults.length)] ?? 'pass') : 'pass');
    const recorded = {a: [] as Change[], b: [] as Change[]};
    for (let step = 0; step < 60; step += 1) {
      const [name, actor] = random() < 0.5 ? (['a', a] as const) : (['b', b] as const);
      const before = await readQueue(actor);
      await act(actor, script, step);
      const after = await readQueue(actor);
      // What is undone before it was sent leaves the queue, and redone it comes back.
      const isGone = ({id}: Change) => before.has(id) && !after.has(id);
      recorded[name] = recorded[name].filter((change) => !isGone(change));
      recorded[name].push(...[...after.values()].filter(({id}) => !before.has(id)));
      if (random() < 0.3) await actor.sync();
      if (random() < 0.1) await actor.network.flushLate();
    }
    for (const actor of [a, b, a, b]) await actor.settle();
    await a.network.flushLate();
    await b.network.flushLate();
    const cold = await enterCold(server, a);
    const live = async (actor: Actor) =>
      [...(await actor.rows('categories', spaceId)).values()]
        .filter((row) => row['deleted'] !== true)
        .toSorted((one, other) => String(one['id']).localeCompare(String(other['id'])));
    expect(await live(b)).toEqual(await live(a));
    expect(await live(cold)).toEqual(await live(a));
    expect([await a.database.outbox.count(), await b.database.outbox.count()]).toEqual([0, 0]);
    const {rows} = await server.database.$client.query<{client: string; ids: string[]}>(
      'select client_id as client, array_agg(change_id::text order by seq) as ids from sync_results group by client_id',
    );
    const executed = rows.map((row) => row.ids);
    expect(executed).toHaveLength(2);
    expect(executed).toContainEqual(recorded.a.map((change) => change.id));
    expect(executed).toContainEqual(recorded.b.map((change) => change.id));
    await expectNothingLost([a, b], [...recorded.a, ...recorded.b], spaceId);
  },
);
