import {runAtOnce} from '#server/http/in-turns.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {SpaceLock} from '#contract/kernel/space.ts';
import {mayReadRow, type SpaceRole} from '#contract/kernel/synced-table.ts';
import {reasonWhenClosed, reasonWithoutService} from '#contract/policy/services.ts';
import type {TableName} from '#contract/tables.ts';
import type {Held} from '#contract/usage/quotas.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import type {Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {checkColumns} from './check-columns.ts';
import {isLockedAway} from './is-locked-away.ts';
import {judgeRow, type MergeBudget} from './judge-row.ts';
import {shiftPeers, type PeerCounts} from './peer-counts.ts';
import {findRow, isLive, listRows, placeKey, putRow, type RowSet} from './row-set.ts';
import {findRefused, noteRefused, type RefusedActs} from './refused-acts.ts';
import type {SpaceSight} from '#server/sync/space-sight.ts';
import {tableFactsOf, type TableFacts} from '#server/sync/table-facts.ts';

/** What a batch is judged on: the person, what they see of each space of theirs, and the rows it touches or refers to. */
export type JudgeInput = {
  readonly changes: readonly Change[];
  /** Whose push this is. */
  readonly authorId: string;
  readonly sights: ReadonlyMap<string, SpaceSight>;
  readonly rows: RowSet;
  /** How many rows have the values of which only so many may have the same, before the batch. */
  readonly peers: PeerCounts;
  /** Places of rows that are not there and that another device had deleted all the same. */
  readonly deletions: ReadonlySet<string>;
};

/** One thing done to one row, for its history; its place in the batch is its place in the list. */
export type Act = {
  readonly spaceId: string;
  readonly table: TableName;
  readonly rowId: string;
  readonly changeId: string;
  readonly op: Change['op'];
  readonly set: Readonly<Record<string, Json>>;
  readonly was: Readonly<Record<string, Json>>;
};

/** A refusal that must still say who wrote the value it ran into: the last writer of `field` before the act at `place`. */
export type OpenConflict = {
  readonly spaceId: string;
  readonly table: TableName;
  readonly field: string;
  readonly place: number;
  readonly refusal: Refusal;
};

/** What a batch does. */
export type Judgement = {
  /** One list for each change, in order; empty where it took effect whole. */
  readonly refusals: readonly Refusal[][];
  /** Every row that changed, as it becomes. */
  readonly written: RowSet;
  readonly acts: readonly Act[];
  readonly conflicts: readonly OpenConflict[];
};

/** Merging compares every word with every other: a few merges of the longest notes, or thousands of ordinary ones. */
const mergeBudgetPerBatch = 30_000_000;

/** Rows that are judged before others may go on. */
const rowsPerStep = 64;

/** Decides a batch at once; see {@link judgeInSteps}. */
export function judgeChanges(input: JudgeInput): Judgement {
  return runAtOnce(judgeInSteps(input));
}

/**
 * Decides a batch change by change, row by row, field by field: later changes see what earlier ones did. Pure; it says where it may pause.
 * Rules: SYN4 to SYN12, SYN24, SYN25, SYN34, SYN41, QTA1.
 */
export function* judgeInSteps({
  changes,
  authorId,
  sights,
  rows,
  peers: peersBefore,
  deletions,
}: JudgeInput): Generator<void, Judgement, void> {
  const written: RowSet = new Map();
  const acts: Act[] = [];
  const conflicts: OpenConflict[] = [];
  const budget = {cost: mergeBudgetPerBatch};
  const refusals: Refusal[][] = [];
  const rooms = new Map<string, Room>();
  const peers = new Map(peersBefore);
  const refusedActs: RefusedActs = new Map();
  for (const change of changes) {
    const facts = tableFactsOf(change.table);
    const sight = sights.get(change.spaceId);
    const refused = refuseWhole(change, facts, sight);
    if (refused || !facts || !sight) {
      refusals.push(refused ?? []);
      continue;
    }
    const {role, lock = null, room = endlessRoom} = sight;
    const left = rooms.get(change.spaceId) ?? {...room};
    rooms.set(change.spaceId, left);
    const ledger = {
      lock,
      authorId,
      role,
      rows,
      peers,
      deletions,
      written,
      acts,
      conflicts,
      budget,
      room: left,
      refusedActs,
    };
    const found = yield* judgeRows(change, facts, ledger);
    const find = (id: string) =>
      findRow(written, change.spaceId, facts.name, id) ?? findRow(rows, change.spaceId, facts.name, id);
    noteRefused(refusedActs, {change, facts, find}, found);
    refusals.push(found);
  }
  return {refusals, written, acts, conflicts};
}

/** How many rows more a space takes, live and at all. */
type Room = {-readonly [Part in keyof Held]: Held[Part]};

