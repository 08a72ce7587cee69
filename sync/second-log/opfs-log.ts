import type {LogStore} from './log-store.ts';

/** The folder of all second logs in the origin's private file system; each database has one inside. */
const folderName = 'faro-log';

/** Says that the person has wiped this log; nothing in it may come back. */
const wipedMark = 'wiped';

const fileName = /^(\d{8})\.log$/;

/**
 * Opens a database's log for writing. Only dedicated workers can.
 *
 * @returns null where the browser has no such files: an older one, or a private window of Firefox.
 * Source: File System Standard, `createSyncAccessHandle`.
 */
export async function openOpfsLog(databaseName: string): Promise<LogStore | null> {
  if (!('FileSystemSyncAccessHandle' in globalThis)) return null;
  const folder = await openFolder(databaseName, true);
  if (!folder) return null;
  if (await isWiped(folder)) await clearFolder(folder);
  return createStore(folder);
}

/** The files of a database's log, as `LogStore.read` answers them; also from a page. None where there is no log. */
export async function readOpfsLog(databaseName: string): Promise<(Uint8Array | null)[]> {
  const folder = await openFolder(databaseName, false);
  return folder && !(await isWiped(folder)) ? readFiles(folder) : [];
}

/** Says that nothing of this log may come back, whatever happens before it is deleted. */
export async function markOpfsLogWiped(databaseName: string): Promise<void> {
  const folder = await openFolder(databaseName, false);
  await folder?.getFileHandle(wipedMark, {create: true});
}

/** Deletes a log; the caller holds its lock, so that no writer is left. Succeeds when there is none. */
export async function deleteOpfsLog(databaseName: string): Promise<void> {
  const logs = await openRoot(false);
  try {
    await logs?.removeEntry(databaseName, {recursive: true});
  } catch (error) {
    if (!isNamed(error, 'NotFoundError')) throw error;
  }
}

function createStore(folder: FileSystemDirectoryHandle): LogStore {
  let open: FileSystemSyncAccessHandle | null = null;
  const begin = async (): Promise<FileSystemSyncAccessHandle> => {
    const last = fileName.exec((await listFiles(folder)).at(-1) ?? '')?.[1] ?? '0';
    const file = await folder.getFileHandle(`${String(Number(last) + 1).padStart(8, '0')}.log`, {create: true});
    return file.createSyncAccessHandle();
  };
  return {
    read: async () => readFiles(folder),
    append: async (bytes) => {
      open ??= await begin();
      const before = open.getSize();
      try {
        write(open, bytes, before);
      } catch (error) {
        open.truncate(before);
        throw error;
      }
    },
    replace: async (bytes) => {
      const old = await listFiles(folder);
      const next = bytes.length > 0 ? await begin() : null;
      try {
        if (next) write(next, bytes, 0);
      } catch (error) {
        next?.truncate(0);
        next?.close();
        throw error;
      }
      open?.close();
      open = next;
      for (const name of old) await removeFile(folder, name);
    },
    close: () => {
      open?.close();
      open = null;
    },
  };
}

function write(handle: FileSystemSyncAccessHandle, bytes: Uint8Array, at: number): void {
  const written = handle.write(bytes, {at});
  if (written !== bytes.length) throw new DOMException('The device took only a part', 'QuotaExceededError');
  handle.flush();
}

/** A file that a frozen tab still holds stays for the next time. */
async function removeFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  try {
    await folder.removeEntry(name);
  } catch (error) {
    if (!isNamed(error, 'NoModificationAllowedError') && !isNamed(error, 'NotFoundError')) throw error;
  }
}

async function openRoot(create: boolean): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(folderName, {create});
  } catch (error) {
    // Not there, or not allowed in this window; a browser without these files has no such function.
    if (isNamed(error, 'NotFoundError') || isNamed(error, 'SecurityError') || isNamed(error, 'TypeError')) return null;
    throw error;
  }
}

async function openFolder(databaseName: string, create: boolean): Promise<FileSystemDirectoryHandle | null> {
  const logs = await openRoot(create);
  try {
    return (await logs?.getDirectoryHandle(databaseName, {create})) ?? null;
  } catch (error) {
    if (isNamed(error, 'NotFoundError')) return null;
    throw error;
  }
}

async function listNames(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names.toSorted();
}

async function listFiles(folder: FileSystemDirectoryHandle): Promise<string[]> {
  return (await listNames(folder)).filter((name) => fileName.test(name));
}

async function readFiles(folder: FileSystemDirectoryHandle): Promise<(Uint8Array | null)[]> {
  const files: (Uint8Array | null)[] = [];
  for (const name of await listFiles(folder)) {
    try {
      const file = await (await folder.getFileHandle(name)).getFile();
      files.push(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      // Damaged on the disk. One that has just gone was replaced by a newer one.
      if (!isNamed(error, 'NotFoundError')) files.push(null);
    }
  }
  return files;
}

async function isWiped(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return (await listNames(folder)).includes(wipedMark);
}

/** The mark goes last: until then nothing counts. */
async function clearFolder(folder: FileSystemDirectoryHandle): Promise<void> {
  for (const name of await listFiles(folder)) await folder.removeEntry(name);
  await folder.removeEntry(wipedMark);
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
