import {openFileHome} from '#src/data/keeping/files.ts';
import type {FileRecord, LocalDatabase} from '#sync/store/local-database.ts';

/** The bytes of a file that lie on this device; null where they do not, or no longer. */
export async function readKept(
  database: LocalDatabase,
  {id, place}: Pick<FileRecord, 'id' | 'place'>,
): Promise<Blob | null> {
  const {bytes} = await openFileHome(database);
  return bytes.read({id, place});
}
