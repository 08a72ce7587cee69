import {Suspense, type ReactElement} from 'react';
import {ArrowDownUp, ChevronLeft, FileDown} from 'lucide-react';
import {Dialog, DialogTrigger} from 'react-aria-components';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {FilterPopover} from '#src/ui/grid/bars/filter-popover.tsx';
import type {BooksFilter, BooksSort} from '#workers/books/api.ts';
import {anyRule} from '#workers/books/ask/whole-list.ts';
import type {FilterPart} from '#src/features/bookkeeping/filter-address.ts';
import {namePart} from './describe-filter.ts';
import {filterForm} from '#src/features/bookkeeping/list/late-parts.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';

/** What the filter panel shows: its menu, one part's values, the order of the list, or nothing. */
export type FilterPanelState = 'closed' | 'menu' | 'sort' | FilterPart;

type FilterPanelProps = {
  readonly trigger: ReactElement;
  readonly panel: FilterPanelState;
  readonly onPanel: (panel: FilterPanelState) => void;
  readonly filter: BooksFilter;
  readonly names: BooksNames;
  readonly onFilter: (filter: BooksFilter) => void;
  /** The order of a list without heads of columns; null where there are some. */
  readonly sort: BooksSort | null;
  readonly onSort: (sort: BooksSort) => void;
  /** Exports the list from here, where the bar has no room for it; null where it has. */
  readonly onExport: (() => void) | null;
};

const offered = [
  'period',
  'account',
  'category',
  'checked',
  'receipt',
  'suggestion',
  'rule',
  'amount',
  'sign',
  'unsent',
] as const satisfies readonly FilterPart[];

/** Chooses what to narrow by, then its value, in one small layer beside its button; on a phone also the order. */
export function FilterPanel(props: FilterPanelProps) {
  const {trigger, panel, onPanel, filter, names, onFilter, sort, onExport} = props;
  const text = useBooksText();
  const part = valuePart(panel);
  const isSort = panel === 'sort' && sort !== null;
  const choose = (chosen: (typeof offered)[number]) => {
    if (chosen !== 'unsent' && chosen !== 'rule') return onPanel(chosen);
    onFilter({...filter, ...(chosen === 'rule' ? {rule: anyRule} : {unsentOnly: true})});
    onPanel('closed');
  };
  const title = part ? namePart(part, text) : text(isSort ? 'sortLabel' : 'act_filter');
  return (
    <DialogTrigger isOpen={panel !== 'closed'} onOpenChange={(isOpen) => onPanel(isOpen ? 'menu' : 'closed')}>
      {trigger}
      <FilterPopover>
        <Dialog aria-label={title}>
          {part || isSort ? (
            <Stack gap={3}>
              <Button look="link" icon={<ChevronLeft size={16} aria-hidden />} onPress={() => onPanel('menu')}>
                {text('act_filter')}
              </Button>
              {isSort && (
                <SortForm
                  sort={sort}
                  onSort={(next) => {
                    props.onSort(next);
                    onPanel('closed');
                  }}
                />
              )}
              {part && (
                <Suspense fallback={null}>
                  <filterForm.Part
                    key={part}
                    part={part}
                    filter={filter}
                    names={names}
                    onApply={(patch) => {
                      onFilter({...filter, ...patch});
                      if (part !== 'account' && part !== 'category') onPanel('closed');
                    }}
                  />
                </Suspense>
              )}
            </Stack>
          ) : (
            <Stack gap={1}>
              {sort && (
                <Button look="quiet" icon={<ArrowDownUp size={16} aria-hidden />} onPress={() => onPanel('sort')}>
                  {text('sortLabel')}
                </Button>
              )}
              {onExport && (
                <Button
                  look="quiet"
                  icon={<FileDown size={16} aria-hidden />}
                  onPress={() => {
                    onPanel('closed');
                    onExport();
                  }}
                >
                  {text('exportRowsAct')}
                </Button>
              )}
              <Text size="micro" tone="muted">
                {text('filterNarrow')}
              </Text>
              {offered.map((one, place) => (
                <Button key={one} look="quiet" className="" autoFocus={place === 0} onPress={() => choose(one)}>
                  {namePart(one, text)}
                </Button>
              ))}
            </Stack>
          )}
        </Dialog>
      </FilterPopover>
    </DialogTrigger>
  );
}

/** The part of the filter whose values the panel shows; null for its menu and for what has no values to choose. */
export function valuePart(panel: FilterPanelState) {
  switch (panel) {
    case 'closed':
    case 'menu':
    case 'sort':
    case 'text':
    case 'unsent':
    case 'rule':
    case 'import':
    case 'merchantName':
    case 'merchants':
    case 'currency':
    case 'merchant':
    case 'note':
    case 'description':
    case 'reference':
      return null;
    default:
      return panel;
  }
}

/** The orders of the list, as the heads of its columns offer them where there is room for columns. */
const orders = [
  {id: 'newest', by: 'date', descending: true},
  {id: 'oldest', by: 'date', descending: false},
  {id: 'from_a', by: 'merchant', descending: false},
  {id: 'from_z', by: 'merchant', descending: true},
  {id: 'most', by: 'amount', descending: true},
  {id: 'least', by: 'amount', descending: false},
] as const satisfies readonly (BooksSort & {id: string})[];

/** Chooses the order of a list that has no heads of columns. */
function SortForm({sort, onSort}: {readonly sort: BooksSort; readonly onSort: (sort: BooksSort) => void}) {
  const text = useBooksText();
  const current = orders.find(({by, descending}) => by === sort.by && descending === sort.descending);
  return (
    <RadioField
      label={text('sortLabel')}
      value={current?.id ?? null}
      options={orders.map(({id}) => ({id, label: text(`sort_${id}`)}))}
      onChange={(id) => {
        const order = orders.find((one) => one.id === id);
        if (order) onSort({by: order.by, descending: order.descending});
      }}
    />
  );
}
