/** What stands on invoices, in Spanish, the first language and the shape of the others. */
export const es = {
  'title.invoice': 'Factura',
  'title.credit-note': 'Nota de crédito',
  'thing.create': 'Creación de la empresa',
  'thing.migrate': 'Migración de la empresa',
  'thing.crypto': 'Cuenta Cross Border Crypto',
  'thing.renewal': 'Renovación ante el estado',
  'thing.dissolution': 'Disolución ante el estado',
  'thing.services': 'Servicios adicionales',
  'thing.paper': 'El original de una carta',
  'thing.subscription': 'Renovación de lo contratado',
  seller: 'Emite',
  buyer: 'Para',
  taxId: 'Número fiscal: {{id}}',
  date: 'Fecha',
  order: 'Pedido',
  thing: 'Por',
  paidWith: 'Forma de pago',
  returnedTo: 'Se devuelve a',
  card: 'Tarjeta',
  credits: 'Corrige la factura',
  what: 'Concepto',
  amount: 'Importe (USD)',
  part: 'Parte de lo pagado',
  total: 'Total pagado',
  totalBack: 'Total devuelto',
  contains: 'Incluye {{tax}} ({{percent}} %)',
  passedOn: 'La tasa del estado se le paga al estado por cuenta de la empresa.',
  sample: 'Documento de muestra: quien ofrece el servicio todavía no indicó su nombre legal ni su dirección.',
};

/** The shape of the other languages. */
export type InvoicePaperText = Record<keyof typeof es, string>;
