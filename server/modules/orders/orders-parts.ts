import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import type {couponRefusals, couponWishSchema} from '#contract/catalogue/check-coupon.ts';
import type {Charged, Credited} from '#contract/invoices/make-invoice.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {z} from 'zod';
import type {Database, Queryable, Transaction} from '#server/db/database.ts';
import type {Jobs} from '#server/jobs/open-jobs.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';
import type {Asked, PaymentsPort} from '#server/providers/payments/port.ts';
import type {Purchases} from '#server/modules/orders/purchases/purchase-desk.ts';
import type {CompanyRows} from '#server/modules/orders/paying/to-rows.ts';

type CouponAnswer = Outcome<CouponEffect, typeof couponRefusals>;

/** An order's wish for a coupon. */
export type OrderCoupon = {readonly orderId: string; readonly wish: z.infer<typeof couponWishSchema>};

/** Coupons, which are the catalogue's. Rule: ORD5. */
export type CouponDesk = {
  readonly find: (tx: Queryable, coupon: OrderCoupon) => Promise<CouponAnswer>;
  readonly reserve: (tx: Transaction, coupon: OrderCoupon) => Promise<CouponAnswer>;
  readonly use: (tx: Transaction, orderId: string) => Promise<boolean>;
  readonly release: (tx: Transaction, orderId: string) => Promise<void>;
};

/** The card provider's customers, which are the payments module's. */
export type CustomerDesk = {
  /** The customer of a person or of a visitor's order, by their id; made where there is none. */
  readonly ensure: (wanted: {
    readonly ownerId: string;
    readonly email: string;
    readonly name: string;
  }) => Promise<Asked<{customerId: string}>>;
  /** Lets go of a customer whom the vendor does not know any more. */
  readonly drop: (customerId: string) => Promise<void>;
  /** Gives a customer with its cards to somebody else; where they have one, it is forgotten. */
  readonly give: (tx: Transaction, way: {readonly from: string; readonly to: string}) => Promise<void>;
  /** Forgets customers with their cards, here and at their vendor. */
  readonly forget: (tx: Transaction, ownerIds: readonly string[]) => Promise<void>;
};

/** Invoices and credit notes, which are the invoices module's. Rules: INV1, INV5. */
export type InvoiceDesk = {
  /** @returns the invoice's number; null where nothing was paid. */
  readonly issue: (tx: Transaction, charged: Charged) => Promise<string | null>;
  readonly credit: (tx: Transaction, credited: Credited) => Promise<string | null>;
  /** Credits what was given back beyond all credit notes. */
  readonly creditUpTo: (tx: Transaction, given: Omit<Credited, 'lines'>) => Promise<string | null>;
  /** The number of the invoice of an order; null where it has none. */
  readonly findNumber: (database: Queryable, orderId: string) => Promise<string | null>;
};

/** Lines about orders: numbers of things and what became of them, never a name. */
export type OrdersLog = Readonly<Record<'info' | 'debug', (line: object, message: string) => void>>;

/** A person of whom orders know this much. */
export type OrderPerson = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly firstName: string;
};

/** What the orders module works with; what other modules do for it comes as functions. */
export type OrdersParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly port: PaymentsPort;
  readonly jobs: Jobs;
  readonly queueMail: QueueMail;
  readonly coupons: CouponDesk;
  readonly customers: CustomerDesk;
  readonly invoices: InvoiceDesk;
  readonly log: OrdersLog;
  /** Where the bank's page leads back to: `https://app.example.com`. */
  readonly origin: string;
  readonly findPersonById: (database: Queryable, userId: string) => Promise<OrderPerson | undefined>;
  /** The nationality of somebody's tax record; null where it has none. */
  readonly findNationality: (database: Queryable, userId: string) => Promise<string | null>;
  readonly hasAccount: (database: Queryable, email: string) => Promise<boolean>;
  /** Makes a company with its space, rows and owner where there is one. @returns false where its id is taken. */
  readonly makeCompany: (tx: Transaction, rows: CompanyRows, owner: OrderPerson | undefined) => Promise<boolean>;
  /** Whether a person may have a company migrated that they had added. */
  readonly judgeAdded: (
    tx: Transaction,
    companyId: string,
    userId: string,
  ) => Promise<'added' | 'unknown' | 'migrated' | 'dissolving'>;
  /** Makes of a company that was added one that is migrated. @returns false where it cannot be any more. */
  readonly migrateAdded: (tx: Transaction, rows: CompanyRows, ownerId: string) => Promise<boolean>;
  /** Seals the nine digits of an EIN for a company's row. Rule: SEA9. */
  readonly sealEin: (digits: string, companyId: string) => Promise<string>;
  /** What is bought for companies, which other modules keep. */
  readonly purchases: Purchases;
  /** Makes somebody the owner of a company. */
  readonly addOwner: (tx: Transaction, companyId: string, owner: OrderPerson) => Promise<void>;
};
