/**
 * Where the second log of one database lies: files outside IndexedDB. One writer at a time, the holder of the log's lock; files that
 * others left behind are read with its own, and leave with the next `replace`.
 */
export type LogStore = {
  /** Every file, oldest first; null where one cannot be read. */
  read(): Promise<(Uint8Array | null)[]>;
  /** Adds to the writer's own file. On disk when it settles; when it rejects, nothing of what was there before is harmed. */
  append(bytes: Uint8Array): Promise<void>;
  /** Puts `bytes` in the place of all files: the new one is on disk before the first old one goes. */
  replace(bytes: Uint8Array): Promise<void>;
  /** Lets the file go. */
  close(): void;
};

/** The lock whose holder keeps the second log of a database. */
export function logLockName(databaseName: string): string {
  return `faro-log:${databaseName}`;
}
