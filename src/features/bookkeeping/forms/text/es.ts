/** Words of the movement's form. */
export const es = {
  editTitle: 'Editar movimiento',
  create: 'Agregar',
  moneyOut: 'Salida',
  moneyIn: 'Entrada',
  merchantHint: 'Opcional. A quién o de quién.',
  noteOptional: 'Nota (opcional)',
  merchantOptional: 'Comercio (opcional)',
  categoryOptional: 'Categoría (opcional)',
  amountInvalid: 'Escribe un importe, por ejemplo {{example}}.',
  amountPrecise_one: 'Esta moneda tiene {{count}} decimal como máximo.',
  amountPrecise_other: 'Esta moneda tiene {{count}} decimales como máximo.',
  amountZero: 'El importe no puede ser cero.',
  accountRequired: 'Elige la cuenta del movimiento.',
  currencyFixed: 'La moneda es la de la cuenta: {{currency}}.',
  hasErrors: 'Hay un problema',
};
