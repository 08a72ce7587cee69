import {useState} from 'react';
import {FlaskConical, Plus, UserRound} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {setDefaultCard} from '#contract/payments/set-default-card.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useWhose} from '#src/data/another/use-another.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {sayCard} from '#src/data/payments/say-card.ts';
import {useSavedCards} from '#src/data/payments/use-saved-cards.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useProvider} from '#src/features/checkout/card/use-provider.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {AnothersCards} from './another-cards-screen.tsx';
import {AddCard} from './add-card.tsx';
import {CardsPart} from './cards-part.tsx';
import type {AddedCard} from './judge-cards.ts';
import {OwedPart} from './owed-part.tsx';
import {readOwed} from './read-owed.ts';
import {readRenewals} from './read-renewals.ts';
import {RenewalsAside} from './renewals-aside.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import {UpgradePart} from './upgrade-part.tsx';
import {useAdding} from './use-adding.ts';
import {useWantedUpgrade} from './use-wanted-upgrade.ts';

/** One's own saved cards: adding, preferring and removing them; or those of whom the address asks for, to be read. Source: S2.04, S2.19, D10. */
export function CardsScreen() {
  const {user} = useSession();
  const whose = useWhose();
  if (whose !== null) return <AnothersCards key={whose} whose={whose} />;
  return user?.acting ? <NotShown /> : <OwnCards />;
}

/** Whoever acts for another neither sees nor changes their cards. Source: D10. */
function NotShown() {
  const text = useText<typeof es>('checkout');
  return (
    <>
      <PageHead title={text('cards.title')} />
      <Page>
        <EmptyState title={text('cards.actingTitle')} icon={<UserRound size={24} aria-hidden />}>
          {text('cards.actingText')}
        </EmptyState>
      </Page>
    </>
  );
}

function OwnCards() {
  const text = useText<typeof es>('checkout');
  const isOnline = useOnline();
  const saved = useSavedCards(true);
  const provider = useProvider();
  const database = useLocalDatabase();
  const {all} = useCompany();
  const renewals = useLiveQuery(async () => readRenewals(database, all ?? []), [database, all]) ?? [];
  const owed = useLiveQuery(async () => readOwed(database, all ?? []), [database, all]) ?? [];
  const upgrade = useWantedUpgrade();
  const [adding, setAdding] = useAdding(provider !== null);
  const [wasAdding, setWasAdding] = useState(false);
  const close = () => {
    setAdding(null);
    setWasAdding(true);
  };
  const finish = async (added: AddedCard | null) => {
    const replaced = adding?.replaced ?? null;
    close();
    const card = added ? sayCard(added.card) : '';
    const words =
      added === null ? text('cards.savedUnread') : text(added.wasThere ? 'cards.savedAgain' : 'cards.saved', {card});
    showToast({tone: 'ok', text: words});
    // In place of the default, the new card is the default.
    if (!added || added.card.isDefault || replaced?.isDefault !== true) return;
    const answer = await callServer(setDefaultCard, {cardId: added.card.cardId});
    if (answer.ok) saved.take(answer.value.cards);
  };
  return (
    <>
      <PageHead
        title={text('cards.title')}
        lead={text('cards.lead')}
        actions={
          <>
            {provider?.kind === 'sandbox' ? (
              <Badge icon={<FlaskConical size={14} aria-hidden />}>
                {text('sandbox')}
                {text('sandboxMore')}
              </Badge>
            ) : null}
            {adding ? null : (
              <Button
                look="primary"
                icon={<Plus size={16} aria-hidden />}
                blockedReason={isOnline ? null : text('cards.offlineAct')}
                autoFocus={wasAdding}
                onPress={() => setAdding({replaced: null, note: null})}
              >
                {text('cards.add')}
              </Button>
            )}
          </>
        }
      />
      <Page>
        <WithAside aside={<RenewalsAside renewals={renewals} />}>
          <Stack gap={5}>
            {owed.map((one) => (
              <OwedPart key={`${one.companyId} ${one.dueOn}`} owed={one} {...{saved, provider}} />
            ))}
            {upgrade ? (
              <UpgradePart key={`${upgrade.companyId} ${upgrade.planId}`} wanted={upgrade} {...{saved, provider}} />
            ) : null}
            {adding ? (
              <AddCard
                {...{saved, provider}}
                replaced={adding.replaced}
                startNote={adding.note}
                onSaved={(added) => void finish(added).catch(reportError)}
                onClose={close}
              />
            ) : null}
            <CardsPart
              {...{saved, renewals}}
              isAdding={adding !== null}
              onChange={(replaced) => setAdding({replaced, note: null})}
            />
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}
