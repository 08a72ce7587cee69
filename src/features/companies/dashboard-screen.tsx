import {useState} from 'react';
import {useCompany} from '#src/data/database/company.tsx';
import {useSession} from '#src/data/session/use-session.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {greetingFor} from './greeting.ts';
import {AddCompanyForm} from './parts/add-company-form.tsx';
import {FirstPullWait} from './parts/first-pull-wait.tsx';
import {BooksFacts} from './parts/books-facts.tsx';
import {CompanyFacts} from './parts/company-facts.tsx';
import {MoneyByMonth} from './parts/money-by-month.tsx';
import {RecentTransactions} from './parts/recent-transactions.tsx';
import {NeedsYou} from './parts/needs-you.tsx';
import type {es} from './text/es.ts';

/** A person's home: what waits for them first, then their company. Renders from this device at once. */
export function DashboardScreen() {
  const text = useText<typeof es>('companies');
  const {user} = useSession();
  const {current, firstPull} = useCompany();
  // The hour one came at; a page left open keeps its greeting.
  const [hour] = useState(() => new Date().getHours());
  const greeting = text(greetingFor(hour), {name: user?.firstName ?? ''});
  if (firstPull === 'reading') return <PageHead title={greeting} />;
  if (firstPull !== 'done')
    return (
      <>
        <PageHead title={greeting} />
        <Page>
          <FirstPullWait isMissing={firstPull === 'missing'} />
        </Page>
      </>
    );
  if (current === null)
    return (
      <>
        <PageHead title={greeting} lead={text('emptyText')} />
        <Page width="narrow">
          <AddCompanyForm />
        </Page>
      </>
    );
  return (
    <>
      <PageHead title={greeting} />
      <Page>
        <WithAside
          aside={
            <Stack gap={5}>
              <BooksFacts />
              <CompanyFacts company={current} />
            </Stack>
          }
        >
          <Stack gap={6}>
            <NeedsYou company={current} />
            <RecentTransactions company={current} />
            <MoneyByMonth company={current} />
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}
