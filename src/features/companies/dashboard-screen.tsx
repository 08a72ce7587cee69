import {nameState} from '#src/data/states/name-state.ts';
import {useState} from 'react';
import {CloudOff} from 'lucide-react';
import {useAgreement} from '#src/data/agreements/use-agreement.ts';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {useSession} from '#src/data/session/use-session.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {greetingFor} from './greeting.ts';
import {Beginnings} from '#src/features/companies/parts/beginnings.tsx';
import {UnfinishedDrafts} from '#src/features/companies/parts/unfinished-drafts.tsx';
import {AddCompanyForm} from '#src/features/companies/parts/add-company-form.tsx';
import {FormationStart} from '#src/features/companies/parts/formation-start.tsx';
import {MoneyByMonth} from '#src/features/companies/parts/money-by-month.tsx';
import {RecentTransactions} from '#src/features/companies/parts/recent-transactions.tsx';
import {useRenewalFact} from '#src/features/companies/parts/use-renewal-fact.tsx';
import {NeedsYou} from '#src/features/companies/parts/needs-you.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {pathTo} from '#src/routing/routing.ts';
import {useBooksEvent} from '#src/data/database/books.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';

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
        <PageHead title={greeting} lead={text('beginLead')} />
        <Page width="narrow">
          <Stack gap={6}>
            <UnfinishedDrafts />
            <Beginnings />
            <Stack gap={4}>
              <SectionHead title={text('booksOnly')} />
              <Text tone="muted">{text('emptyText')}</Text>
              <AddCompanyForm />
            </Stack>
          </Stack>
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
            <FormationStart company={current} />
            <UnfinishedDrafts />
            <NeedsYou company={current} />
            <RecentTransactions company={current} />
            <MoneyByMonth company={current} />
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}

/** What is known of the current company. */
function CompanyFacts({company}: {company: MyCompany}) {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const kind = useAgreement(company)?.document.kind;
  const renewal = useRenewalFact(company);
  const paper = kind && <Link href={pathTo.agreement(language, company.id)}>{text(`document.${kind}`)}</Link>;
  return (
    <Card>
      <Stack gap={3}>
        <SectionHead title={company.name} />
        <Facts
          facts={[
            {name: text('type'), value: company.type},
            ...(company.state === null ? [] : [{name: text('state'), value: nameState(language, company.state)}]),
            {name: text('role'), value: text(`role.${company.role}`)},
            ...renewal,
            ...(paper ? [{name: text('document'), value: paper}] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** How large the books are, and the way to them. */
function BooksFacts() {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const language = useLanguage();
  const {current} = useCompany();
  const view = useBooksEvent()?.view;
  if (current === null) return null;
  return (
    <Card>
      <Stack gap={3}>
        <SectionHead title={text('books')} />
        <Text size="figure">{view?.state === 'ready' ? format.number(view.allCount) : '–'}</Text>
        <Text tone="muted" size="small">
          {view?.state === 'ready'
            ? text('booksCount', {count: view.allCount})
            : text(view?.state === 'missing' ? 'missing' : 'booksLoading')}
        </Text>
        <ButtonLink isWide href={pathTo.books(language, current.id)}>
          {text('openBooks')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** Before anything of the person is on this device: on its way, or out of reach. Never the beginning of somebody who has nothing. */
function FirstPullWait({isMissing}: {isMissing: boolean}) {
  const text = useText<typeof es>('companies');
  if (isMissing)
    return (
      <EmptyState isPage icon={<CloudOff size={20} aria-hidden />} title={text('missing')}>
        <p>{text('missingText')}</p>
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <div role="status">
        <Text>{text('pulling')}</Text>
        <Text tone="muted" size="small">
          {text('pullingText')}
        </Text>
      </div>
      {['needs-you', 'recent'].map((part) => (
        <Stack key={part} gap={3}>
          <Skeleton width="30%" height={20} />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </Stack>
      ))}
    </Stack>
  );
}
