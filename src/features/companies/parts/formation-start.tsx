import {sayState} from '#src/data/states/name-state.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {readPriorityHours} from '#src/data/plans/priority-hours.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const hourMs = 3_600_000;

/** A company that was just ordered: its number, what Faro does next and by when, and what is wanted from its people. Source: S4.01, D13, D40. */
export function FormationStart({company}: {readonly company: MyCompany}) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const formation = useRows('formations', company.id)?.find(({id}) => id === company.id);
  if (formation?.status !== 'Start') return null;
  const until = workedOnBefore(formation);
  const state = company.state === null ? {} : sayState(format.locale, company.state);
  return (
    <section>
      <SectionHead title={text('start.title')} />
      <Card>
        <Stack gap={3}>
          <Facts
            facts={[
              {name: text('start.order'), value: formation.orderNumber},
              {name: text('start.next'), value: text(`start.next.${formation.kind}`, state)},
              until === null
                ? {name: text('start.turn'), value: text('start.inTurn')}
                : {name: text('start.when'), value: format.moment(until)},
            ]}
          />
          <Text tone="muted" size="small">
            {text('start.wanted')}
          </Text>
        </Stack>
      </Card>
    </section>
  );
}

/** The moment before which an order of its plan is worked on; null where it waits for its turn. Source: S9.05. */
function workedOnBefore({kind, planId, statusSince}: RowOf<'formations'>): string | null {
  const hours = readPriorityHours(kind, planId, statusSince.slice(0, 10));
  return hours === null ? null : new Date(Date.parse(statusSince) + hours * hourMs).toISOString();
}
