import type {ReactElement} from 'react';
import {ChevronLeft} from 'lucide-react';
import {Dialog, DialogTrigger} from 'react-aria-components';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {FilterPopover} from '#src/ui/grid/bars/filter-popover.tsx';
import type {BooksFilter} from '#workers/books/api.ts';
import type {FilterPart} from '#src/features/bookkeeping/filter-address.ts';
import {namePart} from './describe-filter.ts';
import {FilterForm} from './filter-form.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** What the filter panel shows: its menu, one part's values, or nothing. */
export type FilterPanelState = 'closed' | 'menu' | FilterPart;

type FilterPanelProps = {
  readonly trigger: ReactElement;
  readonly panel: FilterPanelState;
  readonly onPanel: (panel: FilterPanelState) => void;
  readonly filter: BooksFilter;
  readonly names: BooksNames;
  readonly onFilter: (filter: BooksFilter) => void;
};

const offered = [
  'period',
  'account',
  'category',
  'checked',
  'amount',
  'unsent',
] as const satisfies readonly FilterPart[];

/** Chooses what to narrow by, then its value, in one small layer beside its button. */
export function FilterPanel({trigger, panel, onPanel, filter, names, onFilter}: FilterPanelProps) {
  const text = useBooksText();
  const isValue =
    panel !== 'closed' && panel !== 'menu' && panel !== 'text' && panel !== 'unsent' && panel !== 'import';
  const choose = (part: (typeof offered)[number]) => {
    if (part !== 'unsent') return onPanel(part);
    onFilter({...filter, unsentOnly: true});
    onPanel('closed');
  };
  return (
    <DialogTrigger isOpen={panel !== 'closed'} onOpenChange={(isOpen) => onPanel(isOpen ? 'menu' : 'closed')}>
      {trigger}
      <FilterPopover>
        <Dialog aria-label={isValue ? namePart(panel, text) : text('filterAdd')}>
          {isValue ? (
            <Stack gap={3}>
              <Button look="link" icon={<ChevronLeft size={16} aria-hidden />} onPress={() => onPanel('menu')}>
                {text('filterAdd')}
              </Button>
              <FilterForm
                key={panel}
                part={panel}
                filter={filter}
                names={names}
                onApply={(patch) => {
                  onFilter({...filter, ...patch});
                  if (panel !== 'account' && panel !== 'category') onPanel('closed');
                }}
              />
            </Stack>
          ) : (
            <Stack gap={1}>
              <Text size="micro" tone="muted">
                {text('filterNarrow')}
              </Text>
              {offered.map((part, place) => (
                <Button key={part} look="quiet" className="" autoFocus={place === 0} onPress={() => choose(part)}>
                  {namePart(part, text)}
                </Button>
              ))}
            </Stack>
          )}
        </Dialog>
      </FilterPopover>
    </DialogTrigger>
  );
}
