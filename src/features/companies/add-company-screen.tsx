import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {AddCompanyForm} from './parts/add-company-form.tsx';
import type {es} from './text/es.ts';

/** Adding a company that one already runs. Source: D28. */
export function AddCompanyScreen() {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  return (
    <>
      <PageHead title={text('addCompany')} lead={text('addLead')} />
      <Page width="narrow">
        <AddCompanyForm cancelHref={pathTo.dashboard(language)} />
      </Page>
    </>
  );
}
