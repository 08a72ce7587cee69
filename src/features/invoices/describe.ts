import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('invoices');

/** Invoices and credit notes, in words. */
export const descriptions = [
  describe('invoices', {
    noun: ({kind}) =>
      kind === 'credit-note'
        ? {
            es: ['nota de crédito', 'notas de crédito'],
            en: ['credit note', 'credit notes'],
            pt: ['nota de crédito', 'notas de crédito'],
          }
        : {es: ['factura', 'facturas'], en: ['invoice', 'invoices'], pt: ['fatura', 'faturas']},
    feminineIn: ['es', 'pt'],
    nameOf: ({number}) => number,
    fields: {
      ...hide('kind', 'paidAt', 'thing', 'sourceId', 'lines', 'currency', 'creditedId'),
      ...hide('sellerName', 'sellerAddress', 'sellerTaxId', 'buyerZip', 'buyerCountry'),
      ...hide('taxName', 'taxBasisPoints', 'taxCents', 'cardBrand', 'cardLast4'),
      number: {kind: 'text', label: 'number'},
      issuedOn: {kind: 'day', label: 'date'},
      orderNumber: {kind: 'text', label: {es: 'Pedido', en: 'Order', pt: 'Pedido'}},
      buyerName: {kind: 'text', label: {es: 'A nombre de', en: 'Billed to', pt: 'Em nome de'}},
      buyerEmail: {kind: 'text', label: {es: 'Correo', en: 'E-mail', pt: 'E-mail'}},
      company: {kind: 'text', label: {es: 'Empresa', en: 'Company', pt: 'Empresa'}},
      totalCents: {kind: 'money', label: 'amount', currency: 'currency'},
      creditedNumber: {kind: 'text', label: {es: 'Corrige la factura', en: 'Credits invoice', pt: 'Corrige a fatura'}},
    },
  }),
];
