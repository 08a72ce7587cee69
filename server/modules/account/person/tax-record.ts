import {eq} from 'drizzle-orm';
import {isCountry} from '#contract/catalogue/is-country.ts';
import * as endpoints from '#contract/account/tax-record.ts';
import {succeed} from '#contract/kernel/failure.ts';
import type {Queryable} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {taxRecords} from '#server/modules/account/table.ts';
import {toInstant} from '#server/db/database.ts';

/** A tax record less its number, which nobody but its person is told. */
type KnownOfTaxRecord = Omit<endpoints.TaxRecord, 'countryTaxId'>;

/** What somebody's tax record says beside its number; undefined where nothing was kept. Rules: ACC26, SEA11. */
export async function findTaxRecord(database: Queryable, userId: string): Promise<KnownOfTaxRecord | undefined> {
  const {taxResidenceCountry, nationality, countriesWorkedFrom} = taxRecords;
  const [found] = await database
    .select({taxResidenceCountry, nationality, countriesWorkedFrom})
    .from(taxRecords)
    .where(eq(taxRecords.userId, userId));
  return found;
}

/** Keeps the caller's tax record. Rules: ACC26, SEA11. */
export const saveTaxRecord = implement(
  endpoints.saveTaxRecord,
  async ({database, now, taxIds}: AccountParts, given, {session: {userId}}) => {
    const {countryTaxId, ...known} = {...given, countriesWorkedFrom: [...new Set(given.countriesWorkedFrom)]};
    const sealedTaxId = countryTaxId === null ? null : await taxIds.seal(countryTaxId, userId);
    const record = {...known, sealedTaxId, updatedAt: toInstant(now())};
    await database
      .insert(taxRecords)
      .values({...record, userId})
      .onConflictDoUpdate({target: taxRecords.userId, set: record});
    return succeed({...known, countryTaxId});
  },
);

/** The caller's tax record; null where nothing was kept. No note is made: nobody else can come here, not even an admin who acts as them. Rules: ACC26, SEA11. */
export const readTaxRecord = implement(
  endpoints.readTaxRecord,
  async ({database, taxIds}: AccountParts, _input, {session: {userId}}) => {
    const [found] = await database.select().from(taxRecords).where(eq(taxRecords.userId, userId));
    if (!found) return succeed(null);
    const {sealedTaxId, ...known} = found;
    const countryTaxId = sealedTaxId === null ? null : await taxIds.open(sealedTaxId, userId);
    return succeed({...known, countryTaxId});
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
