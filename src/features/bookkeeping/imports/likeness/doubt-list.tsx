import {CircleHelp} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {Decisions, OpenDoubt} from '#workers/csv-import/record/comparison.ts';
import {useSeenRow} from './use-seen-row.ts';

type DoubtListProps = {
  readonly doubts: readonly OpenDoubt[];
  /** Those without an answer, also those that are not shown. */
  readonly openCount: number;
  readonly currency: string;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
};

/** Questions that are shown at a time. */
const shownDoubts = 12;

/** What nothing tells from a repetition: how many of each are new, one by one or all at once. */
export function DoubtList({doubts, openCount, currency, decisions, onDecide}: DoubtListProps) {
  const text = useBooksText();
  const see = useSeenRow(currency);
  const shown = doubts.slice(0, shownDoubts);
  return (
    <Banner tone={openCount > 0 ? 'warn' : 'neutral'} shape="boxed" icon={<CircleHelp size={18} aria-hidden />}>
      <Text isStrong>{text('doubtTitle')}</Text>
      <Text>{text('doubtText')}</Text>
      {shown.map((doubt) => {
        const [row] = doubt.rows;
        if (!row) return null;
        const numbers = {rows: doubt.rowCount, stored: doubt.storedCount};
        return (
          <SelectField
            key={doubt.place}
            label={text('doubtAsk', {what: see(row), ...numbers})}
            value={doubt.answer === null ? null : String(doubt.answer)}
            placeholder={text('chooseFirst')}
            options={Array.from({length: doubt.most - doubt.least + 1}, (_, index) => doubt.least + index).map(
              (count) => ({id: String(count), label: count === 0 ? text('doubtNone') : text('doubtSome', {count})}),
            )}
            onChange={(picked) => onDecide({...decisions, fresh: {...decisions.fresh, [doubt.place]: Number(picked)}})}
          />
        );
      })}
      {doubts.length > shown.length && (
        <Text tone="muted" size="small">
          {text('doubtMore', {shown: shown.length, count: doubts.length})}
        </Text>
      )}
      <Row>
        <Button onPress={() => onDecide({...decisions, fresh: {}, rest: 'least'})}>{text('doubtLeast')}</Button>
        <Button onPress={() => onDecide({...decisions, fresh: {}, rest: 'most'})}>{text('doubtMost')}</Button>
      </Row>
    </Banner>
  );
}
