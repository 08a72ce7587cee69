import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {CompanyOwner} from './company-owner.tsx';
import type {words} from './text/words.ts';
import type {PanelCompany} from './panel-company.ts';

/** Whose a company is that came by no order. */
export function OwnerFacts({company: {owner}}: {readonly company: PanelCompany}) {
  const text = useText<typeof words>('admin/companies');
  const admin = useText<typeof adminWords>('admin');
  return (
    <Facts
      facts={[
        {name: admin('owner'), value: <CompanyOwner owner={owner} />},
        {name: admin('order'), value: text('added')},
      ]}
    />
  );
}
