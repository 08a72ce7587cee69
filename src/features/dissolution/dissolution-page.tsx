import {Info} from 'lucide-react';
import {isDissolvable} from '#contract/dissolutions/dissolution.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {listChecks} from './list-checks.ts';
import {AskPart} from './parts/ask-part.tsx';
import {ChecksPart} from './parts/checks-part.tsx';
import {FinalDates} from './parts/final-dates.tsx';
import {MeaningPart, RemainsPart} from './parts/meaning-part.tsx';
import {StagePart} from './parts/stage-part.tsx';
import {StepsPart} from './parts/steps-part.tsx';
import type {DissolutionFacts} from './read-dissolution-page.ts';
import type {es} from './text/es.ts';

/** The end of a company, as far as it is. Rules: DIS1, DIS2, DIS5. */
export function DissolutionPage({facts}: {readonly facts: DissolutionFacts}) {
  const text = useText<typeof es>('dissolution');
  const format = useFormat();
  const {company, dissolution, steps, checked} = facts;
  const {stage} = dissolution;
  const checks = listChecks(checked);
  const isToAsk = stage === 'none';
  const day = company.dissolvedOn === null ? '' : format.day(company.dissolvedOn, 'long');
  return (
    <>
      <PageHead
        title={isToAsk ? text('titleOf', {company: company.name}) : text('title')}
        lead={text(`lead.${stage}`, {company: company.name, day})}
      />
      <Page>
        <WithAside
          aside={
            <Stack gap={6}>
              <StepsPart steps={steps} />
              {stage === 'paid' || stage === 'begun' ? <MeaningPart /> : null}
            </Stack>
          }
        >
          <Stack gap={6}>
            {isToAsk ? null : <StagePart company={company} stage={stage} />}
            {isToAsk && !isDissolvable(facts) ? (
              <EmptyState title={text('notPossible')}>{text('notPossibleText')}</EmptyState>
            ) : null}
            {isToAsk && isDissolvable(facts) ? (
              <>
                <MeaningPart />
                <ChecksPart company={company} checks={checks} others={checked.others} isPaid={false} />
                {company.role === 'owner' ? (
                  <AskPart facts={facts} isHeldUp={checks.some(({blocks}) => blocks)} />
                ) : (
                  <Banner shape="boxed" icon={<Info size={16} strokeWidth={1.75} aria-hidden />}>
                    {text('notYours')}
                  </Banner>
                )}
              </>
            ) : null}
            {stage === 'paid' || stage === 'begun' ? (
              <ChecksPart company={company} checks={checks} others={checked.others} isPaid />
            ) : null}
            {stage === 'dissolved' ? <FinalDates dates={facts.finalDates} /> : null}
            {stage === 'dissolved' ? <RemainsPart title={text('remainsTitle')} /> : null}
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}
