import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Database} from '#server/db/database.ts';
import type {FileStore} from '#server/providers/files/port.ts';

/** What the files module works with. */
export type FilesParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly store: FileStore;
  /** A person's part in a space now; the companies module knows. */
  readonly findRole: (spaceId: string, userId: string) => Promise<SpaceRole | undefined>;
};

/** Which file of which space. */
export type FilePlace = {readonly spaceId: string; readonly fileId: string};
