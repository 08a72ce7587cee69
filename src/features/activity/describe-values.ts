import type {Json} from '#contract/kernel/field-values.ts';
import {valueAt} from '#contract/kernel/field-values.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';

/** One field of a refused change: what the person entered, what it replaced, and what the server has now. */
export type RefusedField = {field: string; mine: Json; before: Json; theirs: Json | undefined};

/** The fields of the first refused row, for showing; a change over many rows is alike in all of them. */
export function refusedFields(record: AttentionRecord): RefusedField[] {
  const {change, refusals} = record;
  const refused = refusals.filter((refusal) => refusal.rowId === refusals[0]?.rowId);
  const index = Math.max(0, change.rowIds.indexOf(refused[0]?.rowId ?? ''));
  const isWhole = refused.some((refusal) => refusal.field === null);
  const fields = isWhole ? Object.keys(change.set) : refused.flatMap((refusal) => refusal.field ?? []);
  return fields.map((field) => ({
    field,
    mine: readColumn(change.set, field, index),
    before: readColumn(change.was, field, index),
    theirs: refused.find((refusal) => refusal.field === field)?.current,
  }));
}

/** The refusal that stands for the others: a conflict first, since it names a person. */
export function leadingRefusal(refusals: readonly Refusal[]): Refusal | undefined {
  return refusals.find((refusal) => refusal.reason === 'sync.conflict') ?? refusals[0];
}

function readColumn(columns: AttentionRecord['change']['set'], field: string, index: number): Json {
  const column = columns[field];
  return column ? valueAt(column, index) : null;
}
