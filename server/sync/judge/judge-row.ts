import type {FieldValues, Json} from '#contract/kernel/field-values.ts';
import {valueAt} from '#contract/kernel/field-values.ts';
import type {TableName} from '#contract/tables.ts';
import {applyChange, type AnyRow} from '#contract/sync/apply-change.ts';
import {deletesRow, isMeant, whichRows, type Change} from '#contract/sync/change.ts';
import {mergeText} from '#contract/sync/merge-text.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {tableFactsOf, type TableFacts} from '#server/sync/table-facts.ts';
import {differences} from './differences.ts';
import {findFull, type PeerCounts} from './peer-counts.ts';

/** What one change does to one row. */
export type RowVerdict = {
  /** The row as it becomes; null where nothing changes. */
  readonly row: AnyRow | null;
  /** Nothing changes, and its history says all the same what was done. */
  readonly isNoted?: true;
  readonly set: Record<string, Json>;
  readonly was: Record<string, Json>;
  readonly refusals: readonly Refusal[];
};

/** How much merging of texts a batch may still ask for; past it a person decides, so that nobody else waits. Rule: SYN24. */
export type MergeBudget = {cost: number};

/** What judging a row takes. `find` looks in the row's own space, and sees what earlier changes of the batch did. */
export type RowCase = {
  readonly facts: TableFacts;
  readonly change: Change;
  /** Whose push this is. */
  readonly authorId: string;
  readonly index: number;
  readonly row: AnyRow | undefined;
  /** The row is not there, and another device had deleted it all the same. */
  readonly wasDeleted: boolean;
  readonly find: (table: TableName, id: string) => AnyRow | undefined;
  /** Those rows of a table in that space that may hold one that is taken away; seen like those of `find`. */
  readonly list: (table: TableName) => readonly AnyRow[];
  /** With what earlier changes of the batch did. */
  readonly peers: PeerCounts;
  readonly budget: MergeBudget;
};

/**
 * Decides what a change, permitted and well formed, does to one of its rows. Pure.
 * Rules: SYN4, SYN5, SYN6, SYN7, SYN9, SYN10, SYN25, SYN34, SYN37, SYN39, SYN40, SYN41.
 */
export function judgeRow(rowCase: RowCase): RowVerdict {
  return rowCase.change.op === 'create' ? judgeCreation(rowCase) : judgeEdit(rowCase);
}

function judgeCreation({facts, change, authorId, index, row, wasDeleted, find, peers}: RowCase): RowVerdict {
  const created = applyChange(row, change, index);
  if (!created || created === row) return nothing;
  // Whoever knows of the deletion says that the row is live again.
  if (wasDeleted && change.set['deleted'] === undefined)
    return refuseRow(change, index, 'conflict', 'sync.row-deleted');
  if (row && isLocked(facts, row)) return refuseRow(change, index, 'forbidden', blockedReason(facts));
  const whole: Record<string, Json> = {id: created['id'] ?? null};
  // A page from before the field was there leaves it out.
  for (const {field} of facts.columns) whole[field] = created[field] ?? facts.table.olderRows?.[field] ?? null;
  const {authorField} = facts.table;
  if (authorField !== null) whole[authorField] = row?.[authorField] ?? authorId;
  const reason = checkWhole(facts, whole, find) ?? checkReferences(facts, whole, find, null);
  if (reason) return refuseRow(change, index, 'validation', reason);
  if (row && isOfAnother(facts, row, authorId)) return refuseRow(change, index, 'forbidden', facts.table.authorReason);
  const full = findFull(peers, {spaceId: change.spaceId, facts}, whole);
  if (full) return refuseRow(change, index, full.code, full.reason);
  // A first creation lists no values: they are in the row. A restoring one says what it replaced.
  return row ? {row: whole, ...differences(row, whole), refusals: []} : {row: whole, set: {}, was: {}, refusals: []};
}

function judgeEdit(rowCase: RowCase): RowVerdict {
  const {facts, change, authorId, index, row, find, list, peers} = rowCase;
  if (!row) return judgeMissing(change, index);
  if (!isMeant(row, change, index)) return nothing;
  const {applied, refusals} = judgeFields(rowCase, row);
  if (Object.keys(applied).length === 0 && refusals.length === 0) return nothing;
  if (isOfAnother(facts, row, authorId)) return refuseRow(change, index, 'forbidden', facts.table.authorReason);
  if (isLocked(facts, row)) return refuseRow(change, index, 'forbidden', blockedReason(facts));
  if (row['deleted'] === true && change.set['deleted'] === undefined)
    return refuseRow(change, index, 'conflict', 'sync.row-deleted');
  const edited = applyChange(row, {op: 'edit', rowIds: [String(row['id'])], set: applied, was: {}}, 0) ?? row;
  if (edited['deleted'] === true) {
    const reason = findHold(facts, row, list);
    if (reason !== null) return refuseRow(change, index, 'forbidden', reason);
  } else {
    const touched = row['deleted'] === true ? null : applied;
    const reason = checkWhole(facts, edited, find) ?? checkReferences(facts, edited, find, touched);
    if (reason) return refuseRow(change, index, 'validation', reason);
    const full = row['deleted'] === true ? findFull(peers, {spaceId: change.spaceId, facts}, edited) : null;
    if (full) return refuseRow(change, index, full.code, full.reason);
  }
  if (Object.keys(applied).length === 0) return {...nothing, refusals};
  return {row: edited, ...differences(row, edited), refusals};
}

