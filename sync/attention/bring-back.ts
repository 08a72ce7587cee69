import {toFieldValues} from '#contract/kernel/field-values.ts';
import {reverseOf, type Change} from '#contract/sync/change.ts';
import {seenBefore} from './build-retries.ts';
import {takeSettled, type SettledPart} from './settled.ts';
import {actKey, asOneAct, withoutOrder} from '#sync/outbox/acts.ts';
import {ownRowsOf} from '#sync/outbox/own-rows.ts';
import {joinRows, pickRows} from '#sync/outbox/pick-rows.ts';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import {reachedThrough} from '#sync/outbox/reached-through.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import {noteBack, noteLeft, noteOldPlace} from '#sync/store/left-changes.ts';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';

/**
 * Takes a decision back: what was refused waits for the person again, and what the decision sent is taken back, by another change
 * where it may have reached the server.
 *
 * @returns false when it was brought back already, or is too old.
 * Rules: ATT1, QUE2.
 */
export async function bringBack(database: LocalDatabase, id: string, making: Making): Promise<boolean> {
  const {attention, outbox, device, meta} = database;
  return database.transaction('rw', attention, outbox, device, meta, async () => {
    const settled = await takeSettled(database, id);
    if (!settled) return false;
    const reversals: Change[] = [];
    for (const change of settled.made.toReversed()) reversals.push(...(await takeBack(database, change, making)));
    if (reversals.length > 0) await recordChange(database, ...asOneAct(reversals, making.createId));
    for (const part of settled.parts) await askAgain(database, part);
    if (settled.discarded) await queueAgain(database, withSeen(settled.discarded));
    return true;
  });
}

async function askAgain(database: LocalDatabase, settled: SettledPart): Promise<void> {
  const {decisions: _, ...part} = settled;
  await noteBack(database, part.change.id);
  const open = await database.attention
    .where('spaceId')
    .equals(part.spaceId)
    .filter(({change}) => change.id === part.change.id)
    .first();
  if (!open) {
    await database.attention.add(part);
    return;
  }
  const refusals = [...open.refusals, ...part.refusals];
  await database.attention.put({...open, change: joinRows(open.change, part.change), refusals});
}

/** An edit says of every field what it replaces: the server asks the person where it has another value than what is not known any more. */
function withSeen(record: OutboxRecord): OutboxRecord {
  const {op, rowIds, set, was} = record;
  const forgotten = op === 'create' ? [] : Object.keys(set).filter((field) => !Object.hasOwn(was, field));
  const seen = forgotten.map((field) => [
    field,
    toFieldValues(rowIds.map((_, index) => seenBefore(record, field, index))),
  ]);
  return {...record, was: {...was, ...Object.fromEntries(seen)}};
}

/** In its place, where changes may build on it; at the end once a later one has been numbered: then it never was before that. */
async function queueAgain(database: LocalDatabase, record: OutboxRecord): Promise<void> {
  await noteBack(database, record.id);
  if (record.order <= (await reachedThrough(database))) {
    await recordChange(database, withoutOrder(record));
    return;
  }
  await database.outbox.put(record);
  await noteQueueMoved(database);
  await noteOldPlace(database, record.order);
}

/** The change that reverses it; none where it never left this device, never took effect, or replaced what this person may not know any more. */
async function takeBack(database: LocalDatabase, change: Change, making: Making): Promise<Change[]> {
  const inEffect = await forgetRefused(database, change);
  if (inEffect === null) return [];
  const unsent = database.outbox.where('order').above(await reachedThrough(database));
  if ((await unsent.filter(({id}) => id === change.id).delete()) > 0) {
    await noteLeft(database, [change.id]);
    await noteQueueMoved(database);
    return [];
  }
  const {spaceId, table, rowIds, label} = inEffect;
  const {set, was} = reverseOf(inEffect, ownRowsOf(inEffect));
  if (Object.keys(set).length === 0) return [];
  const reversal = {spaceId, table, op: 'edit', rowIds, set, was, label, undoes: actKey(change)} as const;
  return [{...reversal, id: making.createId(), madeAt: making.now}];
}

/** What the server refused of it a second time never took effect. Null when that is all of it. */
async function forgetRefused(database: LocalDatabase, change: Change): Promise<Change | null> {
  const again = await database.attention
    .where('spaceId')
    .equals(change.spaceId)
    .filter((record) => record.change.id === change.id)
    .first();
  if (!again) return change;
  await noteLeft(database, [change.id]);
  await database.attention.delete(again.id);
  const refused = new Set(again.refusals.map((refusal) => refusal.rowId));
  return pickRows(change, (id) => !refused.has(id));
}
