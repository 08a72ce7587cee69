import {useMemo, type ReactNode} from 'react';
import {Check, Paperclip} from 'lucide-react';
import {CellButton} from '#src/ui/grid/cells/cell-button.tsx';
import {CellText} from '#src/ui/grid/cells/cell-text.tsx';
import {CheckMark} from '#src/ui/grid/cells/check-mark.tsx';
import {StateIcon} from '#src/ui/grid/cells/state-icon.tsx';
import {Tick} from '#src/ui/grid/cells/tick.tsx';
import type {GridColumn, GridSort} from '#src/ui/grid/grid-column.ts';
import {useFormat, type Format} from '#src/i18n/use-format.ts';
import type {ListedRow, BooksSort} from '#workers/books/api.ts';
import {CategoryChip} from '#src/features/bookkeeping/suggestions/category-chip.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {RuleMarkIcon} from '#src/features/bookkeeping/rules/rule-mark-icon.tsx';
import {RowState} from './row-state.tsx';
import {describeRow, nameRow} from './row-words.ts';
import {useBooksText, type BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ColumnsInput = {
  readonly names: BooksNames;
  readonly sort: BooksSort;
  readonly onSort: (by: BooksSort['by']) => void;
  readonly selected: 'none' | 'some' | 'all';
};

/** The columns of the list of transactions, in the order of the design. Narrow grids leave the account out. */
export function useColumns(input: ColumnsInput): readonly GridColumn<ListedRow>[] {
  const {names, sort, onSort, selected} = input;
  const text = useBooksText();
  const format = useFormat();
  return useMemo(() => {
    // Asked for once a list, not once a cell.
    const words = {
      missing: text('noCategory'),
      checked: text('checked'),
      unchecked: text('unchecked'),
      hasReceipt: text('hasReceipt'),
    };
    const sortOf = (by: BooksSort['by']) => ({direction: directionOf(sort, by), onSort: () => onSort(by)});
    return [
      ...markColumns(text, selected),
      {
        id: 'date',
        track: dateTrack(format),
        heading: text('field_date'),
        sort: sortOf('date'),
        cell: (row) => <CellText tone="muted">{padDay(format.day(row.date), row.date)}</CellText>,
      },
      {
        id: 'description',
        track: 'minmax(0, 3fr)',
        heading: text('colDescription'),
        isRowHeading: true,
        sort: sortOf('merchant'),
        cell: (row) => (
          <CellText tone="strong" more={describeRow(row)}>
            {nameRow(row)}
          </CellText>
        ),
      },
      {
        id: 'account',
        track: 'minmax(108px, 1fr)',
        heading: text('field_account'),
        fromWidthPx: 720,
        cell: (row) => <CellText tone="muted">{names.accountName(row.accountId)}</CellText>,
      },
      {
        id: 'category',
        track: 'minmax(112px, 1.5fr)',
        heading: text('fieldCategory'),
        cell: (row) => {
          const suggestion = row.suggestions?.[0];
          const suggested = suggestion && names.categoryName(suggestion.categoryId);
          return suggestion && suggested ? (
            <CategoryChip suggestion={suggestion} name={suggested} />
          ) : (
            <CellButton shape="words">
              <CategoryName name={names.categoryName(row.categoryId)} missing={words.missing}>
                {row.ruleMark !== null && <RuleMarkIcon row={row} names={names} />}
              </CategoryName>
            </CellButton>
          );
        },
      },
      {
        id: 'receipt',
        track: '28px',
        heading: '',
        label: text('partReceipt'),
        align: 'center',
        cell: (row) => (row.hasReceipt ? <StateIcon icon={Paperclip} label={words.hasReceipt} /> : null),
      },
      {
        id: 'amount',
        track: '120px',
        heading: text('field_amount'),
        align: 'end',
        sort: sortOf('amount'),
        cell: (row) => <Amount row={row} format={format} />,
      },
      {
        id: 'checked',
        track: '44px',
        heading: <Check aria-hidden />,
        label: text('fieldChecked'),
        align: 'center',
        cell: (row) => (
          <CellButton shape="mark">
            <CheckMark isOn={row.checked} label={row.checked ? words.checked : words.unchecked} />
          </CellButton>
        ),
      },
    ] satisfies GridColumn<ListedRow>[];
  }, [names, sort, onSort, selected, text, format]);
}

/** The gutter and the box: the first things of a row, before its data. */
function markColumns(text: BooksText, selected: ColumnsInput['selected']): GridColumn<ListedRow>[] {
  return [
    {
      id: 'sync',
      track: '24px',
      heading: '',
      label: text('colSync'),
      align: 'center',
      // Most rows are silent, and asking for words in each of them is felt.
      cell: (row) => (row.attention || row.unsent || row.blockedReason !== null) && <RowState row={row} />,
    },
    {
      id: 'select',
      track: '28px',
      heading: <Tick state={selected} />,
      label: text('list.selectAll'),
      selects: true,
      cell: (_row, isSelected) => <Tick state={isSelected ? 'all' : 'none'} isQuiet />,
    },
  ];
}

type CategoryNameProps = {readonly name: string | null; readonly missing: string; readonly children: ReactNode};

function CategoryName({name, missing, children: mark}: CategoryNameProps) {
  return (
    <CellText tone={name === null ? 'missing' : 'plain'}>
      {name ?? missing}
      {mark && <> {mark}</>}
    </CellText>
  );
}

function Amount({row, format}: {readonly row: ListedRow; readonly format: Format}) {
  const isInflow = row.amountUnits > 0;
  return <CellText tone={isInflow ? 'inflow' : 'plain'}>{format.signedMoney(row.amountUnits, row.currency)}</CellText>;
}

function directionOf(sort: BooksSort, by: BooksSort['by']): GridSort {
  if (sort.by !== by) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}

/** Wide enough for a day of another year, in any language. */
function dateTrack(format: Format): string {
  return `${Math.ceil(format.day('2025-12-28', 'medium').length * 6.6) + 14}px`;
}

/** One-digit days stand under two-digit ones. */
function padDay(shown: string, date: string): string {
  return date.endsWith(shown.slice(0, 2)) ? shown : shown.replace(/^(?=\d\D)/, '\u2007');
}
