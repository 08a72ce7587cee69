/** What says in a worker that files can be written through. Source: File System Standard. */
class SyncHandles {
  createSyncAccessHandle(): void {}
}

/** Lets something begin with another private file system in the browser's place; what it opens there stays open. */
export async function lendOpfs<Result>(
  folder: FileSystemDirectoryHandle,
  begin: () => Promise<Result>,
): Promise<Result> {
  const {storage} = navigator;
  Object.defineProperty(navigator, 'storage', {configurable: true, value: {getDirectory: async () => folder}});
  // The folder is asked for before anything is waited for.
  const begun = begin();
  Object.defineProperty(navigator, 'storage', {configurable: true, value: storage});
  return begun;
}

/** Makes this process look like a worker that can write files through, until `stop` is called. */
export function beWorker(): {stop(): void} {
  const names = ['FileSystemSyncAccessHandle', 'FileSystemFileHandle'];
  for (const name of names) Object.defineProperty(globalThis, name, {configurable: true, value: SyncHandles});
  return {
    stop: () => {
      for (const name of names) Reflect.deleteProperty(globalThis, name);
    },
  };
}
