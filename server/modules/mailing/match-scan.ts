import {and, eq, isNull, or, sql} from 'drizzle-orm';
import {succeed} from '#contract/kernel/failure.ts';
import {matchScan as endpoint} from '#contract/mailing/match-scan.ts';
import {rankCompanies} from '#contract/mailing/rank-companies.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import {spaces} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import type {MailingParts} from './mailing-parts.ts';
import {companies, formations} from './table.ts';

/** Tells which companies with mailing a text may be for. Rule: MLG6. */
export const matchScan = implement(endpoint, async ({database}: MailingParts, {text}) => {
  const rows = await database
    .select({id: companies.id, name: companies.name, ein: formations.ein})
    .from(companies)
    .innerJoin(spaces, and(eq(spaces.id, companies.spaceId), sql`'mailing' = any(${spaces.services})`))
    .leftJoin(formations, eq(formations.spaceId, companies.spaceId))
    .where(and(eq(companies.deleted, false), or(isNull(formations.deleted), eq(formations.deleted, false))));
  const targets = rows.map(({id, name, ein}) => ({id, name, einEnding: ein === null ? null : endingOf(ein)}));
  const matches = rankCompanies(text, targets).map((match) => ({...match, reasons: [...match.reasons]}));
  return succeed({matches});
});

/** Of a sealed EIN only its end may be read. */
function endingOf(ein: string): string | null {
  return /\d{4}$/.exec(readSealed(ein)?.mask ?? '')?.[0] ?? null;
}