/** A deletion of whoever's row it is holds also for those who make it later; one that means the rows of its own act says nothing of theirs. */
function judgeMissing(change: Change, index: number): RowVerdict {
  if (!deletesRow(change, index)) return refuseRow(change, index, 'not-found', 'sync.row-missing');
  return Object.keys(whichRows(change)).length === 0 ? noteDeletion : nothing;
}

/** Field by field: what applies, merged where it can be, and what is a person's decision. */
function judgeFields({facts, change, index, budget}: RowCase, row: AnyRow) {
  const applied: Record<string, FieldValues> = {};
  const refusals: Refusal[] = [];
  for (const [field, values] of Object.entries(change.set)) {
    const wanted = valueAt(values, index);
    const current = row[field] ?? null;
    if (current === wanted) continue;
    const was = valueAt(change.was[field] ?? {same: null}, index);
    const merged = current === was ? wanted : mergeField(facts, field, {was, current, wanted}, budget);
    if (merged !== undefined) applied[field] = {same: merged};
    else {
      const rowId = String(row['id']);
      refusals.push({rowId, field, code: 'conflict', reason: 'sync.conflict', current});
    }
  }
  return {applied, refusals};
}

/** What the field becomes: of what is no work the last wins, texts are merged; undefined where a person must decide: also over one that sets what it saw, which merging would drop without a word. */
function mergeField(
  facts: TableFacts,
  field: string,
  values: {was: Json; current: Json; wanted: Json},
  budget: MergeBudget,
): Json | undefined {
  if (facts.table.isQuiet || facts.table.quietFields?.includes(field)) return values.wanted;
  if (!facts.textFields.has(field)) return undefined;
  const [was = '', current = '', wanted = ''] = [values.was ?? '', values.current ?? '', values.wanted ?? ''].map(
    String,
  );
  if (was === wanted) return undefined;
  budget.cost -= was.length * (current.length + wanted.length);
  if (budget.cost < 0) return undefined;
  const merged = mergeText(was, current, wanted);
  if (merged === null || !facts.schemas.get(field)?.safeParse(merged).success) return undefined;
  return merged;
}

function checkWhole(facts: TableFacts, row: AnyRow, find: RowCase['find']): string | null {
  // Values of a change were checked with their column; what is left to find is a field that a creation left out.
  if (facts.requiredFields.some((field) => row[field] === null)) return 'sync.invalid-value';
  const [problem] = facts.table.check(row);
  if (problem) return problem.reason;
  if (!facts.table.checkReferences) return null;
  return facts.table.checkReferences(row, (field) => findReferenced(facts, row, field, find));
}

/** Every reference, or only those among `touched`, must be to a live row of the same space. */
function checkReferences(
  facts: TableFacts,
  row: AnyRow,
  find: RowCase['find'],
  touched: Readonly<Record<string, unknown>> | null,
): string | null {
  for (const {field} of facts.references) {
    if (row[field] === null || (touched && touched[field] === undefined)) continue;
    const target = findReferenced(facts, row, field, find);
    if (!target || target['deleted'] === true) return 'sync.missing-reference';
  }
  return null;
}

function findReferenced(facts: TableFacts, row: AnyRow, field: string, find: RowCase['find']): AnyRow | undefined {
  const target = facts.references.find((reference) => reference.field === field);
  const id = row[field];
  return target && typeof id === 'string' ? find(target.table, id) : undefined;
}

function isLocked(facts: TableFacts, row: AnyRow): boolean {
  const field = facts.table.lockField;
  return field !== null && (row[field] ?? null) !== null;
}

/** Why a row is not taken away: a live and locked row refers to it; null where none does, or it is gone already. */
function findHold({heldBy}: TableFacts, row: AnyRow, list: RowCase['list']): string | null {
  if (!heldBy || row['deleted'] === true) return null;
  const {table, field, reason} = heldBy;
  const holders = tableFactsOf(table);
  const isHolder = (one: AnyRow) => one[field] === row['id'] && one['deleted'] !== true && isLocked(holders, one);
  return list(table).some(isHolder) ? reason : null;
}

/** Whether somebody else made a row that only who made it changes. Rule: SYN40. */
function isOfAnother({table}: TableFacts, row: AnyRow, authorId: string): boolean {
  return table.authorReason !== undefined && table.authorField !== null && row[table.authorField] !== authorId;
}

/** `transactions` → `transaction.blocked`. */
function blockedReason(facts: TableFacts): string {
  return `${facts.relation.replaceAll('_', '-').replace(/ies$/, 'y').replace(/s$/, '')}.blocked`;
}

const nothing: RowVerdict = {row: null, set: {}, was: {}, refusals: []};

/** After a backup was put back, whoever made the row may come later than whoever deleted it. */
const noteDeletion: RowVerdict = {...nothing, isNoted: true, set: {deleted: true}, was: {deleted: null}};

function refuseRow(change: Change, index: number, code: Refusal['code'], reason = 'sync.not-permitted'): RowVerdict {
  const rowId = change.rowIds[index] ?? '';
  const current = reason === 'sync.row-deleted' ? {current: true} : {};
  return {...nothing, refusals: [{rowId, field: null, code, reason, ...current}]};
}
