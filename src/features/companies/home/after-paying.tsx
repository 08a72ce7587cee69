import {AccountNotYet} from '#src/data/plans/account-not-yet.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {TurnList} from '#src/ui/display/turn-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

const turns = ['state', 'ein', 'bank', 'account'] as const;

/** What happens once an order is paid, and whose turn each step is. Source: S4.01. */
export function AfterPaying() {
  const text = useText<typeof es>('companies');
  return (
    <section>
      <SectionHead title={text('after')} />
      <TurnList turns={turns.map((id) => ({id, what: text(`after.${id}`), who: text(`after.${id}.who`)}))} />
      <Text tone="muted" size="small">
        {text('afterText')}
      </Text>
      <AccountNotYet />
    </section>
  );
}
