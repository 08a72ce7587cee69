import type {Language} from '#contract/account/rules.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Database, Queryable, Transaction} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';

/** Somebody who is written to. */
type Reader = {readonly id: string; readonly email: string; readonly firstName: string; readonly language: Language};

/** What the mailing module works with. */
export type MailingParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly queueMail: QueueMail;
  /** Of these people those who may sign in. */
  readonly findActive: (database: Queryable, userIds: readonly string[]) => Promise<readonly Reader[]>;
  /** Somebody's part in a company now; undefined for a stranger. */
  readonly findRole: (database: Queryable, companyId: string, userId: string) => Promise<SpaceRole | undefined>;
  /** Gives back all that an order was paid with. */
  readonly giveBack: (tx: Transaction, paid: {readonly orderId: string; readonly serviceId: null}) => Promise<unknown>;
  /** Gives up the bytes of a file of a company: nobody reads them any more, and they are removed. */
  readonly dropBytes: (tx: Transaction, place: {readonly spaceId: string; readonly fileId: string}) => Promise<void>;
};
