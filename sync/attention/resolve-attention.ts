import {toFieldValues, valueAt, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import type {AttentionRecord, LocalDatabase} from '#sync/store/local-database.ts';

/** Gives up a refused change. Returns it whole, so that what was typed can still be exported; null when it was resolved already. Rule: ATT1. */
export async function discardAttention(database: LocalDatabase, id: number): Promise<AttentionRecord | null> {
  return database.transaction('rw', database.attention, async () => {
    const record = await database.attention.get(id);
    await database.attention.delete(id);
    return record ?? null;
  });
}

/** Puts back what {@link discardAttention} handed over, in the same place. Rule: ATT1. */
export async function restoreAttention(database: LocalDatabase, record: AttentionRecord): Promise<void> {
  await database.attention.put(record);
}

/**
 * Sends what was refused again, for the refused rows and fields only, knowingly over the server's present value where that was in
 * conflict; with other values where a person corrected them.
 *
 * @param corrections new values of fields, for all refused rows.
 * @returns false when it was resolved already.
 * Rules: ATT2, ATT3.
 */
export async function retryAttention(
  database: LocalDatabase,
  id: number,
  making: Making,
  corrections: Readonly<Record<string, Json>> = {},
): Promise<boolean> {
  return database.transaction('rw', database.attention, database.outbox, async () => {
    const record = await database.attention.get(id);
    if (!record) return false;
    await database.attention.delete(id);
    await recordChange(database, ...buildRetries(record, making, corrections));
    return true;
  });
}

/** One change for each set of fields that was refused: rows whose other fields took effect must not send those again. */
function buildRetries(
  {change, refusals}: AttentionRecord,
  {now, createId}: Making,
  corrections: Readonly<Record<string, Json>>,
): Change[] {
  const groups = groupByFields(change, refusals, Object.keys(corrections));
  const groupId = groups.size > 1 ? createId() : undefined;
  return [...groups.values()].map(({fields, indexes}) => {
    const rowIds = indexes.map((index) => change.rowIds[index] ?? '');
    const current = (field: string, index: number): Json => {
      const refusal = refusals.find((one) => one.rowId === change.rowIds[index] && one.field === field);
      return refusal?.current === undefined ? valueOf(change.was, field, index) : refusal.current;
    };
    const set = columnsFrom(fields, indexes, (field, index) =>
      Object.hasOwn(corrections, field) ? (corrections[field] ?? null) : valueOf(change.set, field, index),
    );
    const was = change.op === 'create' ? {} : columnsFrom(fields, indexes, current);
    const {spaceId, table, op, label} = change;
    return Object.assign(
      {id: createId(), spaceId, table, op, rowIds, set, was, label, madeAt: now},
      groupId && {groupId},
    );
  });
}

type Group = {readonly fields: readonly string[]; readonly indexes: number[]};

function groupByFields(change: Change, refusals: readonly Refusal[], corrected: readonly string[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  change.rowIds.forEach((id, index) => {
    const refused = refusals.filter((refusal) => refusal.rowId === id);
    if (refused.length === 0) return;
    const whole = change.op === 'create' || refused.some((refusal) => refusal.field === null);
    const named = refused.flatMap((refusal) => refusal.field ?? []);
    const fields = [...new Set([...(whole ? Object.keys(change.set) : named), ...corrected])].toSorted();
    const group = groups.get(fields.join()) ?? {fields, indexes: []};
    group.indexes.push(index);
    groups.set(fields.join(), group);
  });
  return groups;
}

function columnsFrom(
  fields: readonly string[],
  indexes: readonly number[],
  read: (field: string, index: number) => Json,
): Change['set'] {
  return Object.fromEntries(fields.map((field) => [field, toFieldValues(indexes.map((index) => read(field, index)))]));
}

function valueOf(values: Change['set'], field: string, index: number): Json {
  const column = values[field];
  return column ? valueAt(column, index) : null;
}
