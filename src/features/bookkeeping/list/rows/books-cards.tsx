import {useCallback, type ReactNode} from 'react';
import {CheckCheck, CircleDot, Ellipsis, FolderOpen, Paperclip, Sparkles} from 'lucide-react';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {CardList, type CardGroup} from '#src/ui/grid/card-list.tsx';
import {CheckMark} from '#src/ui/grid/cells/check-mark.tsx';
import {Amount} from '#src/ui/display/figures/amount.tsx';
import {RowCard} from '#src/ui/grid/cells/row-card.tsx';
import {StateIcon} from '#src/ui/grid/cells/state-icon.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksDay, ListedRow, BooksSort, BooksView} from '#workers/books/api.ts';
import {CategoryChip} from '#src/features/bookkeeping/suggestions/category-chip.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {RuleMarkIcon} from '#src/features/bookkeeping/rules/rule-mark-icon.tsx';
import {RowState} from './row-state.tsx';
import {nameRow} from './row-words.ts';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import type {Books, BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import {isRowSelected, type RowSelection} from '#src/ui/list/selection.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type BooksCardsProps = {
  readonly books: Books | null;
  readonly view: BooksView;
  readonly list: BooksList;
  readonly names: BooksNames;
  readonly sort: BooksSort;
  readonly selection: RowSelection;
  readonly dropRow: number | null;
  readonly onOpen: (row: ListedRow, index: number) => void;
  readonly onMenu: (row: ListedRow, index: number) => void;
  readonly onCheck: (row: ListedRow, index: number) => void;
  readonly onAccept: (row: ListedRow, index: number) => void;
  readonly onCategory: (row: ListedRow, index: number) => void;
};

type DayGroup = CardGroup & {readonly day: BooksDay | null};

/** The list of transactions on a phone: cards under their days, each day with what it adds up to. */
export function BooksCards(props: BooksCardsProps) {
  const {view, list, names} = props;
  const text = useBooksText();
  const format = useFormat();
  const groups = useDays(props.books, view, props.sort);
  if (!groups) return null;

  const suggestedOf = ({suggestions}: ListedRow) => {
    const suggestion = suggestions?.[0];
    const name = suggestion && names.categoryName(suggestion.categoryId);
    return suggestion && name ? {suggestion, name} : null;
  };
  const about = (row: ListedRow, index: number): ReactNode => {
    const suggested = suggestedOf(row);
    if (suggested) return <CategoryChip {...suggested} onPress={() => props.onAccept(row, index)} />;
    return `${names.categoryName(row.categoryId) ?? text('noCategory')} · ${names.accountName(row.accountId)}`;
  };
  const icon = {size: 20, 'aria-hidden': true} as const;
  const words = {
    check: [<CheckCheck key="icon" {...icon} />, text('fieldChecked')],
    uncheck: [<CircleDot key="icon" {...icon} />, text('unchecked')],
    category: [text('fieldCategory'), <FolderOpen key="icon" {...icon} />],
  };
  // What is suggested is what one would choose: then there is nothing left to check. Decision 007.
  const towardsEnd = (row: ListedRow, index: number) => {
    const suggested = suggestedOf(row);
    if (suggested === null)
      return {words: row.checked ? words.uncheck : words.check, onSwipe: () => props.onCheck(row, index)};
    const accepting = [<Sparkles key="icon" {...icon} />, text('suggestionMark', {name: suggested.name})];
    return {words: accepting, onSwipe: () => props.onAccept(row, index)};
  };
  return (
    <CardList
      label={text('title')}
      groups={groups}
      heading={
        props.sort.by !== 'date'
          ? null
          : ({day}) =>
              day && (
                <>
                  <span>{format.day(day.date, 'weekday')}</span>
                  <Amount>{day.sums.map((sum) => format.signedMoney(sum.units, sum.currency)).join(' · ')}</Amount>
                </>
              )
      }
      rowAt={list.rowAt}
      dropRow={props.dropRow}
      onRange={list.setRange}
      card={(row, index) => (
        <RowCard
          name={nameRow(row)}
          amount={format.signedMoney(row.amountUnits, row.currency)}
          isInflow={row.amountUnits > 0}
          about={about(row, index)}
          isSelected={isRowSelected(props.selection, row.id)}
          onOpen={() => props.onOpen(row, index)}
          swipes={{
            end: towardsEnd(row, index),
            start: {words: words.category, onSwipe: () => props.onCategory(row, index)},
          }}
          states={
            <>
              <RowState row={row} />
              {row.ruleMark !== null && <RuleMarkIcon row={row} names={names} />}
              {row.hasReceipt && <StateIcon icon={Paperclip} label={text('hasReceipt')} />}
              <CheckMark isOn={row.checked} label={row.checked ? text('checked') : text('unchecked')} />
            </>
          }
          menu={
            <IconButton
              icon={<Ellipsis size={20} aria-hidden />}
              label={text('rowActions', {name: nameRow(row)})}
              onPress={() => props.onMenu(row, index)}
            />
          }
        />
      )}
    />
  );
}

/** The list's days, or the whole list as one group where its order is not that of dates. Undefined until they are known. */
function useDays(books: Books | null, view: BooksView, sort: BooksSort): readonly DayGroup[] | undefined {
  const isByDate = sort.by === 'date';
  const ask = useCallback(async () => books?.readDays(), [books]);
  const days = useAnswer(isByDate ? ask : null, view.revision);
  if (!isByDate) return [{key: 'all', rowCount: view.rowCount, day: null}];
  return days?.map((day) => ({key: day.date, rowCount: day.count, day}));
}
