import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows, type RowOf} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {OwnAgreement} from './write-own.ts';

/** A company's founding paper, and the signatures that this device knows of. */
export type CompanyAgreement = OwnAgreement & {
  /** Of this very text; the newest where there are several. */
  readonly signed: RowOf<'agreements'> | null;
  /** Of texts that it had before, the newest first. */
  readonly earlier: readonly RowOf<'agreements'>[];
};

/** A company's founding paper from the rows of this device; its wording is fetched where it has one alone. Null where it has none. Rule: AGR1. */
export async function readAgreement(database: LocalDatabase, company: MyCompany): Promise<CompanyAgreement | null> {
  const [formations, partners, signatures] = await Promise.all([
    readRows(database, company.id, 'formations'),
    readRows(database, company.id, 'partners'),
    readRows(database, company.id, 'agreements'),
  ]);
  const formation = formations.find(({id}) => id === company.id);
  if (formation?.kind !== 'create') return null;
  const {writeOwn} = await import('./write-own.ts');
  const own = writeOwn({company, formation, partners});
  if (!own) return null;
  const newest = signatures.toSorted((left, right) => (left.signedAt < right.signedAt ? 1 : -1));
  return {
    ...own,
    signed: newest.find(({hash}) => hash === own.hash) ?? null,
    earlier: newest.filter(({hash}) => hash !== own.hash),
  };
}
