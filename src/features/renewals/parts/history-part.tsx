import {CalendarCheck, CalendarClock, CalendarX, Download} from 'lucide-react';
import type {RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import type {RenewalStatus} from '#contract/renewals/renewal-status.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {sayPeriod, type RenewalWords} from '#src/features/renewals/say-duty.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {useMarkActs} from './use-mark-acts.ts';

type Period = RenewalPeriod<RowOf<'renewals'>>;

type HistoryPartProps = {
  readonly company: MyCompany;
  readonly periods: readonly Period[];
  readonly files: readonly RowOf<'files'>[];
};

const looks = {
  OVERDUE: {Icon: CalendarX, tone: 'warn'},
  WITHIN_TIMEFRAME: {Icon: CalendarClock, tone: 'accent'},
  ALREADY_RENEWED: {Icon: CalendarCheck, tone: 'ok'},
  NO_RENEWAL_REQUIRED: {Icon: CalendarClock, tone: 'neutral'},
} as const satisfies Record<RenewalStatus, object>;

const icon = {size: 20, strokeWidth: 1.75, 'aria-hidden': true} as const;

/** Every period of every duty, the newest first: done, overdue or to come. */
export function HistoryPart({company, periods, files}: HistoryPartProps) {
  const text = useText<typeof es>('renewals');
  if (periods.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('history')} />
      <ItemList label={text('history')}>
        {periods.toReversed().map((period) => (
          <PeriodLine key={`${period.what}-${period.period}`} company={company} period={period} files={files} />
        ))}
      </ItemList>
    </section>
  );
}

type PeriodLineProps = Omit<HistoryPartProps, 'periods'> & {readonly period: Period};

function PeriodLine({company, period, files}: PeriodLineProps) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  const failureText = useFailureText();
  const {status, dueDay, done} = period;
  const acts = useMarkActs(company, period);
  const proof = files.find(({id}) => id === done?.proofId);
  const hasProof = done !== null && done.proofId !== null;
  const isMarked = done !== null && done.elsewhereOn !== null;
  const {Icon, tone} = looks[status];
  const returned =
    done !== null && done.returnedAt !== null && done.returnedWhy !== null
      ? ` ${text(`returned.${done.returnedWhy}`, {day: format.dayOf(done.returnedAt, 'medium')})}`
      : '';
  return (
    <ListItem
      icon={<Icon {...icon} />}
      tone={tone}
      title={sayPeriod(period, text)}
      text={`${sayDone(period, {text, format})}${returned}`}
      meta={`${text('due')}: ${format.day(dueDay, 'medium')}`}
    >
      {done === null || done.note === '' ? null : <Text>{done.note}</Text>}
      {hasProof ? (
        <Row>
          {proof ? (
            <Button icon={<Download size={16} aria-hidden />} onPress={() => void acts.download(proof)}>
              {text('proofDownload')}
            </Button>
          ) : (
            <Text size="small" tone="muted">
              {text('proofOnItsWay')}
            </Text>
          )}
          {company.role === 'bookkeeper' || !isMarked ? null : (
            <Button look="quiet" blockedReason={acts.blockedReason} onPress={() => void acts.unmark()}>
              {text('unmark')}
            </Button>
          )}
        </Row>
      ) : null}
      {isMarked && proof?.storedAt === null ? (
        <Text size="small" tone="muted">
          {text('proofNotStored')}
        </Text>
      ) : null}
      {acts.failure === null ? null : <Text tone="danger">{failureText(acts.failure)}</Text>}
    </ListItem>
  );
}

/** Where a period is: done by whom and when, being filed, over or to come. */
function sayDone({status, dueDay, done}: Period, {text, format}: RenewalWords): string {
  if (status === 'OVERDUE') return text('historyOver');
  if (status !== 'ALREADY_RENEWED') return text('historyNext');
  const day = (on: string) => format.day(on, 'medium');
  if (done && done.filedOn !== null) return text('doneFiled', {day: day(done.filedOn)});
  if (done && done.paidAt !== null) return text('doneFiling', {day: format.dayOf(done.paidAt, 'medium')});
  return text('doneElsewhere', {day: day(done?.elsewhereOn ?? dueDay)});
}
