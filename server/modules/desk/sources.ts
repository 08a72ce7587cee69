import {sql, type SQL} from 'drizzle-orm';
import type {WorkKind} from '#contract/desk/work-kinds.ts';
import {boughtWork} from './bought-work.ts';
import {companyWork} from './company-work.ts';
import {disputeWork} from './dispute-work.ts';
import {documentWork} from './document-work.ts';
import {paymentWork} from './payment-work.ts';
import type {WorkSource} from './work-source.ts';

/** Every source of work. Another kind of work is one more line. Rule: DSK1. */
const sources: readonly WorkSource[] = [companyWork, documentWork, boughtWork, paymentWork, disputeWork];

/** All that waits, of one kind or of all, as one relation; see {@link WorkSource}. */
export function allWork(nowMs: number, kind: WorkKind | null): SQL {
  const asked = sources.filter(({kinds}) => kind === null || kinds.includes(kind));
  return sql.join(
    asked.map(({rows}) => rows(nowMs, kind)),
    sql` union all `,
  );
}
