import {ruledFields, type RuledField, type RuledValues} from '#contract/bookkeeping/rule-mark.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {toFieldValues, type FieldValues} from '#contract/kernel/field-values.ts';
import {maxRowsPerChange, type Change} from '#contract/sync/change.ts';
import {readField} from '#workers/books/data/fields.ts';
import {idAt} from '#workers/books/data/id-index.ts';
import type {Session} from '#workers/books/session.ts';

/** What one row is given, and the mark that it has from then on. */
export type RowEdit = {readonly row: number; readonly set: RuledValues; readonly ruleMark: string | null};

/** What the act is called, when it is made, and its ids. */
export type EachAct = Pick<Change, 'label' | 'madeAt'> & {readonly makeId: () => string};

/**
 * The changes that give each row its own values, as one act. Rows that are given the same fields go together: what a row is not given is no part of
 * its change, so what somebody else does to it meanwhile stands. Rules: BKS5, REV3.
 */
export function editEach(
  {spaceId, books: {columns}}: Session,
  edits: readonly RowEdit[],
  {label, madeAt, makeId}: EachAct,
): Change[] {
  const parts = [...groupByFields(edits)].flatMap(([key, group]) =>
    inParts(group, maxRowsPerChange).map((part) => ({
      fields: ruledFields.filter((field) => key.includes(field)),
      part,
    })),
  );
  const groupId = parts.length > 1 ? makeId() : null;
  return parts.map(({fields, part}) => {
    const set: Record<string, FieldValues> = {ruleMark: toFieldValues(part.map(({ruleMark}) => ruleMark))};
    const was: Record<string, FieldValues> = {
      ruleMark: toFieldValues(part.map(({row}) => readField.ruleMark(columns, row))),
    };
    for (const field of fields) {
      set[field] = toFieldValues(part.map((edit) => edit.set[field] ?? null));
      was[field] = toFieldValues(part.map(({row}) => readField[field](columns, row)));
    }
    return {
      id: makeId(),
      spaceId,
      table: transactions.name,
      op: 'edit',
      rowIds: part.map(({row}) => idAt(columns.ids, row)),
      set,
      was,
      label,
      madeAt,
      ...(groupId !== null && {groupId}),
    };
  });
}

function groupByFields(edits: readonly RowEdit[]): Map<string, RowEdit[]> {
  const groups = new Map<string, RowEdit[]>();
  for (const edit of edits) {
    const key = ruledFields.filter((field: RuledField) => field in edit.set).join(' ');
    const group = groups.get(key);
    if (group) group.push(edit);
    else groups.set(key, [edit]);
  }
  return groups;
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, part) => items.slice(part * size, (part + 1) * size));
}
