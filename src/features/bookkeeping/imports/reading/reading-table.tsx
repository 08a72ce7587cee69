import type {ReactNode} from 'react';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Table} from '#src/ui/list/table.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {
  dateOrders,
  delimiters,
  encodings,
  type Evidence,
  type Overrides,
  type Reading,
} from '#workers/csv-import/reading.ts';
import {listSources, sourceChosen, takeSource} from './list-sources.ts';
import {describeEvidence, nameReading} from './reading-words.ts';
import {useBooksText, type BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ReadingTableProps = {readonly reading: Reading; readonly onChange: (patch: Overrides) => void};

type Line = {readonly id: string; readonly name: string; readonly value: ReactNode; readonly because: Evidence | null};

const decimalMarks = ['.', ','] as const;
const feeModes = ['none', 'included', 'subtracted', 'added', 'apart-subtracted', 'apart-added'] as const;

/** How the file was read, each decision with its evidence and open to be changed. */
export function ReadingTable(props: ReadingTableProps) {
  const text = useBooksText();
  return (
    <Table
      label={text('readingTitle')}
      rows={linesOf(props, text)}
      columns={[
        {id: 'part', heading: text('readingPart'), cell: (line) => line.name},
        {id: 'value', heading: text('readingValue'), cell: (line) => line.value},
        {
          id: 'because',
          heading: text('readingBecause'),
          cell: (line) =>
            line.because && (
              <Text as="span" tone="muted">
                {describeEvidence(line.because, text)}
              </Text>
            ),
        },
      ]}
    />
  );
}

/** Each decision with its value and evidence; fees and accounts only where the file has them. */
function linesOf({reading, onChange}: ReadingTableProps, text: BooksText): Line[] {
  const asked = new Set<string>(reading.questions);
  const select = <Value extends string>(
    label: string,
    value: Value | null,
    options: readonly {id: Value; label: string}[],
    pick: (value: Value) => Overrides,
  ) => (
    <SelectField
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      size="small"
      value={value}
      options={options}
      placeholder={text('chooseFirst')}
      onChange={(id) => {
        const option = options.find((one) => one.id === id);
        if (option) onChange(pick(option.id));
      }}
    />
  );
  const {headerLine} = reading;
  const lines: Line[] = [
    {
      id: 'encoding',
      name: text('readEncoding'),
      value: select(
        text('readEncoding'),
        reading.encoding.value,
        encodings.map((id) => ({id, label: id.toUpperCase()})),
        (encoding) => ({encoding}),
      ),
      because: reading.encoding.because,
    },
    {
      id: 'delimiter',
      name: text('readDelimiter'),
      value: select(
        text('readDelimiter'),
        reading.delimiter.value,
        delimiters.map((id) => ({id, label: nameReading.delimiter(id, text)})),
        (delimiter) => ({delimiter}),
      ),
      because: reading.delimiter.because,
    },
    {
      id: 'header',
      name: text('readHeader'),
      value: <HeaderLine reading={reading} onChange={onChange} />,
      because: headerLine.because,
    },
    {
      id: 'dateOrder',
      name: text('readDateOrder'),
      value: select(
        text('readDateOrder'),
        asked.has('import.choose-date-order') ? null : reading.dateOrder.value,
        dateOrders.map((id) => ({id, label: nameReading.dateOrder(id, text)})),
        (dateOrder) => ({dateOrder}),
      ),
      because: reading.dateOrder.because,
    },
    {
      id: 'decimal',
      name: text('readDecimal'),
      value: select(
        text('readDecimal'),
        asked.has('import.choose-decimal-mark') ? null : reading.decimalMark.value,
        decimalMarks.map((id) => ({id, label: nameReading.decimalMark(id, text)})),
        (decimalMark) => ({decimalMark}),
      ),
      because: reading.decimalMark.because,
    },
    {
      id: 'sign',
      name: text('readSign'),
      value: (
        <>
          <Text as="span">{nameReading.sign(reading.sign.value, text)}</Text>
          <Checkbox isSelected={reading.sign.value === 'flipped'} onChange={(flipSign) => onChange({flipSign})}>
            {text('signFlip')}
          </Checkbox>
        </>
      ),
      because: reading.sign.because,
    },
    {id: 'currency', name: text('field_currency'), value: reading.currency.value, because: reading.currency.because},
  ];
  if (reading.columns.some((column) => column.role === 'fee'))
    lines.push({
      id: 'fee',
      name: text('readFee'),
      value: select(
        text('readFee'),
        reading.fee.value,
        feeModes.map((id) => ({id, label: nameReading.fee(id, text)})),
        (fee) => ({fee}),
      ),
      because: reading.fee.because,
    });
  if (reading.sourceAccounts.length > 1)
    lines.push({
      id: 'source',
      name: text('readSource'),
      value: select(text('readSource'), sourceChosen(reading), listSources(reading, text), takeSource),
      because: null,
    });
  return lines;
}

/** The line of the header, or none, and how many lines stand before the table. */
function HeaderLine({reading, onChange}: ReadingTableProps) {
  const text = useBooksText();
  const found = reading.headerLine.value;
  return (
    <>
      <SelectField
        label={<VisuallyHidden>{text('readHeader')}</VisuallyHidden>}
        size="small"
        value={String(found)}
        options={[null, ...headerLines(found)].map((line) => ({
          id: String(line),
          label: line === null ? text('headerNone') : text('lineAt', {line}),
        }))}
        onChange={(id) => onChange({headerLine: id === 'null' ? null : Number(id)})}
      />
      {reading.preambleLines > 0 && text('headerPreamble', {count: reading.preambleLines})}
    </>
  );
}

/** Lines that are offered as the header: the first ones and, further down, the one that was found. */
function headerLines(found: number | null): number[] {
  const first = Array.from({length: 30}, (_, place) => place + 1);
  return found === null || found <= first.length ? first : [...first, found];
}
