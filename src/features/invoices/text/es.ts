/** Invoices in Spanish, the first language and the shape of the others. */
export const es = {
  title: 'Facturas',
  lead: 'Lo que pagaste a Faro por tus empresas, cada pago con su factura en PDF.',
  list: 'Facturas y notas de crédito',
  year: '{{sum}} en los últimos 12 meses',
  date: 'Fecha',
  what: 'Por',
  number: 'Número',
  state: 'Estado',
  amount: 'Importe',
  pdf: 'PDF',
  'state.paid': 'Pagada',
  'state.partly-returned': 'Devuelta en parte',
  'state.returned': 'Devuelta',
  credit: 'Nota de crédito de {{number}}',
  returnedSum: '{{sum}} devueltos',
  download: 'Descargar {{number}} en PDF',
  making: 'Preparando {{number}}…',
  missingCharacters_one: 'En el PDF falta {{count}} carácter que ninguna letra a mano puede dibujar.',
  missingCharacters_other: 'En el PDF faltan {{count}} caracteres que ninguna letra a mano puede dibujar.',
  none: 'Todavía no hay facturas',
  noneText: 'Cada pago a Faro deja aquí su factura, que también se lee y se descarga sin conexión.',
  noCompany: 'Todavía no pagaste nada',
  noCompanyText: 'Cuando pagues la creación o la migración de una empresa, su factura aparece aquí.',
  begin: 'Crear una empresa',
  notYours: 'Tu función no ve las facturas',
  notYoursText: 'Las ven quien es titular de la empresa y sus encargados.',
};

/** The shape of the other languages. */
export type InvoicesText = Record<keyof typeof es, string>;
