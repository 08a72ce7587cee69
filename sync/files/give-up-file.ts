import type {FileHome} from './add-file.ts';
import {isLeftBehind} from './leave-files.ts';

/**
 * Deletes a file that was left behind unsent by a space that is no longer the person's; nothing brings it back. One that is the person's again
 * meanwhile stays.
 *
 * @returns whether it went.
 * Rule: UPL12.
 */
export async function giveUpFile({database, bytes}: FileHome, id: string): Promise<boolean> {
  const gone = await database.transaction('rw', database.files, async () => {
    const record = await database.files.get(id);
    if (!record || !isLeftBehind(record)) return null;
    await database.files.delete(id);
    return record;
  });
  // A crash in between leaves bytes that nothing names: the sweep takes them.
  if (gone) await bytes.remove(gone);
  return gone !== null;
}
