import {logLockName} from '#sync/second-log/log-store.ts';
import {deleteOpfsLog, markOpfsLogWiped} from '#sync/second-log/opfs-log.ts';
import {databaseName} from '#sync/store/local-database.ts';
import {browserLocks} from '#sync/store/locks.ts';
import {wipeFiles} from '#src/data/keeping/files.ts';
import {forgetDatabase} from '#src/data/database/remembered-database.ts';
import {wipeDatabase} from '#sync/store/open-database.ts';

/** A tab that is frozen may still hold the log; the mark in it sees to it that it is deleted later. */
const timeoutMs = 3_000;

/** Deletes everything of a person from this device, its files and the second log too; whatever happens on the way, nothing of it comes back. Source: D8. */
export async function wipeLocalData(userId: string): Promise<void> {
  const name = databaseName(userId);
  await markOpfsLogWiped(name);
  forgetDatabase(userId);
  await wipeDatabase(userId);
  await wipeFiles(userId);
  await browserLocks(navigator.locks)
    .hold(logLockName(name), async () => deleteOpfsLog(name), AbortSignal.timeout(timeoutMs))
    .catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    });
}
