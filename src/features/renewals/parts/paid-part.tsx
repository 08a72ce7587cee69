import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

type PaidPartProps = {
  readonly formation: RowOf<'formations'> | null;
  readonly services: readonly RowOf<'companyServices'>[];
  readonly subscriptions: readonly RowOf<'subscriptions'>[];
};

/** Until when the plan and yearly services are paid, beside what the state asks. Rule: RNW8. */
export function PaidPart({formation, services, subscriptions}: PaidPartProps) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  const language = useLanguage();
  if (subscriptions.length === 0 || formation?.status === 'Canceled') return null;
  const sold = readCatalogue(format.today()).services.services;
  const until = (day: string) => text('paidUntil', {day: format.day(day, 'medium')});
  const nameOf = (rowId: string) => {
    const serviceId = services.find(({id}) => id === rowId)?.serviceId ?? '';
    return sold.find(({id}) => id === serviceId)?.words[language].name ?? serviceId;
  };
  const facts = subscriptions.map(({id, planId, paidUntil}) => {
    return {name: planId === null ? nameOf(id) : text('plan'), value: until(paidUntil)};
  });
  return (
    <section>
      <SectionHead title={text('paidTitle')} />
      <Facts facts={facts} />
    </section>
  );
}
