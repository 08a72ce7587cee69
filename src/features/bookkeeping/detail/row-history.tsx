import {Banknote, CheckCheck, FilePlus2, FolderOpen, Pencil, Trash2} from 'lucide-react';
import {HistoryList, type HistoryItem} from '#src/ui/grid/bars/history-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {describeAct, type RowAct} from './describe-history.ts';
import {useHistory} from './use-history.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type RowHistoryProps = {
  readonly row: BooksRow;
  readonly spaceId: string;
  readonly names: BooksNames;
};

/** What was done to a row, by whom and when; what waits on this device is there at once, the rest when the server answers. */
export function RowHistory({row, spaceId, names}: RowHistoryProps) {
  const text = useBooksText();
  const format = useFormat();
  const {pending, entries, failure} = useHistory(spaceId, row);
  const words = {text, format, names, currency: row.currency, isImported: row.importId !== null};
  const pendingIds = new Set(pending.map(({change}) => change.id));
  const here = pending.flatMap(({change, set}) =>
    itemsOf(
      change.id,
      {op: change.op, set, who: text('historyYou')},
      text('historyHere', {when: format.moment(change.madeAt)}),
    ),
  );
  const there = (entries ?? [])
    .filter((entry) => !pendingIds.has(entry.changeId))
    .flatMap((entry) =>
      itemsOf(
        entry.changeId,
        {op: entry.op, set: entry.set, who: entry.by},
        text('historyThere', {when: format.moment(entry.at), device: entry.device}),
      ),
    );

  function itemsOf(key: string, act: RowAct, where: string): HistoryItem[] {
    return describeAct(act, words).map((what, place) => ({key: `${key} ${place}`, icon: iconOf(act), what, where}));
  }

  return (
    <DetailPart>
      <SectionHead title={text('history')} />
      <HistoryList items={[...here, ...there]} />
      {entries === undefined && failure === null && (
        <Text tone="muted" size="small">
          {text('historyLoading')}
        </Text>
      )}
      {failure !== null && (
        <Text tone="muted" size="small">
          {text(failure.code === 'offline' ? 'historyOffline' : 'historyFailed')}
        </Text>
      )}
    </DetailPart>
  );
}

function iconOf({op, set}: RowAct) {
  const size = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;
  if (op === 'create') return <FilePlus2 {...size} />;
  if ('deleted' in set) return <Trash2 {...size} />;
  if ('categoryId' in set) return <FolderOpen {...size} />;
  if ('checked' in set) return <CheckCheck {...size} />;
  if ('amountUnits' in set || 'accountId' in set) return <Banknote {...size} />;
  return <Pencil {...size} />;
}
