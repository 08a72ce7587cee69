import {useCallback, useState} from 'react';
import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {ruledFields, type RuledValues} from '#contract/bookkeeping/rule-mark.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {useText} from '#src/i18n/use-text.ts';
import type {RuleTrial, TrialRow} from '#workers/books/rules/rules-api.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useRuleActs} from './use-rule-acts.ts';

type TrialDialogProps = {
  readonly spaceId: string;
  readonly rule: BookRuleRow;
  readonly names: BooksNames;
  readonly onClose: () => void;
};

/** Rows listed at first, and with each "see more". */
const rowsAtOnce = 50;

/** What a rule would change in the movements that are here, before it does. Rules: RUL10, RUL11. */
export function TrialDialog({spaceId, rule, names, onClose}: TrialDialogProps) {
  const text = useBooksText();
  const common = useText();
  const {apply} = useRuleActs(spaceId);
  const [overwrites, setOverwrites] = useState(false);
  const [shown, setShown] = useState(rowsAtOnce);
  const [isBusy, setBusy] = useState(false);
  const {trial, rows} = useTrial(rule, {overwrites, shown});
  const run = async () => {
    setBusy(true);
    const applied = await apply({rule, overwrites});
    setBusy(false);
    if (applied) onClose();
  };
  const count = trial?.changeCount ?? 0;
  return (
    <Dialog
      title={text('tryTitle', {name: rule.name})}
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {common(count > 0 ? 'cancel' : 'close')}
          </Button>
          {count > 0 && (
            <Button size="large" look="primary" isPending={isBusy} onPress={() => void run()}>
              {text('tryApply', {count})}
            </Button>
          )}
        </>
      }
    >
      {trial && (
        <Stack gap={4}>
          <TrialSum trial={trial} />
          {trial.chosenCount > 0 && (
            <Checkbox isSelected={overwrites} onChange={setOverwrites} hint={text('tryChosenHint')}>
              {text('tryChosen', {count: trial.chosenCount})}
            </Checkbox>
          )}
          {count > 0 && (
            <StripList label={text('tryListLabel')}>
              {rows.map((one) => (
                <TrialStrip key={one.row.id} trialRow={one} names={names} />
              ))}
            </StripList>
          )}
          {count > shown && (
            <div>
              <Button onPress={() => setShown(shown + rowsAtOnce)}>
                {text('tryMore', {shown: Math.min(shown, count), count})}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function TrialSum({trial}: {readonly trial: RuleTrial}) {
  const text = useBooksText();
  const format = useFormat();
  const {changeCount, fitCount, blockedCount, totals} = trial;
  const sums = totals.map(({inUnits, outUnits, currency}) => format.signedMoney(inUnits + outUnits, currency));
  return (
    <div role="status">
      <Text isStrong>
        {changeCount === 0 ? text('tryNone') : `${text('tryCount', {count: changeCount})} · ${sums.join(' · ')}`}
      </Text>
      <Text tone="muted">
        {[
          text('tryFits', {count: fitCount}),
          ...(blockedCount > 0 ? [text('tryBlocked', {count: blockedCount})] : []),
          text(changeCount === 0 ? 'tryNoneText' : 'tryText'),
        ].join(' ')}
      </Text>
    </div>
  );
}

function TrialStrip({trialRow: {row, set}, names}: {readonly trialRow: TrialRow; readonly names: BooksNames}) {
  const text = useBooksText();
  const format = useFormat();
  const labels = {
    categoryId: text('fieldCategory'),
    merchant: text('field_merchant'),
    note: text('fieldNote'),
    checked: text('fieldChecked'),
  };
  const say = (field: keyof typeof labels, values: RuledValues): string => {
    if (field === 'checked') return text(values.checked === true ? 'valueYes' : 'valueNo');
    const value = values[field] ?? null;
    if (value === null || value === '') return text('ruleNothing');
    return field === 'categoryId' ? (names.categoryName(value) ?? text('valueUnknown')) : value;
  };
  const changes = ruledFields
    .filter((field) => field in set)
    .map((field) => text('tryFromTo', {field: labels[field], before: say(field, row), after: say(field, set)}));
  return (
    <Strip
      title={`${nameRow(row)} · ${format.day(row.date)}`}
      more={changes.join(' · ')}
      end={format.signedMoney(row.amountUnits, row.currency)}
    />
  );
}

/** What the rule would change now, and the first rows of it; asked anew as the books change. */
function useTrial(rule: BookRuleRow, {overwrites, shown}: {overwrites: boolean; shown: number}) {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const ask = useCallback(async () => {
    if (!books) return undefined;
    const question = {rule, overwrites};
    const [trial, rows] = await Promise.all([books.tryRule(question), books.readTrial(question, 0, shown)]);
    return {trial, rows};
  }, [books, rule, overwrites, shown]);
  const answer = useAnswer(ask, revision);
  return {trial: answer?.trial, rows: answer?.rows ?? []};
}
