import {Suspense, useState} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import type {RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import {isPayable, priceRenewal} from '#contract/renewals/price-renewal.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {BuyPart} from '#src/data/purchases/buy-part.tsx';
import type {es} from '#src/features/renewals/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {AskFee} from './ask-fee.tsx';

type PayPartProps = {
  readonly company: MyCompany;
  readonly period: RenewalPeriod<RowOf<'renewals'>>;
  /** Whether it is the page's main act. */
  readonly isMain: boolean;
};

/** That Faro files a period: what the state takes beside what Faro takes, and the way to pay it. Rules: BUY7 to BUY9. */
export function PayPart({company, period, isMain}: PayPartProps) {
  const text = useText<typeof es>('renewals');
  // Prices count by the day of the server, which is UTC's.
  const [today] = useState(() => utcDay(new Date().toISOString()));
  if (!isPayable(period)) return null;
  const price = priceRenewal(period, readCatalogue(today));
  const wish = {kind: 'renewal', what: period.what, period: period.period} as const;
  return (
    <Stack gap={3}>
      <SectionHead title={text('payTitle')} />
      {price === null ? (
        <AskFee company={company} period={period} isMain={isMain} />
      ) : (
        <>
          <Text tone="muted">{text('payLead')}</Text>
          <Suspense fallback={<Skeleton height={160} />}>
            <BuyPart companyId={company.id} wish={wish} price={price} act={text('payAct')} isMain={isMain} />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
