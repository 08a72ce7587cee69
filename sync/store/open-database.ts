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
