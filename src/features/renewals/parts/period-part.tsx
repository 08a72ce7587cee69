import {useState} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import type {RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import {isPayable, priceRenewal} from '#contract/renewals/price-renewal.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {sayFee, sayPeriod} from '#src/features/renewals/say-duty.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ElsewhereForm} from './elsewhere-form.tsx';
import {PayPart} from './pay-part.tsx';

type PeriodPartProps = {
  readonly company: MyCompany;
  readonly period: RenewalPeriod<RowOf<'renewals'>>;
  /** Whether it is the first of the page: its act is the page's main one. */
  readonly isFirst: boolean;
};

/** One period that waits or comes next: its day, what the state takes, and that it was filed elsewhere. */
export function PeriodPart({company, period, isFirst}: PeriodPartProps) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  // Prices count by the day of the server, which is UTC's.
  const [catalogue] = useState(() => readCatalogue(utcDay(new Date().toISOString())));
  const {dueDay, status, rule, done} = period;
  // Where it can be paid, what Faro takes stands among the lines of the price.
  const isPriced = isPayable(period) && priceRenewal(period, catalogue) !== null && company.role !== 'bookkeeper';
  const ours = isPriced
    ? []
    : [{name: text('feeFaro'), value: format.money(catalogue.services.handlingCents.renewal, 'USD')}];
  const day = format.day(dueDay, 'long');
  const late =
    rule.lateCents === null
      ? []
      : [{name: text('feeLate'), value: text('feeLateMore', {price: format.money(rule.lateCents, 'USD')})}];
  return (
    <section>
      <SectionHead title={sayPeriod(period, text)} />
      <Stack gap={5}>
        <Facts
          facts={[
            {
              name: text('due'),
              value:
                status === 'OVERDUE' ? (
                  <Text tone="warn" as="span">
                    {text('dueOver', {day})}
                  </Text>
                ) : (
                  day
                ),
            },
            {
              name: text('fee'),
              value: done?.feeCents == null ? sayFee(rule, {text, format}) : format.money(done.feeCents, 'USD'),
            },
            ...late,
            ...ours,
          ]}
        />
        {company.role === 'bookkeeper' ? (
          <Text tone="muted">{text('notYours')}</Text>
        ) : (
          <>
            <PayPart company={company} period={period} isMain={isFirst} />
            <ElsewhereForm company={company} period={period} isMain={isFirst && !isPayable(period)} />
          </>
        )}
      </Stack>
    </section>
  );
}
