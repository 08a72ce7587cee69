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
};

/** Until when the plan and yearly services are paid, beside what the state asks. Rule: RNW8. */
export function PaidPart({formation, services}: PaidPartProps) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  const language = useLanguage();
  if (!formation || formation.status === 'Canceled') return null;
  const sold = readCatalogue(format.today()).services.services;
  const until = (day: string) => text('paidUntil', {day: format.day(day, 'medium')});
  const facts = services.flatMap(({serviceId, paidUntil}) => {
    const name = sold.find(({id}) => id === serviceId)?.words[language].name ?? serviceId;
    return paidUntil === null ? [] : [{name, value: until(paidUntil)}];
  });
  return (
    <section>
      <SectionHead title={text('paidTitle')} />
      <Facts facts={[{name: text('plan'), value: until(formation.paidUntil)}, ...facts]} />
    </section>
  );
}
