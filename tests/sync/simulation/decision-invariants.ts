import {isDeepStrictEqual} from 'node:util';
import {patchAt, type Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Device} from './device.ts';
import type {Ledger} from './ledger.ts';
import type {ServerView} from './simulated-server.ts';
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

function isSame(one: Refusal, other: Refusal): boolean {
  return one.rowId === other.rowId && one.field === other.field;
}

function entered(change: Change, {rowId}: Refusal) {
  const index = change.rowIds.indexOf(rowId);
  return index < 0 ? null : patchAt(change, index);
}
