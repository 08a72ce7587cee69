import type {Language} from '#contract/account/rules.ts';
import type {Database, Queryable} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';

/** Somebody who may be written to. */
export type Reminded = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
};

/** What the reminders module works with. */
export type RemindersParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly queueMail: QueueMail;
  /** Those of these people who may sign in. */
  readonly findActive: (database: Queryable, userIds: readonly string[]) => Promise<readonly Reminded[]>;
};
