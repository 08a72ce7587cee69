import {useCallback} from 'react';
import {Ellipsis, X} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {ActionBar} from '#src/ui/grid/bars/action-bar.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksView, CurrencyTotals} from '#workers/books/api.ts';
import type {Room} from '#src/ui/layout/use-room.ts';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {countSelected, rowsToActOn, type RowSelection} from '#src/features/bookkeeping/selection.ts';
import {ariaShortcuts, printKeyOf, type ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type BulkBarProps = {
  readonly books: Books | null;
  readonly view: BooksView;
  readonly selection: RowSelection;
  readonly room: Room;
  readonly isMac: boolean;
  readonly onAct: (act: ListAct | 'export') => void;
  readonly onClear: () => void;
};

/** What can be done with the marked rows, and what they add up to. */
export function BulkBar({books, view, selection, room, isMac, onAct, onClear}: BulkBarProps) {
  const text = useBooksText();
  const format = useFormat();
  const totals = useTotals(books, selection, view.revision);
  const count = countSelected(selection, view.rowCount);
  const nets = totals.map((one) => format.money(one.inUnits + one.outUnits, one.currency)).join(' · ');
  const key = (act: ListAct) => (room === 'phone' ? {} : {end: <Kbd>{printKeyOf(act, isMac)}</Kbd>});
  const act = (name: ListAct, label: string) => (
    <Button look="quiet" {...key(name)} keyShortcuts={ariaShortcuts([name])} onPress={() => onAct(name)}>
      {label}
    </Button>
  );
  return (
    <ActionBar label={text('bulkLabel')} count={text('selected', {count})} sum={nets}>
      {act('category', text('actCategory'))}
      {act('account', text('actAccount'))}
      {act('check', text('actCheck'))}
      <MenuButton
        label={text('bulkLabel')}
        placement="top end"
        trigger={<IconButton icon={<Ellipsis size={18} aria-hidden />} label={text('bulkLabel')} />}
      >
        <MenuItem id="note" onAction={() => onAct('note')}>
          {text('actNote')}
        </MenuItem>
        <MenuItem id="merchant" onAction={() => onAct('merchant')}>
          {text('actMerchant')}
        </MenuItem>
        <MenuItem id="export" onAction={() => onAct('export')}>
          {text('exportAct')}
        </MenuItem>
        <MenuItem id="delete" isDanger onAction={() => onAct('delete')}>
          {text('actDelete')}
        </MenuItem>
      </MenuButton>
      <IconButton icon={<X size={18} aria-hidden />} label={text('clearSelection')} shortcut="Esc" onPress={onClear} />
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
