import {useCallback} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {ActionBar} from '#src/ui/list/action-bar.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksView, CurrencyTotals} from '#workers/books/api.ts';
import type {Room} from '#src/ui/layout/use-room.ts';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {countSelected, rowsToActOn, type RowSelection} from '#src/ui/list/selection.ts';
import {ariaKeysOf, printKeyOf, type ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type BulkBarProps = {
  readonly books: Books | null;
  readonly view: BooksView;
  readonly selection: RowSelection;
  readonly room: Room;
  readonly onAct: (act: ListAct | 'export') => void;
  readonly onClear: () => void;
};

/** What can be done with the marked rows, and what they add up to. */
export function BulkBar({books, view, selection, room, onAct, onClear}: BulkBarProps) {
  const text = useBooksText();
  const format = useFormat();
  const totals = useTotals(books, selection, view.revision);
  const count = countSelected(selection, view.rowCount);
  const nets = totals.map((one) => format.money(one.inUnits + one.outUnits, one.currency)).join(' · ');
  const key = (act: ListAct) => (room === 'phone' ? {} : {end: <Kbd>{printKeyOf(act)}</Kbd>});
  const act = (name: ListAct, label: string) => (
    <Button look="quiet" {...key(name)} keyShortcuts={ariaKeysOf(name)} onPress={() => onAct(name)}>
      {label}
    </Button>
  );
  return (
    <ActionBar count={count} sum={nets} onClear={onClear}>
      {act('category', text('fieldCategory'))}
      {act('account', text('field_account'))}
      {act('check', text('fieldChecked'))}
      <MenuButton label={text('list.bulkLabel')} placement="top end">
        <MenuItem id="note" onAction={() => onAct('note')}>
          {text('fieldNote')}
        </MenuItem>
        <MenuItem id="merchant" onAction={() => onAct('merchant')}>
          {text('field_merchant')}
        </MenuItem>
        <MenuItem id="unrule" onAction={() => onAct('unrule')}>
          {text('act_unrule')}
        </MenuItem>
        <MenuItem id="export" onAction={() => onAct('export')}>
          {text('exportRows')}
        </MenuItem>
        <MenuItem id="delete" isDanger onAction={() => onAct('delete')}>
          {text('act_delete')}
        </MenuItem>
      </MenuButton>
    </ActionBar>
  );
}

function useTotals(books: Books | null, selection: RowSelection, revision: number): readonly CurrencyTotals[] {
  const ask = useCallback(async () => {
    const rows = rowsToActOn(selection, null);
    return books && rows ? books.readTotals(rows) : [];
  }, [books, selection]);
  return useAnswer(ask, revision) ?? [];
}
