import type {Words} from '#src/i18n/words.ts';

/** The words of invoices as admins see them, the three languages side by side. */
export const words = {
  title: {es: 'Facturas', en: 'Invoices', pt: 'Faturas'},
  search: {es: 'Buscar facturas', en: 'Search invoices', pt: 'Buscar faturas'},
  trouble: {
    es: 'No pudimos traer las facturas.',
    en: 'We could not fetch the invoices.',
    pt: 'Não conseguimos buscar as faturas.',
  },
  number: {es: 'Número', en: 'Number', pt: 'Número'},
  date: {es: 'Fecha', en: 'Date', pt: 'Data'},
  buyer: {es: 'A nombre de', en: 'Billed to', pt: 'Em nome de'},
  amount: {es: 'Importe', en: 'Amount', pt: 'Valor'},
  order: {es: 'Pedido', en: 'Order', pt: 'Pedido'},
  pdf: {es: 'PDF', en: 'PDF', pt: 'PDF'},
  download: {es: 'Descargar {{number}} en PDF', en: 'Download {{number}} as a PDF', pt: 'Baixar {{number}} em PDF'},
  creditOf: {es: '{{number}}, de {{credited}}', en: '{{number}}, for {{credited}}', pt: '{{number}}, da {{credited}}'},
  'kind.invoice': {es: 'Facturas', en: 'Invoices', pt: 'Faturas'},
  'kind.credit-note': {es: 'Notas de crédito', en: 'Credit notes', pt: 'Notas de crédito'},
  none: {es: 'No hay facturas', en: 'There are no invoices', pt: 'Não há faturas'},
  noneText: {
    es: 'Cada pago deja aquí la suya.',
    en: 'Each payment leaves its own here.',
    pt: 'Cada pagamento deixa a sua aqui.',
  },
} satisfies Readonly<Record<string, Words>>;
