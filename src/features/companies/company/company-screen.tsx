import {Building2} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {readScreenEarly, type MyCompany} from '#src/data/database/company.tsx';
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
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {CompanyPage} from './company-page.tsx';
import {lastFactsOf, readCompanyFacts} from './read-company.ts';
import type {words} from './text/words.ts';

/** Has the company of the address read while the page is still being put together. */
export async function prepare(_search: URLSearchParams, path: string): Promise<void> {
  await readScreenEarly(async (database, all) => {
    const company = all.find(({id}) => path.split('/').includes(id));
    if (company) await readCompanyFacts(database, company, Date.now());
  });
}

/** The company in the address: how far it is, its papers, what was bought for it, and its facts; all from this device. Source: S2.04, S2.18. */
export function CompanyScreen() {
  const company = useAddressCompany();
  if (company === undefined) return <Waiting />;
  return company ? <OwnCompany key={company.id} company={company} /> : <Missing />;
}

function OwnCompany({company}: {readonly company: MyCompany}) {
  const database = useLocalDatabase();
  const facts = useLiveQuery(
    async () => readCompanyFacts(database, company, Date.now()),
    [database, company],
    lastFactsOf(database, company),
  );
  return facts ? <CompanyPage facts={facts} /> : <Waiting name={company.name} />;
}

function Waiting({name}: {readonly name?: string}) {
  const text = useText<typeof words>('companies/company');
  return (
    <>
      <PageHead title={name ?? text('title')} />
      <Page>
        <WithAside aside={<Skeleton height={200} />}>
          <Stack gap={3}>
            {['one', 'two', 'three', 'four'].map((id) => (
              <Skeleton key={id} height={44} />
            ))}
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}

function Missing() {
  const text = useText<typeof words>('companies/company');
  const language = useLanguage();
  return (
    <EmptyState
      isPage
      icon={<Building2 size={20} aria-hidden />}
      title={text('missingTitle')}
      actions={<ButtonLink href={pathTo.dashboard(language)}>{text('home')}</ButtonLink>}
    >
      {text('missingText')}
    </EmptyState>
  );
}
