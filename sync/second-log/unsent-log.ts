import type {Change} from '#contract/sync/change.ts';
import {readRecords, type LogRecord} from './log-record.ts';

/** A change that, says the log, the server has not acknowledged. */
export type LoggedChange = {
  readonly change: Change;
  /** The database it was written in, and its place in that queue. */
  readonly databaseId: string;
  readonly order: number;
  /** It waits in attention. */
  readonly isRefused: boolean;
};

/** What the log's files hold. */
export type UnsentLog = {
  /** By the change's id, in the order in which they were made. */
  readonly unsent: ReadonlyMap<string, LoggedChange>;
  /** Lines and files that cannot be read. */
  readonly damagedCount: number;
};

/** Reads files, oldest first; null is one that cannot be read at all. Rule: LOG2. */
export function readUnsentLog(files: readonly (Uint8Array | null)[]): UnsentLog {
  const unsent = new Map<string, LoggedChange>();
  let damagedCount = 0;
  for (const file of files) {
    if (!file) {
      damagedCount += 1;
      continue;
    }
    const read = readRecords(file);
    damagedCount += read.damagedCount;
    for (const record of read.records) apply(unsent, record);
  }
  return {unsent, damagedCount};
}

function apply(unsent: Map<string, LoggedChange>, record: LogRecord): void {
  if (record.kind === 'append') {
    const {change, databaseId, order} = record;
    unsent.set(change.id, {change, databaseId, order, isRefused: unsent.get(change.id)?.isRefused ?? false});
    return;
  }
  const known = unsent.get(record.changeId);
  if (!known) return;
  if (record.kind === 'refuse') unsent.set(record.changeId, {...known, isRefused: true});
  else unsent.delete(record.changeId);
}
