import {Repeat} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {hasRight} from '#contract/teammates/rights.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useWhose} from '#src/data/another/use-another.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useSavedCards, type SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {AnothersSubscriptions} from './another/another-screen.tsx';
import {CardsPart} from './cards-part.tsx';
import {ChargeTable} from './charge-table.tsx';
import {readSubscriptions, type Subscription} from './read-subscriptions.ts';
import {EndingPart} from './ending-part.tsx';
import {InvoicesPart} from './invoices-part.tsx';
import {NextCharge} from './next-charge.tsx';
import {NoPlan} from './no-plan.tsx';
import {OwedNotes} from './owed-notes.tsx';
import {StatePart} from './state-part.tsx';
import type {es} from './text/es.ts';
import {UsagePart} from './usage-part.tsx';

/** What is paid by time: by the reader, or by whom the address asks for. Source: S2.04, S2.19, D10. */
export function SubscriptionsScreen() {
  const whose = useWhose();
  return whose === null ? <OwnSubscriptions /> : <AnothersSubscriptions key={whose} whose={whose} />;
}

/** What is paid for the companies of the reader, and what is charged next. Rules: SUB1 to SUB3. */
function OwnSubscriptions() {
  const text = useText<typeof es>('subscriptions');
  const database = useLocalDatabase();
  const {user} = useSession();
  const {all} = useCompany();
  const found = useLiveQuery(async () => (all ? readSubscriptions(database, all) : undefined), [database, all]);
  const owns = found?.some(({company}) => company.role === 'owner') === true && !user?.acting;
  const saved = useSavedCards(owns);
  const owned = (all ?? []).filter(({role}) => role === 'owner');
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page>
        <WithAside
          aside={
            found && found.length > 0 ? (
              <Stack gap={6}>
                <CardsPart saved={owns ? saved : null} />
                <InvoicesPart />
                <StatePart subscriptions={found} />
              </Stack>
            ) : null
          }
        >
          {found === undefined ? (
            <Skeleton height={200} />
          ) : (
            <Stack gap={6}>
              <Paid found={found} saved={saved} />
              {owned.length > 0 && !user?.acting ? <UsagePart owned={owned} found={found} /> : null}
            </Stack>
          )}
        </WithAside>
      </Page>
    </>
  );
}

function Paid({found, saved}: {readonly found: readonly Subscription[]; readonly saved: SavedCards}) {
  const text = useText<typeof es>('subscriptions');
  const language = useLanguage();
  const {all = []} = useCompany();
  const icon = <Repeat size={24} aria-hidden />;
  if (all.length > 0 && !all.some(({role}) => hasRight(role, 'billing')))
    return (
      <EmptyState title={text('notYours')} icon={icon}>
        {text('notYoursText')}
      </EmptyState>
    );
  if (all.length === 0)
    return (
      <EmptyState
        title={text('noCompany')}
        icon={icon}
        actions={<ButtonLink href={pathTo.addCompany(language)}>{text('begin')}</ButtonLink>}
      >
        {text('noCompanyText')}
      </EmptyState>
    );
  // Also of companies that were only added: they have no plan.
  if (found.every(({charges, ending}) => charges.length + ending.length === 0)) return <NoPlan />;
  return (
    <Stack gap={5}>
      <OwedNotes found={found} />
      <NextCharge found={found} saved={saved} />
      <Stack gap={3}>
        <SectionHead title={text('paid')} />
        {found.some(({charges}) => charges.length > 0) ? <ChargeTable subscriptions={found} /> : null}
        <EndingPart found={found} />
        <Text tone="muted" size="small">
          {text('keep')}
        </Text>
      </Stack>
    </Stack>
  );
}
