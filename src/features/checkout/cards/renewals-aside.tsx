import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Renewal} from './read-renewals.ts';
import {RenewalList} from './renewal-list.tsx';

/** What the cards are for, and who has their numbers. Rule: PAY9. */
export function RenewalsAside({renewals}: {readonly renewals: readonly Renewal[]}) {
  const text = useText<typeof es>('checkout');
  return (
    <Stack gap={5}>
      {renewals.length === 0 ? null : (
        <section>
          <SectionHead title={text('cards.renewals')} />
          <RenewalList renewals={renewals} />
        </section>
      )}
      <section>
        <SectionHead title={text('cards.whoKeeps')} />
        <Text tone="muted">{text('cards.whoKeepsText')}</Text>
      </section>
    </Stack>
  );
}
