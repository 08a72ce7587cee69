import {eq} from 'drizzle-orm';
import {isCountry} from '#contract/catalogue/is-country.ts';
import * as endpoints from '#contract/account/tax-record.ts';
import {succeed} from '#contract/kernel/failure.ts';
import type {Queryable} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {taxRecords} from '#server/modules/account/table.ts';
import {toInstant} from '#server/db/database.ts';

/** Somebody's tax record; undefined where nothing was kept. Rule: ACC26. */
export async function findTaxRecord(database: Queryable, userId: string): Promise<endpoints.TaxRecord | undefined> {
  const [found] = await database.select().from(taxRecords).where(eq(taxRecords.userId, userId));
  return found;
}

/** Keeps the caller's tax record. Rule: ACC26. */
export const saveTaxRecord = implement(
  endpoints.saveTaxRecord,
  async ({database, now}: AccountParts, given, {session: {userId}}) => {
    const countriesWorkedFrom = [...new Set(given.countriesWorkedFrom)];
    const record = {...given, countriesWorkedFrom, updatedAt: toInstant(now())};
    await database
      .insert(taxRecords)
      .values({...record, userId})
      .onConflictDoUpdate({target: taxRecords.userId, set: record});
    return succeed(record);
  },
);

/** The caller's tax record; null where nothing was kept. Rule: ACC26. */
export const readTaxRecord = implement(
  endpoints.readTaxRecord,
  async ({database}: AccountParts, _input, {session: {userId}}) => {
    return succeed((await findTaxRecord(database, userId)) ?? null);
  },
);

/** The country to begin with. Rule: ACC26. */
export const readTaxCountry = implement(
  endpoints.readTaxCountry,
  async ({database, countryHeader}: AccountParts, _input, {request, session: {userId}}) => {
    const kept = (await findTaxRecord(database, userId))?.taxResidenceCountry;
    const told = countryHeader === undefined ? undefined : request.headers[countryHeader];
    const country = kept ?? (typeof told === 'string' ? told.trim().toUpperCase() : '');
    return succeed({country: isCountry(country) ? country : null});
  },
);
