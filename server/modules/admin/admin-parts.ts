import type {Database} from '#server/db/database.ts';
import type {GivenUpMails} from '#server/mail/mail-queue.ts';

/** What the admin module works with. */
export type AdminParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly givenUpMails: GivenUpMails;
};
