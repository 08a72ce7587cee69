import type {Database} from '#server/db/database.ts';

/** What the desk works with. */
export type DeskParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};