const endlessRoom: Held = {live: Infinity, kept: Infinity};

type Ledger = Pick<JudgeInput, 'authorId' | 'rows' | 'peers' | 'deletions'> & {
  role: SpaceRole;
  lock: SpaceLock | null;
  written: RowSet;
  acts: Act[];
  conflicts: OpenConflict[];
  budget: MergeBudget;
  room: Room;
  refusedActs: RefusedActs;
};

function* judgeRows(change: Change, facts: TableFacts, ledger: Ledger): Generator<void, Refusal[], void> {
  const {lock, authorId, role, rows, peers, deletions, written, acts, conflicts, budget, room, refusedActs} = ledger;
  const faults = checkColumns(facts, change);
  if (faults.whole) return refuseAll(change, 'validation', faults.whole);
  const refusals: Refusal[] = [];
  const {spaceId, op, id: changeId} = change;
  const find = (table: TableName, id: string) =>
    findRow(written, spaceId, table, id) ?? findRow(rows, spaceId, table, id);
  const list = (table: TableName) => listRows(written, rows, spaceId, table);
  for (const [index, rowId] of change.rowIds.entries()) {
    if (index % rowsPerStep === 0) yield;
    const fault = faults.rows.get(index);
    if (fault) {
      refusals.push({rowId, field: null, code: 'validation', reason: fault});
      continue;
    }
    // Before its lock: what a lock refused is sent again by itself once it is gone.
    const refused = findRefused(refusedActs, change, rowId);
    if (refused) {
      refusals.push({rowId, field: null, ...refused});
      continue;
    }
    const wasDeleted = deletions.has(placeKey({spaceId, table: facts.name, rowId}));
    const row = find(facts.name, rowId);
    if (lock && isLockedAway(lock, facts, {change, row, index})) {
      refusals.push({rowId, field: null, code: 'forbidden', reason: lock.reason});
      continue;
    }
    const verdict = judgeRow({facts, change, authorId, index, row, wasDeleted, find, list, peers, budget});
    // What they may not read they neither make nor change, and learn nothing of.
    if ([row, verdict.row].some((one) => one && !mayReadRow(facts.table, role, one))) {
      refusals.push({rowId, field: null, code: 'forbidden', reason: 'sync.not-permitted'});
      continue;
    }
    if (verdict.row && !takeRoom(room, verdict.row, row)) {
      refusals.push({rowId, field: null, code: 'too-large', reason: 'space.rows-full'});
      continue;
    }
    for (const refusal of verdict.refusals) {
      refusals.push(refusal);
      if (refusal.code !== 'conflict') continue;
      conflicts.push({spaceId, table: facts.name, field: refusal.field ?? 'deleted', place: acts.length, refusal});
    }
    if (verdict.row) {
      putRow(written, spaceId, facts.name, verdict.row);
      shiftPeers(peers, {spaceId, facts}, row, verdict.row);
    }
    if (!verdict.row && !verdict.isNoted) continue;
    acts.push({spaceId, table: facts.name, rowId, changeId, op, set: verdict.set, was: verdict.was});
  }
  return refusals;
}

/** Takes the room that a row needs as it becomes, or gives it back. @returns false where there is none. Rules: QTA1, QTA2. */
function takeRoom(room: Room, row: AnyRow, was: AnyRow | undefined): boolean {
  const more = {live: Number(isLive(row)) - Number(isLive(was)), kept: was ? 0 : 1};
  if ((more.live > 0 && room.live < 1) || (more.kept > 0 && room.kept < 1)) return false;
  room.live -= more.live;
  room.kept -= more.kept;
  return true;
}

/** Refuses what the person may not do at all. A space that is not theirs is answered alike whether it exists or not. */
function refuseWhole(change: Change, facts: TableFacts | undefined, sight: SpaceSight | undefined): Refusal[] | null {
  if (!sight) return refuseAll(change, 'forbidden', 'sync.no-access');
  if (!facts) return refuseAll(change, 'validation', 'sync.unknown-table');
  const {role, services, closed = false} = sight;
  const {service} = facts.table;
  if (!services.includes(service)) return refuseAll(change, 'forbidden', reasonWithoutService[service]);
  if (closed) return refuseAll(change, 'forbidden', reasonWhenClosed);
  // Whoever may not make such rows may not take them away or bring them back either.
  const needsCreate = change.op === 'create' || change.set['deleted'] !== undefined;
  const permitted =
    (!needsCreate || facts.table.createRoles.includes(role)) &&
    (change.op === 'create' || facts.table.editRoles.includes(role));
  return permitted ? null : refuseAll(change, 'forbidden', 'sync.not-permitted');
}

function refuseAll(change: Change, code: Refusal['code'], reason: string): Refusal[] {
  return change.rowIds.map((rowId) => ({rowId, field: null, code, reason}));
}
