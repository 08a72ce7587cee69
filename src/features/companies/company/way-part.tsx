import {tellMove} from '#contract/companies/tell-move.ts';
import {stepsOf} from '#contract/companies/progress.ts';
import {readTimeline, sortMoves} from '#contract/companies/timeline.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Timeline} from '#src/ui/display/timeline.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {FormedFacts} from './read-company.ts';
import {sayTimelineStep} from './say-timeline-step.tsx';
import type {words} from './text/words.ts';
import {TurnAct} from './turn-act.tsx';

/** The steps of a company, dated: what is done, who acts now and until when, and what comes. Rules: PRG5 to PRG7. Source: S2.18, D13. */
export function WayPart({facts}: {readonly facts: FormedFacts}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const language = useLanguage();
  const {formation, moves} = facts;
  const count = stepsOf(formation.kind).length;
  const timeline = readTimeline(formation, moves, format.civilDay);
  const now = timeline.findIndex(({state}) => state === 'now') + 1;
  const said = {text, format, language, facts};
  const last = sortMoves(moves).at(-1);
  const canceled = formation.status === 'Canceled' && last ? last : null;
  return (
    <section>
      <SectionHead
        title={
          <>
            {text('way')}{' '}
            {now === 0 ? null : (
              <Text as="span" size="small" tone="muted">
                {text('stepOf', {now, count})}
              </Text>
            )}
          </>
        }
      />
      <Timeline
        label={text('way')}
        items={timeline.map((step) => sayTimelineStep(step, said, <TurnAct facts={facts} />))}
      />
      {canceled ? (
        <>
          <Text isStrong>{text('canceled', {day: format.day(canceled.day, 'medium')})}</Text>
          <Text tone="muted">
            {[canceled.note, tellMove(canceled, language).lines.at(-1)].filter(Boolean).join(' ')}
          </Text>
        </>
      ) : null}
    </section>
  );
}
