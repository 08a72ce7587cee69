import {useEffect, useMemo, useState} from 'react';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import type {OwnAgreement} from './write-own.ts';

/** A company's founding paper, and the signatures that this device knows of. */
export type CompanyAgreement = OwnAgreement & {
  /** Of this very text; the newest where there are several. */
  readonly signed: RowOf<'agreements'> | null;
  /** Of texts that it had before, the newest first. */
  readonly earlier: readonly RowOf<'agreements'>[];
};

/**
 * The founding paper of a company, from the rows of this device: also offline. Its wording is fetched where the company has one alone.
 *
 * @returns undefined while it is read, null where the company has none. Rule: AGR1.
 */
export function useAgreement(company: MyCompany): CompanyAgreement | null | undefined {
  const formations = useRows('formations', company.id);
  const partners = useRows('partners', company.id);
  const signatures = useRows('agreements', company.id);
  const formation = formations?.find(({id}) => id === company.id);
  const isOurs = formation?.kind === 'create';
  const rows = useMemo(
    () => (isOurs && partners ? {company, formation, partners} : null),
    [isOurs, company, formation, partners],
  );
  const [written, setWritten] = useState<{rows: typeof rows; own: OwnAgreement | null}>();
  useEffect(() => {
    if (!rows) return undefined;
    let isCurrent = true;
    import('./write-own.ts')
      .then(({writeOwn}) => {
        if (isCurrent) setWritten({rows, own: writeOwn(rows)});
      })
      .catch((error: unknown) => {
        if (isCurrent) reportError(error);
      });
    return () => {
      isCurrent = false;
    };
  }, [rows]);
  if (!formations || !partners || !signatures) return undefined;
  if (!isOurs) return null;
  // What was written from older rows stays until the next is there.
  if (!written) return undefined;
  if (!written.own) return null;
  const newest = signatures.toSorted((left, right) => (left.signedAt < right.signedAt ? 1 : -1));
  const {own} = written;
  return {
    ...own,
    signed: newest.find(({hash}) => hash === own.hash) ?? null,
    earlier: newest.filter(({hash}) => hash !== own.hash),
  };
}
