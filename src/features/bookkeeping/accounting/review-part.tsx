import {memo} from 'react';
import {useFormat} from '#src/i18n/use-format.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Meter} from '#src/ui/display/figures/meter.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useAccountingText} from './use-accounting-text.ts';
import type {ShownAccounting} from './use-accounting.ts';

/** How far the review of the year is that is declared next, and the way to what is left of it. Rule: ANL7. */
export const ReviewPart = memo(function ReviewPart({
  shown,
  companyId,
}: {
  readonly shown: ShownAccounting;
  readonly companyId: string;
}) {
  const text = useAccountingText();
  const {number} = useFormat();
  const places = usePlaces(companyId);
  const {reviewYear, accounting} = shown;
  const {count, openCount} = accounting.review;
  const year = String(reviewYear);
  const title = text('review', {year});
  const span = {from: `${year}-01-01`, to: `${year}-12-31`};
  const words = {year, count: openCount};
  if (count === 0)
    return (
      <section>
        <SectionHead title={title} />
        <Text tone="muted">{text('reviewNone', {year})}</Text>
      </section>
    );
  return (
    <section>
      <SectionHead title={title} />
      <Stack gap={2}>
        <Row>
          <Text as="span" size="figure">
            {number(count - openCount)}
          </Text>
          <Text as="span" tone="muted" isTabular>
            {text('reviewOf', {count: number(count)})}
          </Text>
        </Row>
        <Meter share={(count - openCount) / count} />
        <Text tone="muted">{openCount === 0 ? text('reviewDone', {year}) : text('reviewLeft', words)}</Text>
        {openCount > 0 && (
          <Row>
            <ButtonLink look="primary" href={places.listOf({...span, view: 'review'})}>
              {text('reviewAct', words)}
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </section>
  );
});
