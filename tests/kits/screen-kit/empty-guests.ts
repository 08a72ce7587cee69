import {guestId} from '#src/data/database/visitor.ts';
import {openDatabase} from '#sync/store/open-database.ts';

/** Empties a visitor's database. Not deleted: what a wizard saves as it goes may still be on its way, and a deletion would complain of it. */
export async function emptyGuests(): Promise<void> {
  const database = await openDatabase(guestId, () => undefined);
  await database.transaction('rw', database.tables, async () =>
    Promise.all(database.tables.map(async (table) => table.clear())),
  );
  database.close();
}
