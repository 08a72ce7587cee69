import {sql, type SQL} from 'drizzle-orm';
import type {WorkKind} from '#contract/desk/work-kinds.ts';
import {literal} from '#server/db/literal.ts';
import {boughtWork} from './bought-work.ts';
import {companyWork} from './company-work.ts';
import {disputeWork} from './dispute-work.ts';
import {documentWork} from './document-work.ts';
import {paperWork} from './paper-work.ts';
import {paymentWork} from './payment-work.ts';
import {refusedWork} from './refused-work.ts';
import {scanWork} from './scan-work.ts';
import type {WorkSource} from './work-source.ts';

/** Every source of work. Another kind of work is one more line. Rule: DSK1. */
const sources: readonly WorkSource[] = [
  companyWork,
  documentWork,
  paperWork,
  scanWork,
  boughtWork,
  paymentWork,
  refusedWork,
  disputeWork,
];

/** What else there is to know of a piece of `work`, by its kind; null of most. */
export const aboutWork: SQL = sql`case ${sql.join(
  sources.flatMap(({kinds, about}) =>
    about ? kinds.map((kind) => sql`when work.kind = ${literal(kind)} then (${about})`) : [],
  ),
  sql` `,
)} end`;

/** All that waits, of one kind or of all, as one relation; see {@link WorkSource}. */
export function allWork(nowMs: number, kind: WorkKind | null): SQL {
  const asked = sources.filter(({kinds}) => kind === null || kinds.includes(kind));
  return sql.join(
    asked.map(({rows}) => rows(nowMs, kind)),
    sql` union all `,
  );
}
