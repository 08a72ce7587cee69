import {useEffect, type ReactNode} from 'react';
import {servicesOf} from '#contract/policy/services.ts';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {useParams} from '#src/routing/routing.ts';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {CryptoCompany} from './crypto-company.tsx';
import {LeftCompany} from './left-company.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Makes the company of the address the current one, and shows its screen once it is. */
export function WithCompany({children}: {readonly children: (company: MyCompany) => ReactNode}) {
  const text = useBooksText();
  const {companyId} = useParams();
  const {all, current, leftIds, choose} = useCompany();
  const isKnown = all?.some((company) => company.id === companyId) ?? false;
  useEffect(() => {
    if (isKnown && companyId !== undefined && current?.id !== companyId) choose(companyId);
  }, [isKnown, companyId, current, choose]);
  if (!all) return null;
  if (!isKnown && leftIds.some((id) => id === companyId)) return <LeftCompany />;
  if (!isKnown) {
    return (
      <EmptyState isPage title={text('missingTitle')}>
        {text('missingText')}
      </EmptyState>
    );
  }
  if (!current || current.id !== companyId) return null;
  if (!servicesOf({kind: 'company', type: current.type}).includes('accounting')) return <CryptoCompany />;
  return children(current);
}
