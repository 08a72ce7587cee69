import {Banknote, CheckCheck, FilePlus2, FolderOpen, Pencil, Trash2, type LucideIcon} from 'lucide-react';
import type {Change} from '#contract/sync/change.ts';
import {HistoryList, type HistoryItem} from '#src/ui/grid/bars/history-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import type {ToldField} from '#src/data/describe/tell-act.ts';
import type {KnownRow} from '#src/data/describe/description.ts';
import {useRowHistory} from '#src/data/describe/use-row-history.ts';
import {useTelling} from '#src/data/describe/use-telling.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

const icons: Readonly<Record<ToldField['kind'], LucideIcon>> = {
  made: FilePlus2,
  deleted: Trash2,
  reference: FolderOpen,
  flag: CheckCheck,
  money: Banknote,
  choice: Pencil,
  currency: Pencil,
  day: Pencil,
  text: Pencil,
  shown: Pencil,
};

/** What was done to a row, by whom and when; what waits on this device is there at once, the rest when the server answers. */
export function RowHistory({row, spaceId}: {readonly row: BooksRow; readonly spaceId: string}) {
  const text = useBooksText();
  const format = useFormat();
  const {pending, entries, failure} = useRowHistory(spaceId, 'transactions', row);
  const {describeAct} = useTelling({spaceId, table: 'transactions', rowId: null}, row);
  const pendingIds = new Set(pending.map(({change}) => change.id));
  const here = pending.flatMap(({change, set}) =>
    itemsOf(
      {id: change.id, op: change.op, set, who: text('historyYou')},
      text('historyHere', {when: format.moment(change.madeAt)}),
    ),
  );
  const there = (entries ?? [])
    .filter((entry) => !pendingIds.has(entry.changeId))
    .flatMap((entry) =>
      itemsOf(
        {id: entry.changeId, op: entry.op, set: entry.set, who: entry.by},
        text('historyThere', {when: format.moment(entry.at), device: entry.device}),
      ),
    );

  function itemsOf({id, op, set, who}: Act, where: string): HistoryItem[] {
    return describeAct(op, set).map(({kind, what}, place) => {
      const Icon = icons[kind];
      const icon = <Icon size={16} strokeWidth={1.75} aria-hidden />;
      return {key: `${id} ${place}`, icon, what: `${who}: ${what}`, where};
    });
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

type Act = {readonly id: string; readonly op: Change['op']; readonly set: KnownRow; readonly who: string};
