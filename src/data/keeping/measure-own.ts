import type {LocalDatabase} from '#sync/store/local-database.ts';
import {measureDatabase} from '#sync/status/measure-database.ts';

/**
 * The bytes that the product keeps on this device: the person's database, files beside it, and the program itself. The browser's own estimate
 * counts what it has reserved and not given back, which was gigabytes where there were a few megabytes.
 */
export async function measureOwn(database: LocalDatabase): Promise<number> {
  const parts = await Promise.all([measureDatabase(database), measureFolder(), measureCaches()]);
  return parts.reduce((sum, part) => sum + part, 0);
}

async function measureFolder(): Promise<number> {
  // Some browsers have none, others none in a private window.
  const root = await navigator.storage.getDirectory().catch(() => null);
  return root === null ? 0 : measureDirectory(root);
}

async function measureDirectory(directory: FileSystemDirectoryHandle): Promise<number> {
  let sum = 0;
  for await (const entry of directory.values()) {
    if (entry instanceof FileSystemDirectoryHandle) sum += await measureDirectory(entry);
    // One that went meanwhile, or that a worker writes to, is counted the next time.
    else if (entry instanceof FileSystemFileHandle)
      sum += await entry.getFile().then(
        ({size}) => size,
        () => 0,
      );
  }
  return sum;
}

async function measureCaches(): Promise<number> {
  let sum = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      sum += (await kept?.blob())?.size ?? 0;
    }
  }
  return sum;
}
