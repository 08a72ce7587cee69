import {daysUntil} from '#contract/companies/due-dates.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {nameState, sayState} from '#src/data/states/name-state.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {FilingPart} from './parts/filing-part.tsx';
import {HistoryPart} from './parts/history-part.tsx';
import {PaidPart} from './parts/paid-part.tsx';
import {PeriodPart} from './parts/period-part.tsx';
import {UndatedPart} from './parts/undated-part.tsx';
import {WhyPart} from './parts/why-part.tsx';
import type {RenewalPageFacts} from './read-renewal-page.ts';
import type {RenewalWords} from './say-duty.ts';
import type {es} from './text/es.ts';

/** Facts of a company that a state asks something of. */
export type KnownRenewals = RenewalPageFacts & {readonly renewals: NonNullable<RenewalPageFacts['renewals']>};

type RenewalPageProps = {readonly company: MyCompany; readonly known: KnownRenewals};

/** A company's renewals: what waits, when and why, what it costs, and what was done before. Source: S2.18, S4.05. */
export function RenewalPage({company, known}: RenewalPageProps) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  const {renewals, formation, services, subscriptions} = known;
  const {state, periods, undated, fact} = renewals;
  const waiting = periods.filter(({status}) => status === 'OVERDUE' || status === 'WITHIN_TIMEFRAME');
  const next = periods.find(({status}) => status === 'NO_RENEWAL_REQUIRED');
  const shown = waiting.length > 0 || !next ? waiting : [next];
  const explained = shown[0] ?? periods.at(-1);
  return (
    <>
      <PageHead
        title={text('titleIn', sayState(format.locale, state))}
        lead={sayLead({company, known}, {text, format})}
      />
      <Page>
        <WithAside
          aside={
            <Stack gap={6}>
              {explained && fact ? (
                <WhyPart company={company} formation={formation} fact={fact} rule={explained.rule} />
              ) : null}
              <PaidPart formation={formation} services={services} subscriptions={subscriptions} />
            </Stack>
          }
        >
          <Stack gap={6}>
            {fact === null ? (
              <EmptyState title={text('unknownTitle', {state: nameState(format.locale, state)})}>
                {text('unknownText')}
              </EmptyState>
            ) : null}
            <FilingPart periods={periods} />
            {shown.map((period, place) => (
              <PeriodPart
                key={`${period.what}-${period.period}`}
                company={company}
                period={period}
                isFirst={place === 0}
              />
            ))}
            <UndatedPart company={company} undated={undated} />
            <HistoryPart company={company} periods={periods} files={known.files} />
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}

/** How the company stands, in one sentence. */
function sayLead({company, known}: RenewalPageProps, {text, format}: RenewalWords): string {
  const {status, periods, undated, state, fact} = known.renewals;
  const {name} = company;
  const pressing = periods.find((period) => period.status === status);
  const day = (date: string) => format.day(date, 'long');
  if (pressing && status === 'OVERDUE') return text('lead.OVERDUE', {day: day(pressing.dueDay)});
  if (pressing && status === 'WITHIN_TIMEFRAME') {
    const count = Math.max(0, daysUntil(pressing.dueDay, format.today()));
    return text('lead.WITHIN_TIMEFRAME', {day: day(pressing.dueDay), count});
  }
  const next = periods.find((period) => period.status === 'NO_RENEWAL_REQUIRED');
  const isFiling = periods.some(({done}) => done && done.paidAt !== null && done.filedOn === null);
  if (next && isFiling) return text('leadFiling', {day: day(next.dueDay)});
  if (next) return text(`lead.${status}`, {company: name, day: day(next.dueDay)});
  const where = sayState(format.locale, state);
  if (undated.length > 0 || fact === null) return text('leadUndated', where);
  return text('leadFree', {company: name, ...where});
}
