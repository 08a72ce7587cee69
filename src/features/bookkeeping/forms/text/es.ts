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
  amountZero: 'El importe no puede ser cero.',
  accountRequired: 'Elige la cuenta del movimiento.',
  hasErrors: 'Hay un problema',
};
