import type {OrderPrice} from '#contract/catalogue/price-order.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {
  PaidPurchase,
  PurchaseKind,
  purchaseRefusals,
  WantedPurchase,
  WishOf,
} from '#contract/purchases/purchase.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';

/** What a purchase costs: its lines, their sum, and what is taken again one day. US cents. */
export type PurchasePrice = Pick<OrderPrice, 'lines' | 'todayCents' | 'renewals'>;

/** Why something is not to be had, whoever asks. */
type Refusal = Pick<typeof purchaseRefusals, 'not-found' | 'conflict'>;

/**
 * What one kind of purchase is to the company; the module that keeps its rows says it. Both are asked while the company's space is locked.
 * Rules: BUY3 to BUY5.
 */
export type PurchaseDesk<Kind extends PurchaseKind> = {
  /** Whether owners alone buy it; the owner and a manager where it is not given. Rules: BUY2, DIS2. */
  readonly isForOwners?: true;
  /** Nothing else of the company may be being paid meanwhile. Rule: DIS4. */
  readonly isAlone?: true;
  /** Whether it is to be had now, and what it costs. */
  readonly judge: (tx: Transaction, wanted: WantedPurchase<Kind>) => Promise<Outcome<PurchasePrice, Refusal>>;
  /** Whether two wishes cannot both be paid, such as for the same period. */
  readonly collides: (one: WishOf<Kind>, other: WishOf<Kind>) => boolean;
  /** Writes into the company's rows that it is paid. @returns false where it is done with already: then the money goes back. */
  readonly begin: (tx: Transaction, paid: PaidPurchase<Kind>) => Promise<boolean>;
  /** Where its person sees what becomes of it, below the language's folder. */
  readonly pathOf: (companyId: string) => string;
};

/** Every kind's desk, and what is known of companies. */
export type Purchases = {
  readonly desks: {readonly [Kind in PurchaseKind]: PurchaseDesk<Kind>};
  /** The person's part in a company now; undefined for a stranger. */
  readonly findRole: (database: Queryable, companyId: string, userId: string) => Promise<SpaceRole | undefined>;
  readonly findCompanyName: (database: Queryable, companyId: string) => Promise<string | undefined>;
};
