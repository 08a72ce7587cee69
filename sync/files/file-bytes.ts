import type {FilePlace, FileRecord, LocalDatabase} from '#sync/store/local-database.ts';

/** Where a file's bytes are. */
export type Kept = Pick<FileRecord, 'id' | 'place'>;

/** The bytes of one person's files on this device. */
export type FileBytes = {
  /**
   * Keeps bytes under an id, and settles when they would survive a loss of power. Bytes that were there are replaced.
   *
   * @throws DOMException `QuotaExceededError`, or Dexie's, on a full device: nothing was then kept.
   */
  write(id: string, bytes: Blob): Promise<FilePlace>;
  /** Null when they are not there, or no longer. */
  read(kept: Kept): Promise<Blob | null>;
  /** Succeeds when there is nothing. */
  remove(kept: Kept): Promise<void>;
  /** What is kept, with or without a record. */
  list(): Promise<Kept[]>;
};

/** The folder of a database's files in the origin's private file system. */
export function folderOf(database: Pick<LocalDatabase, 'name'>): string {
  return `${database.name}-files`;
}

/**
 * Makes the way to the bytes: the private file system, which outlives a damaged database, where it is there and this is a worker; else the
 * database itself. What was kept in either is found again.
 *
 * @param root the origin's private folder; null where the browser has none, or does not let this page use it.
 * Rule: UPL2.
 */
export function createFileBytes(database: LocalDatabase, root: FileSystemDirectoryHandle | null): FileBytes {
  const open = async (create: boolean): Promise<FileSystemDirectoryHandle | null> =>
    root === null ? null : orNull(root.getDirectoryHandle(folderOf(database), {create}));
  return {
    write: async (id, bytes) => {
      const folder = canWriteThrough() ? await open(true) : null;
      if (folder) {
        await writeThrough(await folder.getFileHandle(id, {create: true}), bytes);
        return 'opfs';
      }
      await database.fileBytes.put({id, bytes});
      return 'indexeddb';
    },
    read: async ({id, place}) => {
      if (place === 'indexeddb') return (await database.fileBytes.get(id))?.bytes ?? null;
      const file = await orNull((await open(false))?.getFileHandle(id));
      return file === null ? null : file.getFile();
    },
    remove: async ({id, place}) => {
      if (place === 'indexeddb') await database.fileBytes.delete(id);
      else await orNull((await open(false))?.removeEntry(id));
    },
    list: async () => {
      const inside = (await database.fileBytes.toCollection().primaryKeys()).map((id) => ({
        id,
        place: 'indexeddb' as const,
      }));
      const folder = await open(false);
      const beside: Kept[] = [];
      if (folder) for await (const id of folder.keys()) beside.push({id, place: 'opfs'});
      return [...inside, ...beside];
    },
  };
}

/** Deletes all bytes that one person's database refers to, from the private file system. Succeeds when there is nothing. Rule: UPL2. */
export async function wipeFileBytes(
  database: Pick<LocalDatabase, 'name'>,
  root: FileSystemDirectoryHandle | null,
): Promise<void> {
  await orNull(root?.removeEntry(folderOf(database), {recursive: true}));
}

/** The origin's private folder; null where there is none, or where it may not be used, as in some private windows. */
export async function openPrivateFolder(storage: StorageManager): Promise<FileSystemDirectoryHandle | null> {
  if (!('getDirectory' in storage)) return null;
  try {
    return await storage.getDirectory();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Only workers have this way, and only this way says when the disk has the bytes. */
function canWriteThrough(): boolean {
  return typeof FileSystemFileHandle !== 'undefined' && 'createSyncAccessHandle' in FileSystemFileHandle.prototype;
}

async function writeThrough(file: FileSystemFileHandle, bytes: Blob): Promise<void> {
  const handle = await file.createSyncAccessHandle();
  try {
    const whole = new Uint8Array(await bytes.arrayBuffer());
    handle.truncate(0);
    if (handle.write(whole, {at: 0}) !== whole.length) throw new DOMException('written in part', 'QuotaExceededError');
    handle.flush();
  } finally {
    handle.close();
  }
}

async function orNull<Value>(asked: Promise<Value> | undefined): Promise<Value | null> {
  try {
    return (await asked) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}
