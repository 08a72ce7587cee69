import {Dexie} from 'dexie';
import {databaseName, LocalDatabase} from './local-database.ts';

/**
 * What another tab has done to the database: `replaced`, a newer version of the product waits to upgrade it;
 * `wiped`, it was deleted after a sign-out; `blocked`, this one waits for tabs of an older version.
 */
export type DatabaseEvent = 'replaced' | 'wiped' | 'blocked';

/**
 * Opens one person's database; made on first use.
 *
 * @param report hears why the database closed or waits, so that a screen can say so; it closes by itself and never holds another tab up.
 * @throws Dexie errors of a lost, full or forbidden store.
 * Rules: STO1, STO3.
 */
export async function openDatabase(userId: string, report: (event: DatabaseEvent) => void): Promise<LocalDatabase> {
  const database = new LocalDatabase(databaseName(userId));
  database.on('versionchange', (event) => {
    database.close();
    report(event.newVersion ? 'replaced' : 'wiped');
    // False keeps Dexie from doing the same again, with a warning.
    return false;
  });
  database.on('blocked', () => {
    report('blocked');
    return false;
  });
  await database.open();
  return database;
}

/** Whether anything of a person is on this device. Opening their database would make one. Rule: SWK2. */
export async function hasDatabase(userId: string): Promise<boolean> {
  return Dexie.exists(databaseName(userId));
}

/**
 * Deletes everything of one person from this device, after the choice of D8. Other tabs' connections close by themselves.
 * Succeeds when there is nothing. Rule: STO2.
 */
export async function wipeDatabase(userId: string): Promise<void> {
  await Dexie.delete(databaseName(userId));
}

/** Opens a person's database for a worker; `closed` is called when another tab upgrades or deletes it. */
export async function openUntilClosed(userId: string, closed: () => void): Promise<LocalDatabase> {
  return openDatabase(userId, (event) => {
    if (event !== 'blocked') closed();
  });
}
