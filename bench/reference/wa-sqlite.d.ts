/** A file of wa-sqlite that its own types leave out. */
declare module 'wa-sqlite/src/examples/AccessHandlePoolVFS.js' {
  /** Keeps SQLite's files in a folder of the origin's private file system, opened for synchronous access. */
  export const AccessHandlePoolVFS: new (folder: string) => SQLiteVFS & {readonly isReady: Promise<void>};
}
