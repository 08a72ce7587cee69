import {sql} from 'drizzle-orm';
import {inTransaction, type Database, type Transaction} from '#server/db/database.ts';
import {addSpace} from '#server/db/spaces.ts';
import {writeSynced} from '#server/sync/write-synced.ts';

/**
 * Makes the space of a person, which has their id, with the rows that it begins with. Rule: ACC33.
 *
 * @throws when another space has that id.
 */
export async function openOwnSpace(tx: Transaction, id: string, nowMs: number): Promise<void> {
  if (!(await addSpace(tx, id, {kind: 'person'}))) throw new Error('openOwnSpace: a space has this id');
  await writeSynced(tx, {spaceId: id, author: {kind: 'product'}, nowMs}, [
    {table: 'preferences', create: [{id, theme: null, density: null, hasLetterKeys: null, mailsDates: null}]},
  ]);
}

/**
 * Makes the spaces that are missing: of people whom a node of an older release added after the migration.
 *
 * @returns how many. Rule: ACC33.
 */
export async function settleOwnSpaces(database: Database, nowMs: number): Promise<number> {
  const {rows} = await database.execute<{id: string}>(
    sql`select id from users where not exists (select from spaces where spaces.id = users.id) order by id`,
  );
  for (const {id} of rows) await inTransaction(database, (tx) => openOwnSpace(tx, id, nowMs));
  return rows.length;
}
