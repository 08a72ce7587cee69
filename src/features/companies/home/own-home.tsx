import {Plus} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {useDeferredValue, useMemo, useState} from 'react';
import {pathTo} from '#src/routing/routing.ts';
import {useBooksEvent} from '#src/data/database/books.tsx';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {useKnownCards} from '#src/data/payments/use-known-cards.ts';
import {MoneyByMonth} from '#src/features/companies/parts/money-by-month.tsx';
import {UnfinishedDrafts} from '#src/features/companies/parts/unfinished-drafts.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {CompanyCard} from './company-card.tsx';
import {Dates} from './dates.tsx';
import {HomeWait} from './home-wait.tsx';
import {isRenewed} from './is-renewed.ts';
import {KeepSums} from './keep-sums.tsx';
import {Letters} from './letters.tsx';
import {listDates} from './list-dates.ts';
import {listTasks} from './list-tasks.ts';
import {Money} from './money.tsx';
import {hasBooks, lastHomeOf, readHome, type Home} from './read-home.ts';
import {Tasks} from './tasks.tsx';
import {rankCompanies} from './rank-companies.ts';
import {useUnpaid} from './use-unpaid.ts';

/** The home of whoever has companies: what waits for them, their companies, what falls due, and their money and unread mail beside it. */
export function OwnHome({companies, current}: {readonly companies: readonly MyCompany[]; readonly current: MyCompany}) {
  const database = useLocalDatabase();
  const home = useLiveQuery(
    async () => readHome(database, companies),
    [database, companies],
    lastHomeOf(database, companies),
  );
  const isKnown = useIsKnown(home);
  return (
    <>
      <KeepSums />
      <Page>{home && isKnown ? <Parts {...{home, companies, current}} /> : <HomeWait />}</Page>
    </>
  );
}

/** Nothing is shown before the books in front have been read once: what came later would move all that is below it. */
function useIsKnown(home: Home | undefined): boolean {
  const {current} = useCompany();
  const state = useBooksEvent()?.view.state;
  const [wasKnown, setKnown] = useState(false);
  const one = home?.companies.find(({company}) => company.id === current?.id);
  const isKnown = one !== undefined && (one.sums !== null || !hasBooks(one.company) || state === 'missing');
  if (isKnown && !wasKnown) setKnown(true);
  return wasKnown || isKnown;
}

/** As many as fill a large screen. */
const firstCount = 12;

type PartsProps = {readonly home: Home; readonly companies: readonly MyCompany[]; readonly current: MyCompany};

function Parts({home, companies, current}: PartsProps) {
  const text = useText<typeof es>('companies');
  const {today, now} = useFormat();
  const attentionCount = useSyncStatus()?.attentionCount ?? 0;
  const userId = useUserId();
  const unpaid = useUnpaid();
  // Asked once for all companies.
  const cards = useKnownCards(home.companies.some(isRenewed));
  // Empty books have no chart.
  const hasRows = home.companies.some(
    ({company, sums}) => company.id === current.id && sums !== null && sums.allCount > 0,
  );
  const day = today();
  const ranked = useMemo(() => rankCompanies(home.companies, day), [home.companies, day]);
  // What is in sight is drawn first, the rest of many right after.
  const drawn = useDeferredValue(ranked, ranked.slice(0, firstCount));
  const shown = drawn.map((one) => <CompanyCard key={one.company.id} one={one} cards={cards} />);
  return (
    <WithAside
      aside={
        <Stack gap={6}>
          <Money companies={home.companies} />
          <Letters companies={companies} />
        </Stack>
      }
      after={hasRows ? <MoneyByMonth company={current} /> : null}
    >
      <Stack gap={6}>
        <Tasks tasks={listTasks(home, {attentionCount, unpaid, cards, userId, today: today()})} />
        <section>
          <SectionHead title={text('companies')} count={home.companies.length} actions={<NewCompany />} />
          <Stack gap={2}>
            {home.companies.length > 1 ? <Columns>{shown}</Columns> : shown}
            <UnfinishedDrafts />
          </Stack>
        </section>
        <Dates dates={listDates(home.companies, {today: today(), nowMs: now()})} />
      </Stack>
    </WithAside>
  );
}

function NewCompany() {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  return (
    <ButtonLink look="quiet" icon={<Plus size={16} aria-hidden />} href={pathTo.addCompany(language)}>
      {text('newCompany')}
    </ButtonLink>
  );
}
