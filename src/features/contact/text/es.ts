/** The texts of the contact messages in Spanish, the first language and the shape of the others. */
export const es = {
  title: 'Mensajes',
  lead: 'Lo que llegó por el formulario de contacto, lo más nuevo primero.',
  answer: 'Responder',
  answerTo: 'Responder a {{name}}',
  answerSubject: 'Tu mensaje a Faro',
  'writes.es': 'Escribe en español',
  'writes.en': 'Escribe en inglés',
  'writes.pt': 'Escribe en portugués',
  none: 'Todavía nadie ha escrito',
  noneText: 'Los mensajes del formulario de contacto aparecen aquí y llegan por correo.',
  trouble: 'No pudimos traer los mensajes.',
};

/** The keys every language has words for. */
export type ContactText = Record<keyof typeof es, string>;
