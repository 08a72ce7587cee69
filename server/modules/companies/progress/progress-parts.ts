import type {Language} from '#contract/account/rules.ts';
import type {openingPurposes} from '#contract/sealing/list-openings.ts';
import type {Database, Queryable, Transaction} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';

/** Somebody who is written to. */
export type Reader = {readonly email: string; readonly firstName: string; readonly language: Language};

/** A company's sealed EIN, who asks to see it, and what for. */
export type WantedEin = {
  readonly sealed: string;
  readonly companyId: string;
  readonly userId: string;
  readonly why: (typeof openingPurposes)[number];
};

/** What moving companies works with. */
export type ProgressParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly queueMail: QueueMail;
  /** Notes who opens a sealed EIN, then opens it; null where it does not open. */
  readonly openEin: (wanted: WantedEin) => Promise<string | null>;
  /** Charges nothing any more of what a company was to pay for by time. */
  readonly endCharges: (tx: Transaction, companyId: string) => Promise<void>;
  /** What it did not pay is owed again, as it was canceled by mistake. */
  readonly oweAgain: (tx: Transaction, companyId: string) => Promise<void>;
  /** Of people, who are another module's. */
  readonly findReader: (database: Queryable, userId: string) => Promise<Reader | undefined>;
};
