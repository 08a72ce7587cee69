import type {Database} from '#server/db/database.ts';
import type {DeadLetters} from '#server/jobs/dead-letters.ts';

/** What the admin module works with. */
export type AdminParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly deadLetters: DeadLetters;
};
