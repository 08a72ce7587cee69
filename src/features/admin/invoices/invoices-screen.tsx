import {Download, ReceiptText} from 'lucide-react';
import {invoiceList, listInvoices} from '#contract/admin/list-invoices.ts';
import {useInvoicePdf} from '#src/data/invoice-paper/use-invoice-pdf.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import type {words} from './text/words.ts';

/** Every invoice and credit note: found by number, company or buyer, and printed. Rule: INV13. */
export function InvoicesScreen() {
  const text = useText<typeof words>('admin/invoices');
  const admin = useText<typeof adminWords>('admin');
  const failureText = useFailureText();
  const format = useFormat();
  const list = useEndpointList(listInvoices, invoiceList);
  const {stage, print} = useInvoicePdf();
  return (
    <>
      <PageHead title={text('title')} />
      <Page>
        <PagedList
          label={text('title')}
          list={list}
          tools={{search: text('search'), filters: {kind: (value) => text(`kind.${value}`)}}}
          troubleText={text('trouble')}
          none={{icon: <ReceiptText size={20} aria-hidden />, title: text('none'), text: text('noneText')}}
          columns={[
            {
              id: 'number',
              heading: text('number'),
              sortBy: 'number',
              cell: ({number, creditedNumber}) =>
                creditedNumber === null ? number : text('creditOf', {number, credited: creditedNumber}),
            },
            {
              id: 'issuedOn',
              heading: text('date'),
              sortBy: 'issuedOn',
              isWhole: true,
              cell: ({issuedOn}) => format.day(issuedOn, 'medium'),
            },
            {id: 'company', heading: admin('company'), sortBy: 'company', cell: ({company}) => company},
            {id: 'buyer', heading: text('buyer'), cell: ({buyerName}) => buyerName},
            {id: 'email', heading: admin('email'), sortBy: 'email', cell: ({buyerEmail}) => buyerEmail},
            {id: 'order', heading: text('order'), cell: ({orderNumber}) => orderNumber ?? admin('none')},
            {
              id: 'total',
              heading: text('amount'),
              sortBy: 'total',
              isAmount: true,
              cell: ({kind, totalCents}) => format.money(kind === 'credit-note' ? 0 - totalCents : totalCents, 'USD'),
            },
            {
              id: 'pdf',
              heading: text('pdf'),
              cell: (row) => (
                <IconButton
                  icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
                  label={text('download', {number: row.number})}
                  onPress={() => print(row)}
                />
              ),
            },
          ]}
        />
        <div role="status">
          {stage.step === 'failed' ? <Text tone="danger">{failureText(stage.failure)}</Text> : null}
        </div>
      </Page>
    </>
  );
}
