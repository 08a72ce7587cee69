import {Dexie} from 'dexie';
import {databaseName} from './local-database.ts';

/**
 * Deletes everything of one person from this device, after the choice of D8. Other tabs' connections close by themselves.
 * Succeeds when there is nothing. Rule: STO2.
 */
export async function wipeDatabase(userId: string): Promise<void> {
  await Dexie.delete(databaseName(userId));
}
