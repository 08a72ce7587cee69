/** What another person pays for, in Spanish, the shape of the others. */
export const es = {
  subscriptionsOf: 'Suscripciones de {{name}}',
  cardsOf: 'Tarjetas de {{name}}',
  note: 'Lo que ves es de {{name}} ({{email}}). Solo se puede leer.',
  noteAdmin: 'Lo que ves es de {{name}} ({{email}}). Solo se puede leer, y en su cuenta queda escrito que lo miraste.',
  toOwnSubscriptions: 'Ver las mías',
  toOwnCards: 'Ver las mías',
  toUsers: 'Volver a los usuarios',
  offlineTitle: 'Sin conexión no se puede ver',
  offlineText: 'Lo que paga otra persona no se guarda en este dispositivo. Aparece aquí cuando vuelva la conexión.',
  offlineNote: 'Sin conexión: es lo último que se leyó.',
  nobodyTitle: 'No puedes ver lo que paga esta persona',
  nobodyText: 'La cuenta ya no existe, o en ninguna de sus empresas eres la persona encargada.',
  nobodyAdminText: 'No hay ningún usuario con esta dirección.',
  trouble: 'No pudimos traer lo que paga esta persona.',
  cards: 'Tarjetas',
  cardsNone: 'No hay ninguna tarjeta guardada.',
  cardsTrouble: 'No pudimos leer las tarjetas.',
  isDefault: 'Predeterminada',
  'ends.good': 'Vence en {{month}}',
  'ends.soon': 'Vence pronto, en {{month}}',
  'ends.expired': 'Venció en {{month}}',
  toCards: 'Solo las tarjetas',
  toSubscriptions: 'Ver sus suscripciones',
};

/** The same in another language. */
export type AnotherText = Record<keyof typeof es, string>;
