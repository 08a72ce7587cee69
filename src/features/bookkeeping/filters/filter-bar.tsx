import {memo, useState, type Ref} from 'react';
import {ChevronDown, FileDown, ListFilter, Rows3} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {RemovableChip} from '#src/ui/actions/removable-chip.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {SearchSlot} from '#src/ui/grid/bars/search-slot.tsx';
import {Toolbar} from '#src/ui/grid/bars/toolbar.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksFilter, BooksSort} from '#workers/books/api.ts';
import {activeParts, withoutPart} from '#src/features/bookkeeping/filter-address.ts';
import {describePart, namePart} from './describe-filter.ts';
import {FilterPanel, type FilterPanelState} from './filter-panel.tsx';
import {densities, type Density} from '#contract/account/choices.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type FilterBarProps = {
  readonly filter: BooksFilter;
  readonly names: BooksNames;
  readonly importName: string | null;
  readonly panel: FilterPanelState;
  readonly onPanel: (panel: FilterPanelState) => void;
  readonly onFilter: (filter: BooksFilter) => void;
  readonly sort: BooksSort;
  readonly onSort: (sort: BooksSort) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  /** Null where there is nothing to export. */
  readonly onExport: (() => void) | null;
  readonly isPhone: boolean;
  /** A panel beside the list leaves no room for words. */
  readonly isBesidePanel: boolean;
  readonly searchRef: Ref<HTMLInputElement>;
};

/** What narrows the list, as a sentence of chips, and how high its rows are. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const {filter, names, onFilter, onPanel, isPhone} = props;
  const text = useBooksText();
  const format = useFormat();
  const words = {text, format, names, importName: props.importName};
  const chips = activeParts(filter).filter((part) => part !== 'text');
  return (
    <Toolbar label={text('filtersLabel')} end={isPhone ? undefined : <ListEnd {...props} />}>
      <SearchSlot>
        <SearchText
          value={filter.text}
          onChange={(typed) => onFilter({...filter, text: typed})}
          inputRef={props.searchRef}
        />
      </SearchSlot>
      <FilterPanel
        {...props}
        sort={isPhone ? props.sort : null}
        onExport={isPhone ? props.onExport : null}
        trigger={
          <Button
            look={isPhone ? 'default' : 'quiet'}
            icon={<ListFilter size={16} aria-hidden />}
            keyShortcuts="F"
            end={isPhone ? null : <Kbd>F</Kbd>}
          >
            {text(isPhone ? 'filterShort' : 'filter')}
          </Button>
        }
      />
      {chips.map((part) => (
        <RemovableChip
          key={part}
          label={namePart(part, text)}
          removeLabel={text('filterRemove', {name: namePart(part, text)})}
          onRemove={() => onFilter(withoutPart(filter, part))}
          {...(part === 'unsent' || part === 'import' || part === 'merchant' ? {} : {onPress: () => onPanel(part)})}
        >
          {describePart(part, filter, words)}
        </RemovableChip>
      ))}
    </Toolbar>
  );
});

/** Typed words reach the list at once; the address follows a moment later, so that Back does not undo letters. */
function SearchText({
  value,
  onChange,
  inputRef,
}: {
  value: string;
  onChange: (typed: string) => void;
  inputRef: Ref<HTMLInputElement>;
}) {
  const text = useBooksText();
  /** `sent`: texts on their way through the address. What comes back late must not take letters away. */
  const [{typed, seen, sent}, setField] = useState({typed: value, seen: value, sent: [] as readonly string[]});
  if (value !== seen) {
    const place = sent.indexOf(value);
    setField(place === -1 ? {typed: value, seen: value, sent: []} : {typed, seen: value, sent: sent.slice(place + 1)});
  }
  return (
    <SearchField
      label={text('search')}
      shortcut="/"
      value={typed}
      onChange={(next) => {
        setField({typed: next, seen, sent: [...sent, next]});
        onChange(next);
      }}
      inputRef={inputRef}
    />
  );
}

/** What is done with the list as it is narrowed, and how it is shown. */
function ListEnd(props: Pick<FilterBarProps, 'density' | 'onDensity' | 'onExport' | 'isBesidePanel'>) {
  const {onExport, isBesidePanel} = props;
  const text = useBooksText();
  const icon = <FileDown size={16} aria-hidden />;
  return (
    <>
      {onExport && isBesidePanel && <IconButton icon={icon} label={text('exportRows')} onPress={onExport} />}
      {onExport && !isBesidePanel && (
        <Button look="quiet" icon={icon} onPress={onExport}>
          {text('exportRows')}
        </Button>
      )}
      <DensityMenu {...props} />
    </>
  );
}

function DensityMenu({density, onDensity}: Pick<FilterBarProps, 'density' | 'onDensity'>) {
  const text = useBooksText();
  return (
    <MenuButton
      label={text('density')}
      placement="bottom end"
      trigger={
        <Button
          look="quiet"
          label={`${text('density')}: ${text(`density_${density}`)}`}
          icon={<Rows3 size={16} aria-hidden />}
          end={<ChevronDown size={16} aria-hidden />}
        >
          {text(`density_${density}`)}
        </Button>
      }
    >
      {densities.map((one) => (
        <MenuItem key={one} id={one} isCurrent={one === density} onAction={() => onDensity(one)}>
          {text(`density_${one}`)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
