import {findPlan} from '#contract/subscriptions/subscription.ts';
import {planNames} from '#src/data/plans/plan-names.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {EinFact} from './ein-fact.tsx';
import {FormedFact} from './formed-fact.tsx';
import type {CompanyFacts} from './read-company.ts';
import type {words} from './text/words.ts';
import {useIndustry} from './use-industry.ts';

type FactsPartProps = Pick<CompanyFacts, 'company' | 'formation' | 'subscriptions'>;

/** What a company is: what forms ask for again and again. Source: S2.18. */
export function FactsPart({company, formation, subscriptions}: FactsPartProps) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const {naicsCode = '', industryOther = ''} = formation ?? {};
  const plan = findPlan(subscriptions, company.id);
  const title = useIndustry(naicsCode);
  const industry = naicsCode === '' ? industryOther : [naicsCode, title].filter(Boolean).join(' · ');
  const fact = (name: string, value: string | null | undefined) => (value ? [{name, value}] : []);
  return (
    <section>
      <SectionHead title={text('facts')} />
      <Facts
        facts={[
          ...(formation && formation.kind !== 'crypto'
            ? [{name: text('ein'), value: <EinFact company={company} sealed={formation.ein} />}]
            : []),
          {name: text('type'), value: company.type},
          ...(formation === null && company.type !== 'Cross Border Crypto'
            ? [{name: text('constituted'), value: <FormedFact company={company} />}]
            : []),
          ...fact(text('constituted'), formation?.constitutedOn && format.day(formation.constitutedOn, 'medium')),
          ...fact(text('industry'), industry),
          ...fact(text('plan'), plan && `${planNames[plan.planId]}, ${text(`period.${plan.period}`)}`),
        ]}
      />
    </section>
  );
}
