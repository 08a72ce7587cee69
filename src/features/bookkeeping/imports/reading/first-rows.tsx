import {CellText} from '#src/ui/grid/cells/cell-text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {ListColumn} from '#src/ui/list/list-column.ts';
import {Table} from '#src/ui/list/table.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {FileTransaction, Reading} from '#workers/csv-import/reading.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** More of a text than this says nothing about how the file was read, in characters. */
const longestText = 160;

/** The first transactions as they will be, with their balances where the file has any. */
export function FirstRows({reading}: {readonly reading: Reading}) {
  const text = useBooksText();
  const format = useFormat();
  const currency = reading.currency.value;
  const rows = reading.preview.slice(0, 10).map((row) => ({...row, id: row.identity}));
  const balance: ListColumn<FileTransaction> = {
    id: 'balance',
    heading: text('field_balance'),
    isAmount: true,
    cell: (row) => (row.balanceUnits === null ? '' : format.money(row.balanceUnits, currency)),
  };
  const columns: ListColumn<FileTransaction>[] = [
    {id: 'line', heading: text('line'), isWhole: true, cell: (row) => format.number(row.line)},
    {id: 'date', heading: text('field_date'), isWhole: true, cell: (row) => format.day(row.date, 'medium')},
    {
      id: 'description',
      heading: text('colDescription'),
      cell: (row) => (
        <CellText tone="strong" more={row.merchant === null ? null : cut(row.description)}>
          {cut(row.merchant ?? row.description)}
        </CellText>
      ),
    },
    {
      id: 'amount',
      heading: text('field_amount'),
      isAmount: true,
      cell: (row) => (
        <CellText tone={row.amountUnits > 0 ? 'inflow' : 'plain'}>
          {format.signedMoney(row.amountUnits, currency)}
        </CellText>
      ),
    },
    ...(rows.some((row) => row.balanceUnits !== null) ? [balance] : []),
  ];
  return (
    <Stack gap={2}>
      <SectionHead title={text('previewTitle')} />
      <Table label={text('previewTitle')} rows={rows} columns={columns} />
    </Stack>
  );
}

function cut(words: string): string {
  return words.length <= longestText ? words : `${words.slice(0, longestText)}…`;
}
