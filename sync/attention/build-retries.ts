import {toFieldValues, valueAt, type Json} from '#contract/kernel/field-values.ts';
import {whichRows, type Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Making} from '#sync/outbox/undo-last.ts';

/** What was refused of one change, to be sent again. */
export type Retry = {
  readonly change: Change;
  readonly refusals: readonly Refusal[];
  /** New values of fields, for all these rows, in the place of what was entered first. */
  readonly corrections: Readonly<Record<string, Json>>;
};

/**
 * The changes that send what was refused again, over the server's present value where that was in conflict: one for each set of fields,
 * since rows whose other fields took effect must not send those again. Rules: ATT2, ATT3, ATT4.
 */
export function buildRetries({change, refusals, corrections}: Retry, {now, createId}: Making): Change[] {
  const byRow = Map.groupBy(refusals, (refusal) => refusal.rowId);
  return [...groupByFields(change, byRow, Object.keys(corrections)).values()].map(({fields, indexes}) => {
    const rowIds = indexes.map((index) => change.rowIds[index] ?? '');
    // A row that somebody deleted meanwhile comes back with what was entered.
    const isRestoring = (field: string) => field === 'deleted' && change.set['deleted'] === undefined;
    const current = (field: string, index: number): Json => {
      if (isRestoring(field)) return true;
      const refusal = byRow.get(change.rowIds[index] ?? '')?.find((one) => one.field === field);
      return refusal?.current === undefined ? seenBefore(change, field, index) : refusal.current;
    };
    const set = columnsFrom(fields, indexes, (field, index) => {
      if (isRestoring(field)) return false;
      return Object.hasOwn(corrections, field) ? (corrections[field] ?? null) : valueOf(change.set, field, index);
    });
    const meant = columnsFrom(Object.keys(whichRows(change)), indexes, (field, index) =>
      valueOf(change.was, field, index),
    );
    const was = change.op === 'create' ? {} : {...meant, ...columnsFrom(fields, indexes, current)};
    const {spaceId, table, op, label} = change;
    return {id: createId(), spaceId, table, op, rowIds, set, was, label, madeAt: now};
  });
}

type Group = {readonly fields: readonly string[]; readonly indexes: number[]};

function groupByFields(
  change: Change,
  byRow: ReadonlyMap<string, readonly Refusal[]>,
  corrected: readonly string[],
): Map<string, Group> {
  const groups = new Map<string, Group>();
  change.rowIds.forEach((id, index) => {
    const refused = byRow.get(id) ?? [];
    if (refused.length === 0) return;
    const whole = change.op === 'create' || refused.some((refusal) => refusal.field === null);
    const named = refused.flatMap((refusal) => refusal.field ?? []);
    const restored = refused.some((refusal) => refusal.reason === 'sync.row-deleted') ? ['deleted'] : [];
    const fields = [...new Set([...(whole ? Object.keys(change.set) : named), ...restored, ...corrected])].toSorted();
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

/** The value that a change says it replaced. Where that is forgotten, since the space was out of sight: none, and of a deletion that the row was live. */
export function seenBefore({set, was}: Pick<Change, 'set' | 'was'>, field: string, index: number): Json {
  if (field === 'deleted' && !Object.hasOwn(was, field)) return valueOf(set, field, index) !== true;
  return valueOf(was, field, index);
}

function valueOf(values: Change['set'], field: string, index: number): Json {
  const column = values[field];
  return column ? valueAt(column, index) : null;
}
