/** What is said of things that are not there yet, in Spanish, the first language and the shape of the others. */
export const es = {
  'not.account': 'La cuenta en dólares y la billetera aún no se pueden abrir en Faro.',
  'not.mail': 'El correo escaneado aún no se puede leer en Faro.',
  'not.forms': 'Los formularios del IRS aún no se preparan en Faro.',
  tellMe: 'Avísame cuando esté',
  told: 'Te avisaremos a {{email}} cuando esté.',
  offline: 'Para dejar tu correo hace falta conexión.',
};

/** The shape of these texts. */
export type WaitlistText = Record<keyof typeof es, string>;
