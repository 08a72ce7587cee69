import {isDeepStrictEqual} from 'node:util';
import {patchAt, type Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Settled} from '#sync/attention/settled.ts';
import type {Device} from '#tests/sync/simulation/world/device.ts';
import type {Ledger, Watched} from './ledger.ts';
import type {ServerView} from '#tests/sync/simulation/world/simulated-server.ts';
import {expectNone} from './violation.ts';

/** Everything there is of decisions when a run has come to rest. */
export type DecisionsEnd = {
  readonly view: ServerView;
  readonly ledger: Ledger;
  readonly devices: readonly Pick<Device, 'name' | 'userId' | 'attention' | 'settled'>[];
};

/**
 * 6. Each refusal of each row waits for the person's decision or was decided, with all that was entered; however many were decided
 * alone, together or not yet, and whatever was brought back.
 */
export function checkDecisions({view, ledger, devices}: DecisionsEnd): void {
  const faults: string[] = [];
  for (const {changeId, refusals} of view.executed) {
    const entry = ledger.entries.get(changeId);
    // What goes out once more to a restored server meets a person who may have decided before.
    if (!entry?.wasInAttention || entry.isForgotten || entry.isSentAgain || entry.isWithdrawn) continue;
    const parts = devices
      .filter(({userId}) => userId === entry.userId)
      .flatMap((device) => [...device.attention(), ...device.settled().flatMap((settled) => settled.parts)])
      .filter(({change}) => change.id === changeId);
    for (const refusal of refusals) {
      const kept = parts.filter((part) => part.refusals.some((one) => isSame(one, refusal)));
      if (kept.length === 0)
        faults.push(`${changeId}: ${refusal.field} of ${refusal.rowId} was refused, and neither waits nor was decided`);
      else if (!kept.some((part) => isDeepStrictEqual(entered(part.change, refusal), entered(entry.change, refusal))))
        faults.push(`${changeId}: what was entered for ${refusal.rowId} is not what is kept`);
    }
  }
  expectNone('6 nothing vanished', faults);
}

/** What a device holds of decisions at one moment. */
export type Decided = Pick<Watched, 'outbox' | 'attention'> & {readonly settled: readonly Settled[]};

/**
 * Of decisions that were brought back: all that was decided waits for the person again, and what the decision sent is gone where it waited, or
 * reversed.
 */
export function checkBroughtBack(before: Decided, after: Decided): void {
  const kept = new Set(after.settled.map(({id}) => id));
  const waits = new Set(after.outbox.map(({id}) => id));
  const faults: string[] = [];
  for (const {made, parts, discarded} of before.settled.filter(({id}) => !kept.has(id))) {
    if (discarded && !waits.has(discarded.id)) faults.push(`${discarded.id} was brought back, and does not wait`);
    for (const {change, refusals} of parts) {
      const open = after.attention.filter((record) => record.change.id === change.id);
      const isOpen = (refusal: Refusal) => open.some((record) => record.refusals.some((one) => isSame(one, refusal)));
      if (!refusals.every(isOpen))
        faults.push(`${change.id} was brought back, and its refusals are not all asked again`);
    }
    for (const change of made)
      if (!isTakenBack(change, before, after)) faults.push(`${change.id} stands, and its decision was brought back`);
  }
  expectNone('6 nothing vanished', faults);
}

function isTakenBack({id, groupId, table, op, set, was, rowIds}: Change, before: Decided, after: Decided): boolean {
  // What was refused once more never took effect; what was replaced is not known any more after a space was out of sight.
  if (before.attention.some(({change}) => change.id === id)) return true;
  if (op === 'edit' && !Object.keys(set).some((field) => was[field])) return true;
  const waits = (queue: Decided['outbox']) => queue.some((change) => change.id === id);
  if (waits(before.outbox) && !waits(after.outbox)) return true;
  const known = new Set(before.outbox.map((change) => change.id));
  return after.outbox.some(
    (change) =>
      !known.has(change.id) &&
      change.undoes === (groupId ?? id) &&
      change.table === table &&
      isDeepStrictEqual(change.rowIds, rowIds),
  );
}

function isSame(one: Refusal, other: Refusal): boolean {
  return one.rowId === other.rowId && one.field === other.field;
}

function entered(change: Change, {rowId}: Refusal) {
  const index = change.rowIds.indexOf(rowId);
  return index < 0 ? null : patchAt(change, index);
}
