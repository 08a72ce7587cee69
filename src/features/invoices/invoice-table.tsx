import {Download, ReceiptText} from 'lucide-react';
import type {es as paper} from '#src/data/invoice-paper/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {Table} from '#src/ui/list/table.tsx';
import type {ListedInvoice} from './read-invoices.ts';
import type {es} from './text/es.ts';

type InvoiceTableProps = {
  readonly listed: readonly ListedInvoice[];
  readonly onDownload: (one: ListedInvoice) => void;
};

/** Invoices and credit notes, the newest first: a table, or a list where there is no room for one. Rule: INV10. */
export function InvoiceTable({listed, onDownload}: InvoiceTableProps) {
  const text = useText<typeof es>('invoices');
  const paperText = useLoadedText<typeof paper>('invoice-paper');
  const format = useFormat();
  const room = useRoom();
  const what = ({row}: ListedInvoice) => paperText(`thing.${row.thing}`);
  const below = ({row}: ListedInvoice) => [row.company, row.orderNumber].filter(Boolean).join(' · ');
  const day = ({row}: ListedInvoice) => format.day(row.issuedOn, 'medium');
  const sum = ({row}: ListedInvoice) =>
    format.money(row.kind === 'credit-note' ? 0 - row.totalCents : row.totalCents, row.currency);
  const download = (one: ListedInvoice) => (
    <IconButton
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      label={text('download', {number: one.row.number})}
      onPress={() => onDownload(one)}
    />
  );
  if (room === 'phone')
    return (
      <ItemList label={text('list')}>
        {listed.map((one) => (
          <ListItem
            key={one.id}
            icon={<ReceiptText size={18} aria-hidden />}
            title={what(one)}
            text={`${day(one)} · ${one.row.number} · ${one.row.company}`}
            meta={
              <>
                {sum(one)} · <State one={one} />
              </>
            }
            actions={download(one)}
            isInline
          />
        ))}
      </ItemList>
    );
  return (
    <Table
      label={text('list')}
      rows={listed}
      columns={[
        {id: 'date', heading: text('date'), isWhole: true, cell: day},
        {
          id: 'what',
          heading: text('what'),
          cell: (one) => (
            <Stack gap={1}>
              {what(one)}
              <Text as="span" size="small" tone="muted">
                {below(one)}
              </Text>
            </Stack>
          ),
        },
        {id: 'number', heading: text('number'), isWhole: true, cell: ({row}) => row.number},
        {id: 'state', heading: text('state'), cell: (one) => <State one={one} />},
        {id: 'amount', heading: text('amount'), isAmount: true, cell: sum},
        {id: 'pdf', heading: text('pdf'), cell: download},
      ]}
    />
  );
}

const tones = {paid: 'ok', 'partly-returned': 'warn', returned: 'neutral'} as const;

/** Where an invoice is, or which one a credit note credits. Rule: INV5. */
function State({one: {row, state, returnedCents}}: {readonly one: ListedInvoice}) {
  const text = useText<typeof es>('invoices');
  const format = useFormat();
  if (state === null) return <span>{text('credit', {number: row.creditedNumber ?? ''})}</span>;
  return (
    <>
      <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>
      {state === 'partly-returned' ? (
        <Text as="span" size="small" tone="muted">
          {' '}
          {text('returnedSum', {sum: format.money(returnedCents, row.currency)})}
        </Text>
      ) : null}
    </>
  );
}
