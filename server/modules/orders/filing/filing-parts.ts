import type {SignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import type {DisputeFacts} from '#contract/payments/dispute.ts';
import type {openingReasons} from '#contract/sealing/list-openings.ts';
import type {Queryable} from '#server/db/database.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';

/** A sealed number that an admin wants opened, and for what. */
export type WantedNumber = {
  readonly sealed: string;
  readonly spaceId: string;
  readonly rowId: string;
  readonly field: string;
  readonly adminId: string;
  readonly why: (typeof openingReasons)[number];
};

/** What filing orders works with. */
export type FilingParts = Pick<OrdersParts, 'database' | 'findPersonById'> & {
  /** Notes who opens a number, then opens it; null where it does not open. */
  readonly openSealed: (wanted: WantedNumber) => Promise<string | null>;
  /** What is disputed of an order and of what its company has paid since. */
  readonly listDisputes: (
    database: Queryable,
    order: {readonly id: string; readonly companyId: string | null},
  ) => Promise<readonly DisputeFacts[]>;
  /** What was signed for a company, which is the agreements'. */
  readonly listSigned: (companyId: string) => Promise<{isWanted: boolean; signed: SignedAgreement[]}>;
};
