import {Fragment, useEffect, useRef, type ReactNode} from 'react';
import {RefreshCw, SearchX} from 'lucide-react';
import type {ListShape} from '#contract/kernel/list.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Row as Line} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import {ActionBar} from './action-bar.tsx';
import type {List, ListRow} from './list.ts';
import type {ListColumn} from './list-column.ts';
import type {FilterMenus, ListFiltersProps} from './list-filters.tsx';
import {ListTools} from './list-tools.tsx';
import {RowCards} from './row-cards.tsx';
import {Table} from './table.tsx';
import {noRows} from './selection.ts';
import {markShortcuts} from './shortcuts.ts';
import {useMarks} from './use-marks.ts';
import {useScreenKeys} from './use-screen-keys.ts';
import styles from './cards.module.css';

/** How rows are shown: as a table, which is cards on a phone, or each as an item of its own, an `li` with a `data-row-name` in it. */
type RowsShown<Row, Shape extends ListShape> =
  | {columns: readonly ListColumn<Row, Shape>[]; item?: never}
  | {item: (row: Row) => ReactNode; columns?: never};

type PagedListProps<Row extends ListRow, Shape extends ListShape> = {
  label: string;
  list: List<Row, Shape>;
  /** What narrows the list: words and filters; left out where nothing does. A filter with many values is a menu, by what it narrows by. */
  tools?: Pick<ListFiltersProps<Shape>, 'filters' | 'more'> & {search?: string; menus?: FilterMenus<Shape>};
  /** How the rows are ordered while nobody asks for an order, where that is not the newest first. */
  usualOrder?: string;
  /** What could not be fetched, where the rows are not on the device. Source: S8.14. */
  troubleText?: string;
  /** Says that there is nothing, where that does not come from looking for something. */
  none?: {icon: ReactNode; title: string; text?: string; actions?: ReactNode};
  /** What can be done with several rows, which are marked by pointer or keys; `nameOf` says which row a box is for. */
  bulk?: {nameOf: (row: Row) => string; acts: (rows: readonly Row[]) => ReactNode};
} & RowsShown<Row, Shape>;

/** A list with all its faces: on its way, filled, nothing found, refused; more is fetched on a press. Rule: ADM12. Source: ux.md U5. */
export function PagedList<Row extends ListRow, Shape extends ListShape>(props: PagedListProps<Row, Shape>) {
  const {list, tools} = props;
  return (
    <Stack gap={4}>
      {tools && (
        <ListTools
          asked={list}
          searchLabel={tools.search}
          filters={tools.filters}
          menus={tools.menus ?? {}}
          {...pickGiven({more: tools.more})}
        />
      )}
      <ListBody {...props} />
    </Stack>
  );
}

function ListBody<Row extends ListRow, Shape extends ListShape>(props: PagedListProps<Row, Shape>) {
  const {list, troubleText, none} = props;
  const text = useText();
  const failureText = useFailureText();
  const trouble = list.failure && (
    <Banner
      tone="danger"
      shape="boxed"
      isUrgent
      actions={
        <Button icon={<RefreshCw size={16} aria-hidden />} onPress={list.readMore}>
          {text('retry')}
        </Button>
      }
    >
      {troubleText} {failureText(list.failure)}
    </Banner>
  );
  if (list.rows === undefined) return trouble ?? <Waiting />;
  if (list.rows.length > 0 || trouble) return <ListRows {...props} rows={list.rows} trouble={trouble} />;
  if (none && !list.clear)
    return (
      <EmptyState icon={none.icon} title={none.title} actions={none.actions}>
        {none.text}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<SearchX size={20} aria-hidden />}
      title={text('list.nothingFound')}
      actions={list.clear && <Button onPress={list.clear}>{text('list.clear')}</Button>}
    />
  );
}

type ListRowsProps<Row extends ListRow, Shape extends ListShape> = PagedListProps<Row, Shape> & {
  rows: readonly Row[];
  /** What stands below the rows where more could not be fetched. */
  trouble: ReactNode;
};

function ListRows<Row extends ListRow, Shape extends ListShape>(props: ListRowsProps<Row, Shape>) {
  const {label, list, rows, trouble, bulk} = props;
  const {total, focusFrom} = list;
  const text = useText();
  const format = useFormat();
  const isPhone = useRoom() === 'phone';
  const marks = useMarks(list, rows, bulk?.nameOf ?? (({id}) => id));
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusFrom === null) return;
    const name = body.current?.querySelectorAll<HTMLElement>('[data-row-name]')[focusFrom];
    (name?.closest<HTMLElement>('[data-row]') ?? name?.querySelector('a') ?? name)?.focus();
  }, [focusFrom]);
  const Rows = isPhone ? RowCards : Table;
  return (
    <>
      <div ref={body} aria-busy={list.isLoading}>
        {props.columns ? (
          <Rows
            label={label}
            rows={rows}
            columns={props.columns}
            asked={list}
            usualOrder={props.usualOrder}
            marks={bulk ? marks : null}
          />
        ) : (
          <ul className={styles['cards']} aria-label={label}>
            {rows.map((row) => (
              <Fragment key={row.id}>{props.item(row)}</Fragment>
            ))}
          </ul>
        )}
      </div>
      {trouble}
      <Line>
        {rows.length < total && !trouble && (
          <Button isPending={list.isLoading} onPress={list.readMore}>
            {text('list.more')}
          </Button>
        )}
        <Text as="span" tone="muted" size="small">
          {text(list.isAtLeast ? 'list.shownOfMore' : 'list.shownOf', {
            shown: format.number(rows.length),
            total: format.number(total),
          })}
        </Text>
      </Line>
      {bulk && marks.marked.length > 0 && (
        <MarkBar
          count={marks.marked.length}
          onClear={() => {
            marks.state.setSelection(noRows);
            body.current?.querySelector<HTMLElement>('[data-row][tabindex="0"], h2')?.focus({preventScroll: true});
          }}
        >
          {bulk.acts(marks.marked)}
        </MarkBar>
      )}
      <VisuallyHidden>
        <span role="status">{focusFrom === null ? '' : text('list.moreShown', {count: rows.length - focusFrom})}</span>
      </VisuallyHidden>
    </>
  );
}

function MarkBar(props: {count: number; onClear: () => void; children: ReactNode}) {
  useScreenKeys(markShortcuts, (act) => act === 'close' && props.onClear());
  return <ActionBar {...props} />;
}

function Waiting() {
  return (
    <Stack gap={2}>
      {Array.from({length: 8}, (_, line) => (
        <Skeleton key={line} height={32} />
      ))}
    </Stack>
  );
}
