/** A file in the origin's private file system that takes room only to give it back. */
const reserveName = 'faro-reserve';

/** What it takes, in bytes: some thousand changes. */
const reserveBytes = 2 * 1_024 * 1_024;

/** The reserve is laid aside only where this much stays free, in bytes. */
const roomBytes = 25 * reserveBytes;

/** Where other parts hear that the reserve was used up. */
export const storageChannelName = 'faro-storage';

/** Lays the reserve aside, where there is room and none yet. Only dedicated workers can. Rule: RES4. */
export async function keepReserve(): Promise<void> {
  if (!('FileSystemSyncAccessHandle' in globalThis)) return;
  const {usage = 0, quota = 0} = await navigator.storage.estimate();
  if (quota - usage < roomBytes) return;
  const root = await navigator.storage.getDirectory();
  const file = await root.getFileHandle(reserveName, {create: true});
  if ((await file.getFile()).size >= reserveBytes) return;
  const handle = await file.createSyncAccessHandle();
  // Bytes that no disk packs together.
  const block = crypto.getRandomValues(new Uint8Array(65_536));
  for (let at = 0; at < reserveBytes; at += block.length) handle.write(block, {at});
  handle.flush();
  handle.close();
}

/** Gives the reserve back to a device that is full, and tells every tab. @returns whether there was one. Rule: RES4. */
export async function freeReserve(): Promise<boolean> {
  try {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(reserveName);
  } catch {
    // There is none, or the browser has no such files: the write stays refused.
    return false;
  }
  const channel = new BroadcastChannel(storageChannelName);
  channel.postMessage('low');
  channel.close();
  return true;
}
