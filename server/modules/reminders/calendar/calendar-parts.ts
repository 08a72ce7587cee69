import type {Language} from '#contract/account/rules.ts';
import type {Database, Queryable} from '#server/db/database.ts';

/** What calendars work with. */
export type CalendarParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where the product is, without a slash at the end. */
  readonly origin: string;
  /** Those of these people who may sign in. */
  readonly findActive: (
    database: Queryable,
    userIds: readonly string[],
  ) => Promise<readonly {readonly id: string; readonly language: Language}[]>;
};
