import type {z} from 'zod';
import type {Language} from '#contract/account/rules.ts';
import type {ServiceId} from '#contract/catalogue/ids.ts';
import type {workOnBought} from '#contract/purchases/work-on-bought.ts';
import type {Database, Queryable, Transaction} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';

/** Somebody who is written to. */
export type Reader = {readonly email: string; readonly firstName: string; readonly language: Language};

/** One service of an order, or all of it. */
type PaidPart = {readonly orderId: string; readonly serviceId: ServiceId | null};

type Paid = {readonly number: string; readonly cents: number};

/** What doing what was bought works with. */
export type BoughtParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly queueMail: QueueMail;
  readonly findOwners: (database: Queryable, companyId: string) => Promise<readonly Reader[]>;
  /** What a paid order cost, or a service of it, in US cents, and its number; undefined where no order paid it. */
  readonly readPaid: (database: Queryable, part: PaidPart) => Promise<Paid | undefined>;
  /** Gives that back. */
  readonly giveBack: (tx: Transaction, part: PaidPart) => Promise<Paid | undefined>;
  /** Whether anything of a company is being paid at this moment. Rule: DIS8. */
  readonly isPaying: (database: Queryable, companyId: string) => Promise<boolean>;
  /** Nothing that a company was to be charged is charged any more. Rule: DIS10. */
  readonly endCharges: (tx: Transaction, companyId: string) => Promise<void>;
};

/** What an admin does with something that was bought. */
export type Work = z.output<typeof workOnBought.input> & {
  /** What the company is called. */
  readonly company: string;
  readonly adminId: string;
  readonly adminName: string;
  readonly nowMs: number;
};
