import type {Language} from '#contract/account/rules.ts';
import type {Charged, Credited} from '#contract/invoices/make-invoice.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Database, Queryable, Transaction} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import type {Asked, PaymentsPort} from '#server/providers/payments/port.ts';

/** Somebody who owns a company. */
export type Owner = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
};

/** What the subscriptions module works with; what other modules do for it comes as functions. */
export type SubscriptionsParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly port: PaymentsPort;
  readonly queueMail: QueueMail;
  /** Where the bank's page leads back to: `https://app.example.com`. */
  readonly origin: string;
  readonly findRole: (database: Queryable, companyId: string, userId: string) => Promise<SpaceRole | undefined>;
  /** Those of these people who may sign in. */
  readonly findActive: (database: Queryable, userIds: readonly string[]) => Promise<readonly Owner[]>;
  /** The card of a person that is charged, by the provider's word; null where they have none that is good. */
  readonly findCard: (
    userId: string,
  ) => Promise<Outcome<{cardId: string | null}, {'provider-down': readonly ['payment.provider-down']}>>;
  /** The saved cards of a person, as they see them themselves. */
  readonly readCards: (
    userId: string,
  ) => Promise<Outcome<{cards: SavedCard[]}, {'provider-down': ['payment.provider-down']}>>;
  /** Somebody who is no admin; undefined where there is none. */
  readonly findPerson: (
    database: Queryable,
    userId: string,
  ) => Promise<{readonly id: string; readonly name: string; readonly email: string} | undefined>;
  /** Writes down that an admin looked at what a user pays for. Rule: SUB14. */
  readonly noteLook: (
    tx: Transaction,
    look: {readonly adminId: string; readonly userId: string},
    nowMs: number,
  ) => Promise<void>;
  /** The provider's customer of a person. */
  readonly ensureCustomer: (owner: Owner) => Promise<Asked<{customerId: string}>>;
  /** What a renewal's invoice says of who pays; undefined for somebody who is gone. */
  readonly findBuyer: (
    database: Queryable,
    userId: string,
  ) => Promise<{readonly name: string; readonly email: string} | undefined>;
  /** Invoices and credit notes. Rules: INV1, INV5. */
  readonly invoices: {
    readonly issue: (tx: Transaction, charged: Charged) => Promise<string | null>;
    readonly creditUpTo: (tx: Transaction, given: Omit<Credited, 'lines'>) => Promise<string | null>;
  };
  /** Gives back by a job what was paid for nothing, in the transaction that finds it. */
  readonly giveBack: (
    tx: Transaction,
    payment: {readonly paymentId: string; readonly orderId: string; readonly amountCents: number},
  ) => Promise<void>;
};
