import {utcDay} from '#contract/kernel/dates.ts';
import type {Filing} from '#contract/orders/read-filing.ts';
import {OrderLines} from '#src/data/plans/order-lines.tsx';
import {readApart} from '#src/data/plans/read-apart.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

/** What an order buys, line by line, when it renews, and what the state takes beside it. */
export function BoughtFacts({order}: {readonly order: Filing}) {
  useLoadedText('plans');
  const text = useText<typeof words>('admin/orders');
  const day = utcDay(order.placedAt);
  return (
    <Stack gap={3}>
      <SectionHead title={text('bought')} />
      <OrderLines
        lines={order.lines}
        sumName={text('total')}
        cents={order.totalCents}
        renewals={order.renewals}
        apart={readApart(order.answers, day)}
        isForAdmins
        day={day}
      />
    </Stack>
  );
}
