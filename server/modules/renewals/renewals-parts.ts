import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Database, Queryable} from '#server/db/database.ts';

/** What the renewals module works with. */
export type RenewalsParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The person's part in a company now; undefined for a stranger. */
  readonly findRole: (database: Queryable, companyId: string, userId: string) => Promise<SpaceRole | undefined>;
  /** The companies a person has a part in. */
  readonly findCompanyIds: (database: Queryable, userId: string) => Promise<string[]>;
};
