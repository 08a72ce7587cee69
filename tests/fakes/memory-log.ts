import type {LogStore} from '#sync/second-log/log-store.ts';
import {readUnsentLog} from '#sync/second-log/unsent-log.ts';

/** The files of a log on a disk that a test can damage; they outlive the stores that write them. */
export type MemoryLog = {
  files: Uint8Array[];
  /** The next writing stops after this many bytes, as when the power fails; null: none does. */
  tearAfter: number | null;
  /** The next deletion of old files does not happen, as when the tab dies between. */
  dieBeforeDeleting: boolean;
  /** Every writing is refused, as by a full disk. */
  isFull: boolean;
  open(): LogStore;
  /** Ids of the changes that the files say are unsent. */
  unsentIds(): string[];
};

/** Makes an empty disk. */
export function createMemoryLog(): MemoryLog {
  const torn = (bytes: Uint8Array): Uint8Array => {
    if (disk.isFull) throw new DOMException('full', 'QuotaExceededError');
    if (disk.tearAfter === null) return bytes;
    const part = bytes.slice(0, disk.tearAfter);
    disk.tearAfter = null;
    return part;
  };
  const open = (): LogStore => {
    let own: number | null = null;
    return {
      read: async () => [...disk.files],
      append: async (bytes) => {
        const part = torn(bytes);
        own ??= disk.files.push(new Uint8Array()) - 1;
        disk.files[own] = concat(disk.files[own] ?? new Uint8Array(), part);
        if (part.length < bytes.length) throw new Error('The tab died');
      },
      replace: async (bytes) => {
        const part = torn(bytes);
        const old = disk.files.length;
        disk.files.push(part);
        if (part.length < bytes.length || disk.dieBeforeDeleting) throw new Error('The tab died');
        disk.files.splice(0, old);
        own = 0;
      },
      close: () => {},
    };
  };
  const disk: MemoryLog = {
    files: [],
    tearAfter: null,
    dieBeforeDeleting: false,
    isFull: false,
    open,
    unsentIds: () => [...readUnsentLog(disk.files).unsent.keys()],
  };
  return disk;
}

/** Two pieces of bytes in one. */
export function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
