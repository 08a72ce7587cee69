import type {FieldValues, Json} from '#contract/kernel/field-values.ts';
import {whichRows, type Change} from '#contract/sync/change.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';

/** What is wrong with a change before any row is looked at: with all of it, or with the rows at some places. */
export type ColumnFaults = {readonly whole: string | null; readonly rows: ReadonlyMap<number, string>};

/**
 * Checks which fields a change names and that every value has its field's shape. A value for all rows is checked once.
 *
 * @returns reasons of refusals: `sync.bad-columns`, `sync.field-not-writable`, `sync.invalid-value`. Rule: SYN8.
 */
export function checkColumns(facts: TableFacts, change: Change): ColumnFaults {
  const rows = new Map<number, string>();
  if (new Set(change.rowIds).size !== change.rowIds.length) return {whole: 'sync.bad-columns', rows};
  const meant = Object.entries(whichRows(change));
  if (meant.some(([field, values]) => !facts.schemas.has(field) || !fits(values, change)))
    return {whole: 'sync.bad-columns', rows};
  for (const [field, values] of Object.entries(change.set)) {
    const whole = checkColumn(facts, change, field, values);
    if (whole) return {whole, rows};
    if ('same' in values) continue;
    for (const [index, value] of values.each.entries())
      if (!isValid(facts, field, value)) rows.set(index, 'sync.invalid-value');
  }
  return {whole: null, rows};
}

function checkColumn(facts: TableFacts, change: Change, field: string, values: FieldValues): string | null {
  if (!fits(values, change)) return 'sync.bad-columns';
  if (change.op === 'edit') {
    // Own fields only: every object has a `toString`.
    const was = Object.hasOwn(change.was, field) ? change.was[field] : undefined;
    if (!was || !fits(was, change)) return 'sync.bad-columns';
  }
  if (!isWritable(facts, change.op, field, values)) return 'sync.field-not-writable';
  return 'same' in values && !isValid(facts, field, values.same) ? 'sync.invalid-value' : null;
}

function fits(values: FieldValues, change: Change): boolean {
  return 'same' in values || values.each.length === change.rowIds.length;
}

function isWritable(facts: TableFacts, op: Change['op'], field: string, values: FieldValues): boolean {
  // A creation gives every field, so it may say that the server's own are still empty and the row is live.
  const only = (value: Json) => ('same' in values ? values.same === value : values.each.every((one) => one === value));
  if (field === 'deleted') return op === 'edit' || only(false);
  if (!facts.schemas.has(field)) return false;
  if (facts.serverFields.has(field)) return op === 'create' && only(null);
  return op === 'create' || !facts.fixedFields.has(field);
}

/** A value that pages are ordered by must fit an index and a page's key. */
const maxSortLength = 60;

function isValid(facts: TableFacts, field: string, value: Json): boolean {
  if (field === 'deleted') return typeof value === 'boolean';
  if (typeof value === 'string' && value.length > maxSortLength && facts.table.sortBy.includes(field)) return false;
  // PostgreSQL can hold neither a NUL nor half a surrogate pair; no person means one.
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
  return facts.schemas.get(field)?.safeParse(value).success === true;
}
