import {Dexie} from 'dexie';
import {databaseName} from './local-database.ts';

/** Whether anything of a person is on this device. Opening their database would make one. Rule: SWK2. */
export async function hasDatabase(userId: string): Promise<boolean> {
  return Dexie.exists(databaseName(userId));
}
