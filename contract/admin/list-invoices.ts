import {invoiceKinds, invoices} from '#contract/invoices/invoice.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';
import type {z} from 'zod';

/** How invoices and credit notes are listed. */
export const invoiceList = {
  orders: ['number', 'company', 'email', 'total', 'issuedOn'],
  filters: {kind: invoiceKinds},
} as const satisfies ListShape;

/** One of them, whole: it is printed from this. */
const listedInvoiceSchema = invoices.row.extend({companyId: idSchema});

/** See {@link listedInvoiceSchema}. */
export type ListedInvoice = z.infer<typeof listedInvoiceSchema>;

/** Invoices and credit notes of everybody, a page at a time. Rules: ADM1, INV13. */
export const listInvoices = defineEndpoint({
  name: 'listInvoices',
  summary: 'List invoices and credit notes',
  method: 'GET',
  path: '/api/v1/admin/invoices',
  access: 'admin',
  input: listInput(invoiceList),
  output: listOutput(listedInvoiceSchema),
  failures: {},
});
