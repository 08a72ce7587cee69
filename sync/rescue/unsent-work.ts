import type {Change} from '#contract/sync/change.ts';
import {isChange} from '#sync/second-log/is-change.ts';
import {readUnsentLog, type LoggedChange} from '#sync/second-log/unsent-log.ts';
import {discardedIn, isKept, undoneIn} from './kept-records.ts';
import {nothingRead, type RawRecords} from './read-raw.ts';
import type {AttentionRecord, DeviceRecord, OutboxRecord} from '#sync/store/local-database.ts';

/** All unsent work of a person that can still be read, from wherever it is. */
export type UnsentWork = {
  /** By the change's id, in the order in which they were made; what waits in attention is among them. */
  readonly changes: ReadonlyMap<string, LoggedChange>;
  /** Records of the database that are no changes any more, as they are. */
  readonly unreadable: readonly unknown[];
  /** What is on this device only beside the queue: what was typed and not added yet, was decided, or was damaged before. */
  readonly kept: readonly DeviceRecord[];
  /** Lines of the log that cannot be read. */
  readonly damagedCount: number;
  /** Whether there is a second log; without one, only what the database still gives is here. */
  readonly hasLog: boolean;
  /** Whether the database could be read; otherwise only the log's is here. */
  readonly isRead: boolean;
};

/**
 * Gathers unsent work from what a database that may not open still gives and from the second log. Rule: RES1.
 *
 * @param files the log's, oldest first; null is one that cannot be read.
 */
export function gatherUnsent(raw: RawRecords, files: readonly (Uint8Array | null)[]): UnsentWork {
  const log = readUnsentLog(files);
  const changes = new Map(log.unsent);
  const unreadable: unknown[] = [];
  const add = (change: Change, order: number, isRefused: boolean): void => {
    if (!isChange(change)) unreadable.push(change);
    else changes.set(change.id, {databaseId: '', ...changes.get(change.id), change, order, isRefused});
  };
  for (const record of raw.outbox) {
    // Whatever lies there; `add` tells whether it is a change.
    const {order, ...change} = record as OutboxRecord;
    add(change, order, false);
  }
  for (const record of raw.attention) add((record as AttentionRecord).change, 0, true);
  const kept = raw.device.filter(isKept);
  // The log may not know yet that it was given up.
  for (const id of [...discardedIn(kept), ...undoneIn(raw.device)]) changes.delete(id);
  const isRead = raw !== nothingRead;
  return {changes, unreadable, kept, isRead, damagedCount: log.damagedCount, hasLog: files.length > 0};
}

/** What is unsent by the later of two readings; where that could not read the database, what the earlier one found there stays. Rule: RES2. */
export function newestOf<Work extends UnsentWork>(earlier: Work, later: Work): Work {
  if (later.isRead) return later;
  const {damagedCount, hasLog} = later;
  return {...earlier, damagedCount, hasLog, changes: new Map([...earlier.changes, ...later.changes])};
}

/** Unsent work as JSON text for a file of the person's own. Rule: RES1. */
export function exportUnsent({changes, unreadable, kept}: UnsentWork, exportedAt: string): string {
  const notSent = [...changes.values()].map(({change}) => change);
  return JSON.stringify({product: 'Faro', exportedAt, notSent, device: kept, unreadable}, null, 1);
}
