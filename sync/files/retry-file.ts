import {noteAsked} from '#sync/store/asks.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** Puts a file whose upload was refused, or failed, into the queue again, and tells the engine at work; a person asked. Rule: UPL7. */
export async function retryFile(database: LocalDatabase, id: string): Promise<void> {
  await database.transaction('rw', database.files, database.meta, async () => {
    const record = await database.files.get(id);
    if (!record || record.state === 'stored') return;
    await database.files.update(id, {state: 'waiting', reason: null, attempts: 0});
    await noteAsked(database);
  });
}
