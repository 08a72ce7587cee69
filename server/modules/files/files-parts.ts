import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Database, Transaction} from '#server/db/database.ts';
import type {FileStore} from '#server/providers/files/port.ts';
import type {ScanningPort} from '#server/providers/scanning/port.ts';

/** What the files module works with. */
export type FilesParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly store: FileStore;
  readonly scanner: ScanningPort;
  /** A person's part in a space now; the companies module knows. */
  readonly findRole: (spaceId: string, userId: string) => Promise<SpaceRole | undefined>;
  readonly isAdmin: (userId: string) => Promise<boolean>;
  /** What follows when the bytes of something that the desk gives are here, in the transaction that says so. */
  readonly afterDeskFile: (tx: Transaction, place: FilePlace) => Promise<void>;
};

/** Who asks for bytes or brings them: somebody by their role in the space, or an admin for the desk. Rule: FIL12. */
export type FileCaller = {readonly userId: string; readonly isDesk: boolean};

/** Which file of which space. */
export type FilePlace = {readonly spaceId: string; readonly fileId: string};
