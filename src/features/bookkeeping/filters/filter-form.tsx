import {useState} from 'react';
import {succeed} from '#contract/kernel/failure.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {NumberField} from '#src/ui/fields/number-field.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {PickerOption} from '#src/ui/grid/match-options.ts';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {matchOptions} from '#src/ui/grid/match-options.ts';
import {ScrollBox} from '#src/ui/grid/bars/scroll-box.tsx';
import type {BooksFilter, TextField} from '#workers/books/api.ts';
import {signs, suggestionStates, type FilterPart} from '#src/features/bookkeeping/filter-address.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {datesOf} from '#workers/books/ask/query/period-dates.ts';
import {findPeriod, periodPresets} from '#src/features/bookkeeping/periods.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type FilterFormProps = {
  readonly part: Exclude<
    FilterPart,
    'text' | 'rule' | 'unsent' | 'import' | 'merchantName' | 'merchants' | 'currency' | TextField
  >;
  readonly filter: BooksFilter;
  readonly names: BooksNames;
  readonly onApply: (patch: Partial<BooksFilter>) => void;
};

/** The values one part of a filter can take. */
export function FilterForm({part, filter, names, onApply}: FilterFormProps) {
  const text = useBooksText();
  switch (part) {
    case 'period':
      return <PeriodForm filter={filter} onApply={onApply} />;
    case 'amount':
      return <AmountForm filter={filter} onApply={onApply} />;
    case 'account':
      return (
        <ChoicesForm
          options={names.accountOptions}
          chosen={filter.accountIds}
          onApply={(accountIds) => onApply({accountIds})}
        />
      );
    case 'category':
      return <CategoryForm filter={filter} names={names} onApply={onApply} />;
    case 'sign':
      return (
        <RadioField
          label={text('partSign')}
          value={filter.sign}
          options={signs.map((id) => ({id, label: text(`sign_${id}`)}))}
          onChange={(value) => onApply({sign: signs.find((sign) => sign === value) ?? null})}
        />
      );
    case 'checked':
      return (
        <RadioField
          label={text('fieldChecked')}
          value={filter.checked === null ? null : filter.checked ? 'yes' : 'no'}
          options={[
            {id: 'yes', label: text('checked')},
            {id: 'no', label: text('unchecked')},
          ]}
          onChange={(value) => onApply({checked: value === 'yes'})}
        />
      );
    case 'receipt':
      return (
        <RadioField
          label={text('partReceipt')}
          value={filter.hasReceipt === null ? null : filter.hasReceipt ? 'yes' : 'no'}
          options={[
            {id: 'yes', label: text('hasReceipt')},
            {id: 'no', label: text('noReceipt')},
          ]}
          onChange={(value) => onApply({hasReceipt: value === 'yes'})}
        />
      );
    case 'suggestion':
      return (
        <RadioField
          label={text('partSuggestion')}
          value={filter.suggestion}
          options={suggestionStates.map((id) => ({id, label: text(`suggestion_${id}`)}))}
          onChange={(value) => onApply({suggestion: suggestionStates.find((state) => state === value) ?? null})}
        />
      );
  }
}

type PartFormProps = Pick<FilterFormProps, 'filter' | 'onApply'>;

function PeriodForm({filter, onApply}: PartFormProps) {
  const text = useBooksText();
  const today = useFormat().today();
  const form = useForm({
    idPrefix: 'filter-',
    start: {from: filter.from, to: filter.to},
    check: ({from, to}) =>
      from !== null && to !== null && from > to ? [{field: 'to', reason: 'filter.days-reversed'}] : [],
    send: async (bounds) => succeed(onApply(bounds)),
  });
  return (
    <Form onSubmit={() => void form.submit()}>
      <RadioField
        label={text('field_date')}
        value={findPeriod(filter.from, filter.to, today)}
        options={periodPresets.map((preset) => ({id: preset, label: text(`period_${preset}`)}))}
        onChange={(id) => {
          const preset = periodPresets.find((one) => one === id);
          if (preset) onApply(datesOf(preset, today));
        }}
      />
      <DateField {...form.bind('from')} size="small" label={text('periodFrom')} />
      <DateField {...form.bind('to')} size="small" label={text('periodTo')} />
      <Button type="submit" look="primary">
        {text('filterApply')}
      </Button>
    </Form>
  );
}

function AmountForm({filter, onApply}: PartFormProps) {
  const text = useBooksText();
  const form = useForm({
    idPrefix: 'filter-',
    start: {from: readBound(filter.minAmount), to: readBound(filter.maxAmount)},
    check: ({from, to}) =>
      from !== null && to !== null && from > to ? [{field: 'to', reason: 'filter.amounts-reversed'}] : [],
    send: async ({from, to}) => succeed(onApply({minAmount: writeBound(from), maxAmount: writeBound(to)})),
  });
  const shared = {size: 'small', min: 0, max: mostAmount, decimals: amountDigits} as const;
  return (
    <Form onSubmit={() => void form.submit()}>
      <Text tone="muted" size="small">
        {text('amountSignless')}
      </Text>
      <NumberField {...form.bind('from')} {...shared} label={text('amountFrom')} autoFocus />
      <NumberField {...form.bind('to')} {...shared} label={text('amountTo')} />
      <Button type="submit" look="primary">
        {text('filterApply')}
      </Button>
    </Form>
  );
}

/** Beyond any amount of money whose units are exact. */
const mostAmount = 99_999_999_999;

/** The decimals of the finest currencies; which one is meant is up to each row. */
const amountDigits = {least: 0, most: 8};

function readBound(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}

/** Never with an exponent. */
function writeBound(value: number | null): string | null {
  return value === null ? null : value.toFixed(8).replace(/\.?0+$/, '');
}

/** What a figure told apart by sign can be taken back here too, and for as long as the panel is open be chosen again. */
function CategoryForm({filter, names, onApply}: Pick<FilterFormProps, 'filter' | 'names' | 'onApply'>) {
  const text = useBooksText();
  const [ofFigure] = useState(() => (['none-in', 'none-out'] as const).filter((id) => filter.categoryIds.includes(id)));
  return (
    <ChoicesForm
      options={[
        {id: 'none', label: text('noCategory')},
        ...ofFigure.map((id) => ({id, label: text(`noCategory_${id}`)})),
        ...names.categoryOptions,
      ]}
      chosen={filter.categoryIds}
      onApply={(categoryIds) => onApply({categoryIds})}
    />
  );
}

type ChoicesFormProps = {
  readonly options: readonly PickerOption[];
  readonly chosen: readonly string[];
  readonly onApply: (chosen: readonly string[]) => void;
};

/** Takes effect with each tick, so that the list behind shows it. */
function ChoicesForm({options, chosen, onApply}: ChoicesFormProps) {
  const text = useBooksText();
  const [typed, setTyped] = useState('');
  const shown = matchOptions(options, typed);
  return (
    <Form onSubmit={() => undefined}>
      {options.length > 8 && <SearchField label={text('pickHint')} value={typed} onChange={setTyped} />}
      <ScrollBox>
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            isSelected={chosen.includes(option.id)}
            onChange={(isOn) => onApply(isOn ? [...chosen, option.id] : chosen.filter((id) => id !== option.id))}
          >
            {option.label}
          </Checkbox>
        ))}
      </ScrollBox>
      {shown.length === 0 && <Row>{text('pickNone')}</Row>}
    </Form>
  );
}
