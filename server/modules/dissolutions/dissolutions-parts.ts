import type {Language} from '#contract/account/rules.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Database, Queryable, Transaction} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';

/** Somebody who is written to. */
export type Reader = {readonly email: string; readonly firstName: string; readonly language: Language};

/** What dissolutions work with. */
export type DissolutionsParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly queueMail: QueueMail;
  /** The person's part in a company now; undefined for a stranger. */
  readonly findRole: (database: Queryable, companyId: string, userId: string) => Promise<SpaceRole | undefined>;
  readonly findOwners: (database: Queryable, companyId: string) => Promise<readonly Reader[]>;
  /** Gives back all that an order was paid with. */
  readonly giveBack: (tx: Transaction, orderId: string) => Promise<void>;
};
