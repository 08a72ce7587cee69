import {valueAt, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {mergeText} from '#contract/sync/merge-text.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import {isChoice} from '#sync/attention/list-attention.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';

/** One field that the person and somebody else changed. Of a deleted row, one that the person had changed: nobody has another value. */
export type FieldConflict = {
  readonly field: string;
  readonly mine: Json;
  readonly before: Json;
  readonly theirs: Json;
  /** What the server says of the other value: who, when, on which device. */
  readonly refusal: Refusal;
  /** Both can be put into one text. */
  readonly isText: boolean;
  /** Its value is chosen on purpose, one row at a time: nothing is chosen before the person does. Rule: CFL2. */
  readonly isDecidedAlone: boolean;
};

/** All that is in conflict in one row of one change. */
export type RowConflict = {
  readonly key: string;
  readonly record: AttentionRecord;
  readonly rowId: string;
  /** Somebody deleted the row that the person was editing. */
  readonly isDeleted: boolean;
  readonly fields: readonly FieldConflict[];
};

/** A change in conflict, with each of its rows that is. */
export type ChangeConflict = {readonly record: AttentionRecord; readonly rows: readonly RowConflict[]};

/** Whether a field of a table is decided row by row: see `descriptions.ts`. */
type IsDecidedAlone = (table: string, field: string) => boolean;

/** What of refused changes a person must choose in, in the order of the queue; other refusals are left out. Rule: CFL1. */
export function findConflicts(records: readonly AttentionRecord[], isAlone: IsDecidedAlone): ChangeConflict[] {
  return records.flatMap((record) => {
    const {change, refusals} = record;
    const byRow = Map.groupBy(refusals.filter(isChoice), (refusal) => refusal.rowId);
    const places = new Map(change.rowIds.map((id, index) => [id, index]));
    const rows = [...byRow].map(([rowId, found]) => ({
      key: `${record.id} ${rowId}`,
      record,
      rowId,
      isDeleted: found.some(({reason}) => reason === 'sync.row-deleted'),
      fields: found.flatMap((refusal) =>
        fieldsOf(change, refusal, places.get(rowId) ?? 0).map((field) => ({
          ...field,
          isDecidedAlone: isAlone(change.table, field.field),
        })),
      ),
    }));
    return rows.length === 0 ? [] : [{record, rows}];
  });
}

function fieldsOf(change: Change, refusal: Refusal, index: number): Omit<FieldConflict, 'isDecidedAlone'>[] {
  const texts: readonly string[] = isTableName(change.table) ? syncedTables[change.table].textFields : [];
  const fields = refusal.field === null ? Object.keys(change.set) : [refusal.field];
  return fields.map((field) => ({
    field,
    mine: valueAt(change.set[field] ?? {same: null}, index),
    before: valueAt(change.was[field] ?? {same: null}, index),
    theirs: refusal.current ?? null,
    refusal,
    isText: refusal.field !== null && texts.includes(field),
  }));
}

/** Whether a row may be decided together with others. Rule: CFL2. */
export function canDecideTogether({isDeleted, fields}: RowConflict): boolean {
  return !isDeleted && fields.every((field) => !field.isDecidedAlone && !field.isText);
}

/** A first draft of a text of both: merged where they changed different parts, else one below the other. Rule: CFL3. */
export function draftOfBoth({mine, before, theirs}: FieldConflict): string {
  const [own, old, other] = [mine, before, theirs].map((value) => (typeof value === 'string' ? value : ''));
  const merged = mergeText(old ?? '', own ?? '', other ?? '');
  return merged ?? [other, own].filter((part) => part !== '').join('\n');
}
