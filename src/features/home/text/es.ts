/** The home's texts in Spanish, the first language and the shape of the others. */
export const es = {
  title: 'Tu empresa en EE. UU., desde cualquier país',
  headline: 'Tu empresa en EE. UU., desde cualquier país',
  lead: 'Lleva la contabilidad de tu LLC o C-Corp: importa el archivo de tu banco, clasifica los movimientos aunque no tengas conexión y descarga el estado de cuenta.',
  start: 'Crear cuenta',
  signIn: 'Entrar',
  language: 'Idioma',
  fact1: 'Funciona sin conexión',
  fact1Text: 'Lo que anotas queda en tu dispositivo y se envía cuando vuelve la red.',
  fact2: 'Cualquier banco',
  fact2Text: 'Lee el CSV tal como lo entrega tu banco y te muestra cómo lo entendió.',
  fact3: 'En tu idioma',
  fact3Text: 'Español, inglés y portugués, con fechas y montos como los escribes tú.',
  stampAlt: 'Una estampilla con un faro que alumbra una costa trazada en líneas',
};

export type HomeText = Record<keyof typeof es, string>;
