import {Building2} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {useAddressCompany} from '#src/data/database/use-address-company.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {DissolutionPage} from './dissolution-page.tsx';
import {readDissolutionPage} from './read-dissolution-page.ts';
import type {es} from './text/es.ts';

/** The end of the company in the address: what it means, what is to be settled, what it costs, and how far it is. Source: S4.06. */
export function DissolutionScreen() {
  const company = useAddressCompany();
  if (company === undefined) return <Waiting />;
  return company ? <OwnDissolution key={company.id} company={company} /> : <Missing />;
}

function OwnDissolution({company}: {readonly company: MyCompany}) {
  const database = useLocalDatabase();
  const userId = useUserId();
  const facts = useLiveQuery(
    async () => readDissolutionPage(database, {company, userId, nowMs: Date.now()}),
    [database, company, userId],
  );
  return facts ? <DissolutionPage facts={facts} /> : <Waiting />;
}

function Waiting() {
  const text = useText<typeof es>('dissolution');
  return (
    <>
      <PageHead title={text('title')} />
      <Page>
        <Stack gap={5}>
          <Skeleton height={64} />
          <Skeleton height={180} />
          <Skeleton height={240} />
        </Stack>
      </Page>
    </>
  );
}

function Missing() {
  const text = useText<typeof es>('dissolution');
  const language = useLanguage();
  return (
    <EmptyState
      isPage
      icon={<Building2 size={20} aria-hidden />}
      title={text('missingTitle')}
      actions={
        <ButtonLink size="large" href={pathTo.dashboard(language)}>
          {text('back')}
        </ButtonLink>
      }
    >
      {text('missingText')}
    </EmptyState>
  );
}
