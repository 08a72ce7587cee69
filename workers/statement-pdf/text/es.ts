/** The words of a statement. Spanish is the first language and so the shape. */
export const es = {
  title: 'Estado de cuenta',
  account: 'Cuenta',
  bank: 'Banco patrocinador',
  number: 'Número de cuenta',
  routing: 'Número de ruta',
  currency: 'Moneda',
  opening: 'Saldo inicial',
  moneyIn: 'Entradas',
  moneyOut: 'Salidas',
  closing: 'Saldo final',
  date: 'Fecha',
  description: 'Descripción',
  amount: 'Importe',
  balance: 'Saldo',
  empty: 'Sin movimientos en este período.',
  emptyDetail: 'El saldo final es igual al saldo inicial.',
  transactions_one: '{count} movimiento',
  transactions_other: '{count} movimientos',
  page: 'Página {page} de {pages}',
  generated: 'Generado el {when}',
  origin: 'Elaborado con los movimientos registrados en Faro. No es un documento emitido por el banco.',
};

/** Every language has the same words. */
export type StatementText = Record<keyof typeof es, string>;
