import type {CompanyServiceRow} from '#contract/companies/company-service.ts';
import type {RenewalRow} from '#contract/renewals/renewal.ts';

/** Something that was bought for a company, by its row. */
export type BoughtThing =
  | {readonly kind: 'renewal'; readonly row: RenewalRow}
  | {readonly kind: 'service'; readonly row: CompanyServiceRow};

/** What became of it; null while it waits, or where nothing was bought. */
export type BoughtEnd = 'done' | 'returned';

/** Whether it is paid and not done yet. Rules: BUY9, BUY11. */
export function isWaiting(bought: BoughtThing): boolean {
  if (bought.kind === 'renewal') return bought.row.paidAt !== null && bought.row.filedOn === null;
  return bought.row.status === 'ordered' || bought.row.status === 'doing';
}

/** What became of something that was bought. Rules: BUY6, BUY12. */
export function endOf(bought: BoughtThing): BoughtEnd | null {
  if (isWaiting(bought)) return null;
  if (bought.kind === 'service') return bought.row.status === 'returned' ? 'returned' : 'done';
  if (bought.row.filedOn !== null) return 'done';
  return bought.row.returnedAt === null ? null : 'returned';
}
