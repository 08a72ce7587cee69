import {eq} from 'drizzle-orm';
import {isCountry} from '#contract/catalogue/is-country.ts';
import type {TaxRecord} from '#contract/account/tax-record.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Queryable} from '#server/db/database.ts';
import type {SignedInCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {taxRecords} from '#server/modules/account/table.ts';

async function findRecord(database: Queryable, userId: string): Promise<TaxRecord | undefined> {
  const [found] = await database.select().from(taxRecords).where(eq(taxRecords.userId, userId));
  return found;
}

/** Keeps the caller's tax record. Rule: ACC26. */
export async function saveTaxRecord(
  {database, now}: AccountParts,
  given: TaxRecord,
  {session: {userId}}: SignedInCall,
): Promise<Outcome<TaxRecord, never>> {
  const countriesWorkedFrom = [...new Set(given.countriesWorkedFrom)];
  const record = {...given, countriesWorkedFrom, updatedAt: new Date(now()).toISOString()};
  await database
    .insert(taxRecords)
    .values({...record, userId})
    .onConflictDoUpdate({target: taxRecords.userId, set: record});
  return succeed(record);
}

/** The caller's tax record; null where nothing was kept. Rule: ACC26. */
export async function readTaxRecord(
  {database}: AccountParts,
  _input: object,
  {session: {userId}}: SignedInCall,
): Promise<Outcome<TaxRecord | null, never>> {
  return succeed((await findRecord(database, userId)) ?? null);
}

/** The country to begin with. Rule: ACC26. */
export async function readTaxCountry(
  {database, countryHeader}: AccountParts,
  _input: object,
  {request, session: {userId}}: SignedInCall,
): Promise<Outcome<{country: string | null}, never>> {
  const kept = (await findRecord(database, userId))?.taxResidenceCountry;
  const told = countryHeader === undefined ? undefined : request.headers[countryHeader];
  const country = kept ?? (typeof told === 'string' ? told.trim().toUpperCase() : '');
  return succeed({country: isCountry(country) ? country : null});
}
