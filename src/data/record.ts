import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {sameForAll, toColumns, type Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import {maxRowsPerChange, type Change} from '#contract/sync/change.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import {readSpace} from '#sync/store/meta.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {RowOf} from './database/read-rows.ts';
import {makeNow} from './make-now.ts';

/** Where rows are changed: in whose database, and in which space. */
export type RecordPlace = {readonly database: LocalDatabase; readonly spaceId: string};

/** The fields of a table's row that a change can set. */
export type FieldsOf<Name extends TableName> = Omit<RowOf<Name>, 'id' | 'unsent'>;

/**
 * What an act is called, where its table's description does not say it well enough; the clock and ids of a test; the id of a row that is made, where
 * it is known already; and what joins changes into one act.
 */
export type RecordOptions = {
  readonly label?: Change['label'];
  readonly making?: Making;
  readonly id?: string;
  readonly groupId?: string;
};

/** Adds a row that its table finds right. Answers its id, or what is wrong with it and at which field. Rule: REC2. */
export async function createRow<Name extends TableName>(
  place: RecordPlace,
  table: Name,
  fields: Partial<FieldsOf<Name>>,
  options: RecordOptions = {},
): Promise<Outcome<string>> {
  const planned = planRow(place, table, fields, options);
  if (!planned.ok) return planned;
  const locked = await refuseLocked(place, table, fields as AnyFields);
  if (locked) return locked;
  await recordChange(place.database, planned.value);
  return succeed(planned.value.rowIds[0] ?? '');
}

/** The change that `createRow` records; for those that record several as one act. */
export function planRow<Name extends TableName>(
  place: RecordPlace,
  table: Name,
  fields: Partial<FieldsOf<Name>>,
  options: RecordOptions = {},
): Outcome<Change> {
  const checked = checkRow(table, fields as AnyFields); // A row's fields hold nothing but Json.
  if (!checked.ok) return checked;
  const making = options.making ?? makeNow();
  const rowIds = [options.id ?? making.createId()];
  return succeed(
    completeChange(
      place,
      {table, op: 'create', rowIds, set: sameForAll(fields as AnyFields), was: {}},
      {...options, making},
    ),
  );
}

/**
 * Records the fields of a row whose value is another one; nothing where there are none.
 *
 * @returns whether anything was recorded, or what would be wrong with the row and at which field. Rules: REC1, REC2.
 */
export async function editRow<Name extends TableName>(
  place: RecordPlace,
  table: Name,
  row: Omit<RowOf<Name>, 'unsent'>,
  patch: Partial<FieldsOf<Name>>,
  options: RecordOptions = {},
): Promise<Outcome<boolean>> {
  const planned = planEdit(place, table, row, patch, options);
  if (!planned.ok || planned.value === null) return planned.ok ? succeed(false) : planned;
  const {isQuiet, quietFields = []}: SyncedTable = syncedTables[table];
  const isWork = !isQuiet && Object.keys(planned.value.set).some((field) => !quietFields.includes(field));
  const locked = isWork ? await refuseLocked(place, table, row as AnyFields) : null;
  if (locked) return locked;
  await recordChange(place.database, planned.value);
  return succeed(true);
}

/** The change that `editRow` records, null for none. */
export function planEdit<Name extends TableName>(
  place: RecordPlace,
  table: Name,
  row: Omit<RowOf<Name>, 'unsent'>,
  patch: Partial<FieldsOf<Name>>,
  options: RecordOptions = {},
): Outcome<Change | null> {
  // A row's fields hold nothing but Json; only their names are lost here.
  const before = row as AnyFields;
  const changed = Object.entries(sameForAll(patch as AnyFields)).filter(
    ([field, {same}]) => same !== (before[field] ?? null),
  );
  if (changed.length === 0) return succeed(null);
  const checked = checkRow(table, {...before, ...patch});
  if (!checked.ok) return checked;
  const set = Object.fromEntries(changed);
  const was = Object.fromEntries(changed.map(([field]) => [field, {same: before[field] ?? null}]));
  return succeed(completeChange(place, {table, op: 'edit', rowIds: [row.id], set, was}, options));
}

/**
 * Gives several rows of a table, all of one service, the same values, as one act; those that have them already are left out.
 *
 * @returns how many were changed, as many as one act takes at most, or why none was. Rules: REC1, REC2.
 */
export async function editRows<Name extends TableName>(
  place: RecordPlace,
  table: Name,
  rows: readonly Omit<RowOf<Name>, 'unsent'>[],
  patch: Partial<FieldsOf<Name>>,
  options: RecordOptions = {},
): Promise<Outcome<number>> {
  const set = sameForAll(patch as AnyFields);
  // A row's fields hold nothing but Json; only their names are lost here.
  const changed = (rows as readonly Readonly<Record<string, Json>>[])
    .filter((row) => Object.entries(set).some(([field, {same}]) => same !== (row[field] ?? null)))
    .slice(0, maxRowsPerChange);
  const [first] = changed;
  if (!first) return succeed(0);
  for (const row of changed) {
    const checked = checkRow(table, {...row, ...patch});
    if (!checked.ok) return checked;
  }
  const locked = await refuseLocked(place, table, first);
  if (locked) return locked;
  const {ids, fields: was} = toColumns(changed, Object.keys(set));
  await recordChange(place.database, completeChange(place, {table, op: 'edit', rowIds: [...ids], set, was}, options));
  return succeed(changed.length);
}

/** Deletes rows that are there; undo brings them back. */
export async function deleteRows(
  place: RecordPlace,
  table: TableName,
  ids: readonly string[],
  options: RecordOptions = {},
): Promise<void> {
  if (ids.length === 0) return;
  await recordChange(place.database, planDeletion(place, table, ids, options));
}

/** The change that `deleteRows` records. */
export function planDeletion(
  place: RecordPlace,
  table: TableName,
  ids: readonly string[],
  options: RecordOptions = {},
): Change {
  const set = {deleted: {same: true}};
  const was = {deleted: {same: false}};
  return completeChange(place, {table, op: 'edit', rowIds: [...ids], set, was}, options);
}

/** A name for an act that keeps what its row is called: the change may outlive the row. See `changeLabelSchema`. */
export function labelNamed(key: string, name: string): Change['label'] {
  return {key, params: {name: name.slice(0, 200).toWellFormed()}};
}

/** Gives an act its id, place, time and name. */
function completeChange(
  {spaceId}: RecordPlace,
  act: Pick<Change, 'table' | 'op' | 'rowIds' | 'set' | 'was'>,
  {label = {key: `${act.table}.${act.op}`}, making = makeNow(), groupId}: RecordOptions,
): Change {
  return {...act, id: making.createId(), spaceId, label, madeAt: making.now, ...(groupId && {groupId})};
}

/** Whether it can be read only here, as the server would answer. Rules: POL9, SYN38. */
async function refuseLocked({database, spaceId}: RecordPlace, table: TableName, row: AnyFields) {
  const lock = (await readSpace(database, spaceId))?.lock;
  if (!lock) return null;
  const {service, lockedWith}: SyncedTable = syncedTables[table];
  // Nothing but Json is in a row.
  return lock.services.includes(lockedWith?.(row as AnyRow) ?? service) ? fail('forbidden', lock.reason) : null;
}

type AnyFields = Readonly<Record<string, Json | undefined>>;

/** What the table's own rules say of a row as it would become; the server asks the same. */
function checkRow(table: TableName, row: AnyFields): Outcome<null> {
  // A field that is not given has no value yet.
  const whole = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, value ?? null]));
  const [problem] = syncedTables[table].check(whole);
  return problem ? fail('validation', problem.reason, {details: {field: problem.field}}) : succeed(null);
}
