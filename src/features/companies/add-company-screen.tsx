import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {AddCompanyForm} from './parts/add-company-form.tsx';
import {Beginnings} from './parts/beginnings.tsx';
import {UnfinishedDrafts} from './parts/unfinished-drafts.tsx';
import type {es} from './text/es.ts';

/** One more company: one that was begun, a new one, or one that already runs, for its books alone. Source: S2.12, D28. */
export function AddCompanyScreen() {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  return (
    <>
      <PageHead title={text('addCompany')} lead={text('addLead')} />
      <Page width="narrow">
        <Stack gap={6}>
          <UnfinishedDrafts hasHeading />
          <Beginnings />
          <Stack gap={4}>
            <SectionHead title={text('booksOnly')} />
            <Text tone="muted">{text('booksOnlyText')}</Text>
            <AddCompanyForm cancelHref={pathTo.dashboard(language)} />
          </Stack>
        </Stack>
      </Page>
    </>
  );
}
