import {daysUntil} from '#contract/companies/due-dates.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {DateList} from '#src/ui/display/figures/date-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Renewal} from './read-renewals.ts';
import type {es} from '#src/features/checkout/text/es.ts';

/** Days that are soon are marked. */
const soonDays = 30;

/** What the cards are for, and who has their numbers. Rule: PAY9. */
export function RenewalsAside({renewals}: {readonly renewals: readonly Renewal[]}) {
  const text = useText<typeof es>('checkout');
  const format = useFormat();
  const today = format.today();
  return (
    <Stack gap={5}>
      {renewals.length === 0 ? null : (
        <section>
          <SectionHead title={text('cards.renewals')} />
          <DateList
            label={text('cards.renewals')}
            lines={renewals.map(({companyId, name, day}) => {
              const left = daysUntil(day, today);
              const end = left < 0 ? text('cards.dateOver') : text('cards.dateIn', {count: left});
              return {
                id: companyId,
                start: format.day(day),
                main: text('cards.plan'),
                aux: name,
                end,
                isSoon: left <= soonDays,
              };
            })}
          />
        </section>
      )}
      <section>
        <SectionHead title={text('cards.whoKeeps')} />
        <Text tone="muted">{text('cards.whoKeepsText')}</Text>
      </section>
    </Stack>
  );
}
