import {Hourglass} from 'lucide-react';
import type {RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {sayPeriod} from '#src/features/renewals/say-duty.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** What is paid and has no proof of the state yet: it is being filed, and not filed. Rule: BUY9. */
export function FilingPart({periods}: {readonly periods: readonly RenewalPeriod<RowOf<'renewals'>>[]}) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  const filing = periods.flatMap(({done, ...period}) =>
    done && done.paidAt !== null && done.filedOn === null ? [{period, paidAt: done.paidAt}] : [],
  );
  if (filing.length === 0) return null;
  return (
    <Stack gap={3}>
      {filing.map(({period, paidAt}) => (
        <Banner
          key={`${period.what}-${period.period}`}
          shape="boxed"
          icon={<Hourglass size={16} strokeWidth={1.75} aria-hidden />}
        >
          {text('filing', {what: sayPeriod(period, text), day: format.dayOf(paidAt, 'long')})}
        </Banner>
      ))}
    </Stack>
  );
}
