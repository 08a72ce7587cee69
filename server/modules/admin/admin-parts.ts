import type {Database} from '#server/db/database.ts';
import type {DeadLetters} from '#server/jobs/dead-letters.ts';

/** What the admin module works with. */
export type AdminParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly deadLetters: DeadLetters;
  /** Of companies, which are another module's: the spaces that a person owns beside their own. */
  readonly findOwnedIds: (userId: string) => Promise<readonly string[]>;
};
