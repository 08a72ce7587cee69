import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';
import {recoverImports} from '#workers/csv-import/record/recover-imports.ts';
import type {Making} from '#workers/csv-import/record/run.ts';

/** Whose books, and how to put them right. */
export type Recovery = {
  readonly database: LocalDatabase;
  readonly userId: string;
  readonly spaceId: string;
  readonly making: Making;
};

/**
 * Writes an import while no other tab or worker of this browser writes one, after taking back what a worker that died has left behind.
 * Rule: WRK8.
 */
export async function importAlone<Value>(
  locks: Locks,
  recovery: Recovery,
  write: () => Promise<Value>,
): Promise<Value> {
  return locks.hold(lockName(recovery.userId), async () => {
    await recoverImports(recovery.database, recovery.spaceId, recovery.making);
    return write();
  });
}

/** Takes back what a worker that died has left behind, unless an import is running: that one has done so itself. Rule: WRK8. */
export async function recoverIfIdle(locks: Locks, {database, userId, spaceId, making}: Recovery): Promise<void> {
  await locks.tryHold(lockName(userId), async () => recoverImports(database, spaceId, making));
}

function lockName(userId: string): string {
  return `faro-import-${userId}`;
}
