import type {Database} from '#server/db/database.ts';

/** What the desk works with. */
export type DeskParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Of companies, which are another module's: the spaces that a person owns beside their own. */
  readonly findOwnedIds: (userId: string) => Promise<readonly string[]>;
};
