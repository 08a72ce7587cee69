import {toFieldValues, valueAt, type FieldValues, type Json} from '#contract/kernel/field-values.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';

/** One field of a refused change over all refused rows: what the person entered, what it replaced, and what the server has now. */
export type RefusedField = {field: string; mine: FieldValues; before: FieldValues; theirs: FieldValues | null};

/** The refused fields, each with its values in the refused rows. Rule: ACT2. */
export function refusedFields({change, refusals}: AttentionRecord): RefusedField[] {
  const isWhole = refusals.some((refusal) => refusal.field === null);
  const fields = isWhole ? Object.keys(change.set) : [...new Set(refusals.flatMap((refusal) => refusal.field ?? []))];
  return fields.map((field) => {
    const about = isWhole ? refusals : refusals.filter((refusal) => refusal.field === field);
    const indexes = [...new Set(about.map((refusal) => change.rowIds.indexOf(refusal.rowId)))];
    // A refusal of a whole row says nothing of this field.
    const theirs = about.flatMap((refusal) =>
      refusal.field === null || refusal.current === undefined ? [] : [refusal.current],
    );
    return {
      field,
      mine: readColumn(change.set, field, indexes),
      before: readColumn(change.was, field, indexes),
      theirs: theirs.length === 0 ? null : toFieldValues(theirs),
    };
  });
}

/** The refusal that stands for the others: a conflict first, since it names a person. */
export function leadingRefusal(refusals: readonly Refusal[]): Refusal | undefined {
  return refusals.find((refusal) => refusal.reason === 'sync.conflict') ?? refusals[0];
}

/** The one value of a field in all refused rows; undefined where they differ. */
export function sameValue(values: FieldValues): Json | undefined {
  return 'same' in values ? values.same : undefined;
}

function readColumn(columns: AttentionRecord['change']['set'], field: string, indexes: readonly number[]): FieldValues {
  const column = columns[field];
  return toFieldValues(column ? indexes.map((index) => valueAt(column, index)) : []);
}
