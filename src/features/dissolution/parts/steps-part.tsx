import {sortSteps} from '#contract/dissolutions/dissolution.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';
import type {es} from '#src/features/dissolution/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type Step = RowOf<'dissolutionSteps'>;

/** What was done about it, the latest first. Rule: DIS6. */
export function StepsPart({steps}: {readonly steps: readonly Step[]}) {
  const text = useText<typeof es>('dissolution');
  if (steps.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('stepsTitle')} />
      <Stack gap={3}>
        {sortSteps(steps)
          .toReversed()
          .map((step) => (
            <StepLine key={step.id} step={step} />
          ))}
      </Stack>
    </section>
  );
}

function StepLine({step}: {readonly step: Step}) {
  const text = useText<typeof es>('dissolution');
  const format = useFormat();
  const {kind, day, at, by, why, note, feeCents} = step;
  const fee = feeCents === null ? '' : format.money(feeCents, 'USD');
  return (
    <div>
      <Text isStrong>{text(`step.${kind}`, {fee, day: format.day(day, 'long')})}</Text>
      {why === null ? null : <Text>{text(`why.${why}`)}</Text>}
      {note === '' ? null : <Text>{note}</Text>}
      <Text tone="muted" size="small">
        {text('stepBy', {
          day: format.dayOf(at, 'medium'),
          by: by === '' ? text('faro') : by,
        })}
      </Text>
    </div>
  );
}
