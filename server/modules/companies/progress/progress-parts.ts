import type {Language} from '#contract/account/rules.ts';
import type {Database, Queryable} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';

/** Somebody who is written to. */
export type Reader = {readonly email: string; readonly firstName: string; readonly language: Language};

/** What moving companies works with. */
export type ProgressParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly queueMail: QueueMail;
  /** Of people, who are another module's. */
  readonly findReader: (database: Queryable, userId: string) => Promise<Reader | undefined>;
};
