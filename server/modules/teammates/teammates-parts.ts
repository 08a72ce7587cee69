import type {Language} from '#contract/account/rules.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Database, Queryable} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';

/** What the teammates module works with. */
export type TeammatesParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly queueMail: QueueMail;
  /** A person's part in a company now; undefined for a stranger. */
  readonly findRole: (database: Queryable, spaceId: string, userId: string) => Promise<SpaceRole | undefined>;
  /** The companies that a person owns, by id. */
  readonly findOwnedIds: (database: Queryable, userId: string) => Promise<string[]>;
  /** When people were last here: instants, ISO UTC. */
  readonly findLastSeen: (
    database: Queryable,
    userIds: readonly string[],
  ) => Promise<{userId: string; lastSeenAt: string}[]>;
  /** The language of whoever has an account under that e-mail; undefined where nobody has. */
  readonly findLanguage: (database: Queryable, email: string) => Promise<Language | undefined>;
};
