import {CalendarCheck} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {ReactNode} from 'react';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useAddressCompany} from '#src/data/database/use-address-company.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {readRenewalPage} from './read-renewal-page.ts';
import {RenewalPage} from './renewal-page.tsx';
import type {es} from './text/es.ts';

/** What the company in the address owes its state, and what was done about it; all of it from this device. Source: S4.05. */
export function RenewalScreen() {
  const text = useText<typeof es>('renewals');
  const company = useAddressCompany();
  if (company === undefined) return <Waiting />;
  return company ? (
    <OwnRenewal key={company.id} company={company} />
  ) : (
    <Nothing title={text('missingTitle')}>{text('missingText')}</Nothing>
  );
}

function OwnRenewal({company}: {readonly company: MyCompany}) {
  const text = useText<typeof es>('renewals');
  const database = useLocalDatabase();
  const known = useLiveQuery(async () => readRenewalPage(database, company, Date.now()), [database, company]);
  if (known === undefined) return <Waiting />;
  const {renewals} = known;
  return renewals ? (
    <RenewalPage company={company} known={{...known, renewals}} />
  ) : (
    <Nothing title={text('noneTitle')}>{text('noneText')}</Nothing>
  );
}

function Waiting() {
  const text = useText<typeof es>('renewals');
  return (
    <>
      <PageHead title={text('title')} />
      <Page>
        <Stack gap={5}>
          <Skeleton height={64} />
          <Skeleton height={180} />
          <Skeleton height={120} />
        </Stack>
      </Page>
    </>
  );
}

/** Says why there are no renewals here. */
function Nothing({title, children}: {readonly title: string; readonly children: ReactNode}) {
  const text = useText<typeof es>('renewals');
  const language = useLanguage();
  return (
    <EmptyState
      isPage
      icon={<CalendarCheck size={20} aria-hidden />}
      title={title}
      actions={
        <ButtonLink size="large" href={pathTo.dashboard(language)}>
          {text('back')}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
