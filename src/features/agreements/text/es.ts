/** The agreements' texts in Spanish, the first language and the shape of the others. */
export const es = {
  title: 'Acuerdo de la empresa',
  'title.operating-agreement': 'Acuerdo operativo',
  'title.bylaws': 'Estatutos',
  'lead.operating-agreement':
    'Dice de quién es {{company}}, quién decide y cómo se reparte. Lo escribimos con tus respuestas; lo piden los bancos y protege a los dueños.',
  'lead.bylaws':
    'Dicen cómo se gobierna {{company}}: accionistas, directores y cargos. Los escribimos con tus respuestas; los piden los bancos e inversionistas.',
  inEnglish:
    'El texto está en inglés, como la ley que lo rige, y es el que vale. Junto a cada artículo te explicamos qué dice.',
  means: 'Qué significa',
  tableOf: 'Quién tiene qué parte',
  signatures: 'Firmas',
  byRepresentative: 'por su representante',
  signsHere: 'Se firma aquí',
  signsOnPaper: 'Firma en el PDF',
  signedHere: 'Firmado el {{when}}',
  others_one: 'Queda otra firma: descarga el PDF y pídele que lo firme. Guarda esa copia.',
  others_other: 'Quedan otras {{count}} firmas: descarga el PDF y pide que lo firmen. Guarda esa copia.',
  download: 'Descargar PDF',
  downloading: 'Preparando el PDF',
  missingCharacters_one: 'El PDF no puede dibujar un carácter de un nombre; en el texto está completo.',
  missingCharacters_other: 'El PDF no puede dibujar {{count}} caracteres de los nombres; en el texto están completos.',
  sign: 'Firmar',
  signTitle: 'Tu firma',
  signLead: 'Firmas por {{party}}.',
  signedFor: 'Por quién firmas',
  name: 'Tu nombre completo',
  nameHint: 'Como figura en el documento: {{party}}.',
  nameHintOther: 'El tuyo, como en tu pasaporte: firmas en su representación.',
  nameOther: 'Firma con nombre y apellido, como figuras en el documento: {{party}}. Las tildes no importan.',
  offline: 'Firmar requiere conexión. Puedes leerlo y descargarlo ahora; tu firma espera aquí hasta que vuelva la red.',
  acting: 'Nadie firma por otra persona: solo puede hacerlo su titular.',
  ownerOnly: 'Solo el titular de la empresa puede firmarlo. Tú puedes leerlo y descargarlo.',
  signedTitle: 'Firmado',
  signedInPart_one: 'Firmado por {{who}} · falta 1 firma en papel',
  signedInPart_other: 'Firmado por {{who}} · faltan {{count}} firmas en papel',
  you: 'ti',
  signedText: 'Guardamos la firma y el texto exacto que se firmó.',
  signedBy: 'Firmó',
  signedAt: 'Fecha y hora',
  signedVersion: 'Versión del texto',
  signedHash: 'Huella del texto (SHA-256)',
  signedStatement: 'Lo que se aceptó',
  evidence: 'Descargar la constancia',
  changedTitle: 'El texto cambió después de tu firma',
  changedText:
    'Cambiaron datos de la empresa o de sus socios. Lee el texto nuevo y fírmalo; el que firmaste antes sigue guardado.',
  earlier: 'Firmas anteriores',
  openEarlier: 'Descargar lo firmado el {{when}}',
  emptyTitle: 'Aquí no hay nada que firmar',
  emptyText:
    'Escribimos este documento para las empresas que creamos nosotros. Una que ya existía conserva el suyo; de una sin estado o sin partes completas aún no hay texto.',
  missingTitle: 'Esta empresa no está en tu cuenta',
  missingText: 'Puede que ya no trabajes en ella, o que la dirección no sea correcta.',
  back: 'Volver al inicio',
  file: 'acuerdo',
  evidenceFile: 'constancia',
  'means.company':
    'Nace la LLC en su estado, con su nombre, y es una persona aparte de sus dueños: sus bienes y sus deudas son de ella.',
  'means.members-sole': 'La empresa es toda tuya. Nadie más entra si tú no lo aceptas por escrito.',
  'means.members': 'Quiénes son los socios y qué parte tiene cada uno. Para que entre otro hace falta el sí de todos.',
  'means.capital':
    'Lo que cada quien aporta se anota en los libros. Nadie está obligado a poner más, ni puede pedirlo de vuelta cuando quiera.',
  'means.profits-sole': 'Las ganancias son tuyas. Puedes retirarlas mientras la empresa pueda pagar lo que debe.',
  'means.profits': 'Ganancias, pérdidas y retiros se reparten según la parte de cada socio, y a todos a la vez.',
  'means.management-sole': 'Tú decides y firmas por la empresa; puedes dar poderes a otros y quitarlos.',
  'means.management-members':
    'Los socios deciden por mayoría de sus partes. Lo más serio, como vender la empresa o cambiar este acuerdo, lo deciden todos.',
  'means.management-managers':
    'Dirigen los administradores que se nombran. Los socios pueden cambiarlos, y deciden lo más serio.',
  'means.liability':
    'Tu patrimonio queda aparte: nadie responde por las deudas de la empresa solo por ser socio o dirigirla.',
  'means.records':
    'Cuentas bancarias propias, libros ordenados, año fiscal de enero a diciembre, y cómo paga impuestos.',
  'means.transfers-sole': 'Puedes vender o ceder tu parte. Si faltas, la empresa sigue con quien te suceda.',
  'means.transfers':
    'Nadie vende su parte a un extraño sin el sí de los demás, que pueden comprarla primero. Si un socio falta, la empresa sigue.',
  'means.dissolution': 'Cómo se cierra la empresa: se pagan las deudas, y lo que queda es de los socios.',
  'means.general': 'Qué ley lo rige, cómo se cambia y que la firma electrónica vale igual que en papel.',
  'means.offices': 'Dónde tiene su domicilio la corporación y quién recibe sus avisos legales.',
  'means.shares': 'Cuántas acciones puede emitir, quiénes reciben las primeras y cómo se registran y se ceden.',
  'means.shareholders':
    'Cómo se reúnen y votan los accionistas: una acción, un voto; también a distancia o por escrito.',
  'means.directors':
    'Quiénes dirigen, cómo se eligen y se quitan, y cómo deciden. Quien tiene un interés propio debe decirlo.',
  'means.officers':
    'Presidente, secretario y tesorero: los nombra la junta directiva, y una persona puede ocupar varios cargos.',
  'means.indemnity':
    'Los accionistas arriesgan solo lo que pagaron por sus acciones. La corporación protege a quien la dirige de buena fe.',
  'means.accounts': 'Cuentas propias, libros, dividendos y año fiscal de enero a diciembre.',
  'means.bylaws-general':
    'Qué prevalece si hay diferencias, cómo se cambian los estatutos y que la firma electrónica vale igual que en papel.',
};

export type AgreementsText = Record<keyof typeof es, string>;
