import {TriangleAlert} from 'lucide-react';
import {useState} from 'react';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {EndDialog} from './end-dialog.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';

/** The renewals that were not paid, with the way to put them right for who may. Rules: SUB7, SUB8, SUB19. */
export function OwedNotes({found}: {readonly found: readonly Subscription[]}) {
  const text = useText<typeof es>('subscriptions');
  const format = useFormat();
  const language = useLanguage();
  return found.flatMap((one) =>
    one.owedSince.map((day) => (
      <Banner
        key={`${one.id} ${day}`}
        shape="boxed"
        tone="danger"
        icon={<TriangleAlert size={16} aria-hidden />}
        {...(one.company.role === 'owner'
          ? {
              actions: (
                <Row>
                  <ButtonLink href={pathTo.cards(language)}>{text('owedPay')}</ButtonLink>
                  <GiveUp one={one} day={day} />
                </Row>
              ),
            }
          : {})}
      >
        {text('owed', {company: one.company.name, day: format.day(day, 'long')})}
      </Banner>
    )),
  );
}

/** The way out of a plan whose renewal could not be charged; of what was bought beside it there is none. Rule: SUB19. */
function GiveUp({one, day}: {readonly one: Subscription; readonly day: string}) {
  const text = useText<typeof es>('subscriptions');
  const isOnline = useOnline();
  const {user} = useSession();
  const [isAsking, setAsking] = useState(false);
  const plan = findPlan(one.bought.subscriptions, one.id);
  if (!plan || plan.paidUntil !== day || user?.acting) return null;
  return (
    <>
      <Button blockedReason={isOnline ? null : text('offlineAct')} onPress={() => setAsking(true)}>
        {text('end')}
      </Button>
      {isAsking ? (
        <EndDialog
          {...{one, id: plan.id, name: one.company.name}}
          meaning={text('giveUpText')}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
