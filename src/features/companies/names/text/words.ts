import type {Words} from '#src/i18n/words.ts';

/** The words of proposing other names, the three languages side by side. */
export const words = {
  form: {es: 'Proponer otros nombres', en: 'Propose other names', pt: 'Propor outros nomes'},
  lead: {
    es: 'Escribe dos, en orden de preferencia. No cuesta nada: volvemos a presentar los papeles con ellos.',
    en: 'Enter two, in order of preference. It costs nothing: we file the papers again with them.',
    pt: 'Escreva dois, em ordem de preferência. Não custa nada: apresentamos os documentos de novo com eles.',
  },
  nameOne: {es: 'Primera opción', en: 'First choice', pt: 'Primeira opção'},
  nameTwo: {es: 'Segunda opción', en: 'Second choice', pt: 'Segunda opção'},
  hint: {es: 'Sin {{ending}} al final.', en: 'Without {{ending}} at the end.', pt: 'Sem {{ending}} no final.'},
  secondHint: {
    es: 'La presentamos si el estado no acepta la primera.',
    en: 'We file it if the state does not accept the first.',
    pt: 'Apresentamos esta se o estado não aceitar a primeira.',
  },
  send: {es: 'Proponer estos nombres', en: 'Propose these names', pt: 'Propor estes nomes'},
  sent: {
    es: 'Nombres propuestos. Volvemos a presentar los papeles.',
    en: 'Names proposed. We are filing the papers again.',
    pt: 'Nomes propostos. Vamos apresentar os documentos de novo.',
  },
  offline: {
    es: 'Proponer nombres requiere conexión. Lo que escribiste sigue aquí.',
    en: 'Proposing names needs a connection. What you typed stays here.',
    pt: 'Propor nomes exige conexão. O que você escreveu continua aqui.',
  },
} satisfies Record<string, Words>;
