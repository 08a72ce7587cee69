import type {Words} from '#src/i18n/words.ts';

/** The words of the contact messages, the three languages side by side. */
export const words = {
  title: {es: 'Mensajes', en: 'Messages', pt: 'Mensagens'},
  lead: {
    es: 'Lo que llegó por el formulario de contacto, lo más reciente primero.',
    en: 'What came in through the contact form, newest first.',
    pt: 'O que chegou pelo formulário de contato, do mais novo ao mais antigo.',
  },
  answer: {es: 'Responder', en: 'Reply', pt: 'Responder'},
  answerTo: {es: 'Responder a {{name}}', en: 'Reply to {{name}}', pt: 'Responder a {{name}}'},
  answerSubject: {es: 'Tu mensaje a Faro', en: 'Your message to Faro', pt: 'Sua mensagem para o Faro'},
  'writes.es': {es: 'Escribe en español', en: 'Writes in Spanish', pt: 'Escreve em espanhol'},
  'writes.en': {es: 'Escribe en inglés', en: 'Writes in English', pt: 'Escreve em inglês'},
  'writes.pt': {es: 'Escribe en portugués', en: 'Writes in Portuguese', pt: 'Escreve em português'},
  none: {es: 'Todavía nadie ha escrito', en: 'Nobody has written yet', pt: 'Ninguém escreveu ainda'},
  noneText: {
    es: 'Los mensajes del formulario de contacto aparecen aquí y llegan por correo.',
    en: 'Messages from the contact form appear here and arrive by email.',
    pt: 'As mensagens do formulário de contato aparecem aqui e chegam por e-mail.',
  },
  trouble: {
    es: 'No pudimos traer los mensajes.',
    en: 'We could not fetch the messages.',
    pt: 'Não conseguimos buscar as mensagens.',
  },
} satisfies Readonly<Record<string, Words>>;
