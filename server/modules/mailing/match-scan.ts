import {and, eq, isNull, or, sql} from 'drizzle-orm';
import {succeed} from '#contract/kernel/failure.ts';
import {matchScan as endpoint} from '#contract/mailing/match-scan.ts';
import {rankCompanies, wordsOfPostalCodes, type ScanTarget} from '#contract/mailing/rank-companies.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import type {Queryable} from '#server/db/database.ts';
import {spaces} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import type {MailingParts} from './mailing-parts.ts';
import {companies, formations, partners} from './table.ts';

/** Tells which companies with mailing a text may be for. Rule: MLG6. */
export const matchScan = implement(endpoint, async ({database}: MailingParts, {text}) => {
  const rows = await database
    .select({id: companies.id, name: companies.name, ein: formations.ein})
    .from(companies)
    .innerJoin(spaces, and(eq(spaces.id, companies.spaceId), sql`'mailing' = any(${spaces.services})`))
    .leftJoin(formations, eq(formations.spaceId, companies.spaceId))
    .where(and(eq(companies.deleted, false), or(isNull(formations.deleted), eq(formations.deleted, false))));
  const addresses = await readAddresses(database, wordsOfPostalCodes(text));
  const targets = rows.map(({id, name, ein}) => {
    return {id, name, einEnding: ein === null ? null : endingOf(ein), addresses: addresses.get(id) ?? []};
  });
  const matches = rankCompanies(text, targets);
  const told = await readWhatTells(
    database,
    matches.map(({id}) => id),
  );
  return succeed({
    matches: matches.map(({id, name, reasons}) => ({id, name, reasons: [...reasons], ...(told.get(id) ?? nothing)})),
  });
});

/** Of a sealed EIN only its end may be read. */
function endingOf(ein: string): string | null {
  return /\d{4}$/.exec(readSealed(ein)?.mask ?? '')?.[0] ?? null;
}

/** The addresses of companies' people of whose postal code a word stands in the text, by company: of thousands these are few. */
async function readAddresses(database: Queryable, words: readonly string[]) {
  const found = new Map<string, ScanTarget['addresses'][number][]>();
  if (words.length === 0) return found;
  const own = sql`string_to_array(regexp_replace(lower(${partners.postalCode}), '[^a-z0-9]+', ' ', 'g'), ' ')`;
  const rows = await database
    .select({companyId: partners.spaceId, line1: partners.line1, postalCode: partners.postalCode})
    .from(partners)
    .where(
      and(
        eq(partners.deleted, false),
        // As a set and not as an array: a letter full of numbers is not gone through for each partner.
        sql`exists (select from unnest(${own}) as own(word) where own.word in (select unnest(${sql.param([...words])}::text[])))`,
      ),
    );
  for (const {companyId, ...address} of rows) found.set(companyId, [...(found.get(companyId) ?? []), address]);
  return found;
}

const nothing = {state: null, owner: null, orderNumber: null};

type Telling = {readonly state: string | null; readonly owner: string | null; readonly orderNumber: string | null};

/** What tells companies of one name apart. */
async function readWhatTells(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Telling>> {
  if (ids.length === 0) return new Map();
  const {rows} = await database.execute<Telling & {id: string}>(
    sql`select space_id as id, state, owner_name as owner, order_number as "orderNumber" from desk_companies
      where space_id = any(${sql.param([...ids])}::uuid[])`,
  );
  return new Map(rows.map(({id, ...telling}) => [id, telling]));
}
