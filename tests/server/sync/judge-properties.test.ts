import fc from 'fast-check';
import {expect, test} from 'vitest';
import {toFieldValues, type Json} from '#contract/kernel/field-values.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {applyChange, type AnyRow} from '#contract/sync/apply-change.ts';
import type {Change} from '#contract/sync/change.ts';
import {judgeChanges} from '#server/sync/judge/judge.ts';
import {findRow, putRow, type RowSet} from '#server/sync/judge/row-set.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const seed = 20_261_121;
const spaceId = testId(100);
const authorId = testId(9);
const sights = new Map([[spaceId, {role: 'owner', services: servicesOf({kind: 'company', type: 'LLC'})} as const]]);
const rowIds = [1, 2, 3, 4].map((number) => testId(10 + number));
const {create, edit} = buildChangeIn(spaceId);

/** What a person does to some of four accounts; ids that are not there yet are made, the others edited. */
const act = fc.record({
  ids: fc.uniqueArray(fc.constantFrom(...rowIds), {minLength: 1, maxLength: 4}),
  name: fc.constantFrom('uno', 'dos', 'ñandú', '東京'),
  archived: fc.boolean(),
  remove: fc.boolean(),
});

const deletions: ReadonlySet<string> = new Set();

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
type View = Map<string, AnyRow>;

/** The changes a device records for an act, given what it shows, and what it shows then. */
function record({ids, name, archived, remove}: Act, view: View): Change[] {
  const missing = ids.filter((id) => view.get(id)?.['deleted'] !== false);
  const there = ids.filter((id) => view.get(id)?.['deleted'] === false);
  const changes: Change[] = [];
  if (missing.length > 0)
    changes.push(
      create(
        'accounts',
        missing.map((id) => buildRow('accounts', id, {name, archived})),
      ),
    );
  if (there.length > 0) {
    const set: Record<string, Json> = remove ? {deleted: true} : {name, archived};
    const change = edit('accounts', there, set, {});
    const was = Object.keys(set).map((field) => [
      field,
      toFieldValues(there.map((id) => view.get(id)?.[field] ?? null)),
    ]);
    changes.push({...change, was: Object.fromEntries(was)});
  }
  for (const change of changes)
    for (const [index, id] of change.rowIds.entries()) {
      const row = applyChange(view.get(id), change, index);
      if (row) view.set(id, row);
    }
  return changes;
}

test('[SYN1] what one device does comes out on the server as that device shows it, however it is cut into batches', () => {
  fc.assert(
    fc.property(fc.array(act, {maxLength: 12}), fc.integer({min: 1, max: 5}), (acts, batchSize) => {
      const view: View = new Map();
      const changes = acts.flatMap((one) => record(one, view));
      const rows: RowSet = new Map();
      for (let start = 0; start < changes.length; start += batchSize) {
        const batch = changes.slice(start, start + batchSize);
        const judged = judgeChanges({changes: batch, authorId, sights, rows, peers: new Map(), deletions});
        expect(judged.refusals.flat()).toEqual([]);
        for (const part of judged.written.values())
          for (const row of part.rows.values()) putRow(rows, spaceId, part.table, row);
      }
      for (const [id, row] of view) expect(findRow(rows, spaceId, 'accounts', id)).toEqual(row);
    }),
    {seed},
  );
});

test('[SYN6] nothing takes effect that nobody asked for: every live value was there before or was asked for', () => {
  fc.assert(
    fc.property(fc.array(act, {maxLength: 12}), fc.array(act, {maxLength: 12}), (mine, theirs) => {
      const [first, second] = [mine, theirs].map((acts) => {
        const view: View = new Map();
        return acts.flatMap((one) => record(one, view));
      });
      const changes = [...(first ?? []), ...(second ?? [])];
      const judged = judgeChanges({
        changes,
        authorId,
        sights,
        rows: new Map(),
        peers: new Map(),
        deletions,
      });
      const asked = new Set([...mine, ...theirs].map(({name}) => name));
      for (const part of judged.written.values())
        for (const row of part.rows.values()) expect(asked).toContain(row['name']);
      for (const {code} of judged.refusals.flat()) expect(code).toBe('conflict');
    }),
    {seed},
  );
});
