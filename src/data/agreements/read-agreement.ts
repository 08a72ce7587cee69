import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOf, type RowOf, type RowsOf} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {OwnAgreement} from './write-own.ts';

/** A company's founding paper, and the signatures that this device knows of. */
export type CompanyAgreement = OwnAgreement & {
  /** Of this very text; the newest where there are several. */
  readonly signed: RowOf<'agreements'> | null;
  /** Of texts that it had before, the newest first. */
  readonly earlier: readonly RowOf<'agreements'>[];
};

/** The tables from which a company's founding paper is written. */
export const agreementTables = ['formations', 'partners', 'agreements'] as const;

/** A company's founding paper from the rows of this device. Null where it has none. */
export async function readAgreement(database: LocalDatabase, company: MyCompany): Promise<CompanyAgreement | null> {
  return toAgreement(company, await readRowsOf(database, company.id, agreementTables));
}

/** A company's founding paper from its rows; its wording is fetched where it has one alone. Null where it has none. Rule: AGR1. */
export async function toAgreement(
  company: MyCompany,
  {formations, partners, agreements}: RowsOf<(typeof agreementTables)[number]>,
): Promise<CompanyAgreement | null> {
  const formation = formations.find(({id}) => id === company.id);
  if (formation?.kind !== 'create') return null;
  const {writeOwn} = await import('./write-own.ts');
  const own = writeOwn({company, formation, partners});
  if (!own) return null;
  const newest = agreements.toSorted((left, right) => (left.signedAt < right.signedAt ? 1 : -1));
  return {
    ...own,
    signed: newest.find(({hash}) => hash === own.hash) ?? null,
    earlier: newest.filter(({hash}) => hash !== own.hash),
  };
}
