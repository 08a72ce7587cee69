import type {StateFact} from '#contract/catalogue/catalogue.ts';
import type {DutyRule} from '#contract/catalogue/duties-on.ts';
import {formedDayOf} from '#contract/companies/rules.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {sayWhy} from '#src/features/renewals/say-duty.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type WhyPartProps = {
  readonly company: MyCompany;
  readonly formation: RowOf<'formations'> | null;
  readonly fact: StateFact;
  readonly rule: DutyRule;
};

/** The rule that a date comes from, who sets it, and when that was checked. Rules: RNW4, PLN8. */
export function WhyPart({company, formation, fact, rule}: WhyPartProps) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  const constitutedOn = formedDayOf(company, formation);
  const formed =
    constitutedOn === null ? [] : [text('whyFormed', {company: company.name, day: format.day(constitutedOn, 'long')})];
  return (
    <section>
      <SectionHead title={text('whyTitle')} />
      <Stack gap={2}>
        <Text>{[...sayWhy(rule, text), ...formed].join(' ')}</Text>
        <Text size="small" tone="muted">
          {fact.checkedOn === null
            ? text('unchecked')
            : text('checked', {source: fact.source, day: format.day(fact.checkedOn, 'medium')})}
        </Text>
      </Stack>
    </section>
  );
}
