import type {Database} from '#server/db/database.ts';
import type {Coupons} from './coupons/read-coupons.ts';

/** What the catalogue's endpoints work with. */
export type CatalogueParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly coupons: Coupons;
};
