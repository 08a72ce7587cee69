import type {MailScanRow} from '#contract/mailing/mail-scan.ts';
import type {Words} from '#src/i18n/words.ts';

/** What came, by its type, as it stands in a sentence. */
export const pieceWords: Readonly<Record<MailScanRow['type'], Words>> = {
  Letter: {es: 'una carta', en: 'a letter', pt: 'uma carta'},
  Package: {es: 'un paquete', en: 'a package', pt: 'um pacote'},
  'Certified letter': {es: 'una carta certificada', en: 'a certified letter', pt: 'uma carta registrada'},
  Check: {es: 'un cheque', en: 'a check', pt: 'um cheque'},
  Other: {es: 'un envío', en: 'a piece of mail', pt: 'um envio'},
};

/** What is told of post, and of what became of its paper, with the company's name before it. */
export const mailNoticeWords = {
  one: {
    es: '{{company}}: llegó {{what}}',
    en: '{{company}}: {{what}} arrived',
    pt: '{{company}}: chegou {{what}}',
  },
  oneFrom: {
    es: '{{company}}: llegó {{what}} de {{sender}}',
    en: '{{company}}: {{what}} arrived from {{sender}}',
    pt: '{{company}}: chegou {{what}} de {{sender}}',
  },
  letters: {
    es: '{{company}}: llegaron {{count}} cartas',
    en: '{{company}}: {{count}} letters arrived',
    pt: '{{company}}: chegaram {{count}} cartas',
  },
  pieces: {
    es: '{{company}}: llegaron {{count}} envíos',
    en: '{{company}}: {{count}} pieces of mail arrived',
    pt: '{{company}}: chegaram {{count}} envios',
  },
  forwarded: {
    es: '{{company}}: enviamos el original que pediste',
    en: '{{company}}: the original you asked for was sent',
    pt: '{{company}}: enviamos o original que você pediu',
  },
  tracked: {
    es: '{{company}}: enviamos el original que pediste. Seguimiento: {{tracking}}',
    en: '{{company}}: the original you asked for was sent. Tracking: {{tracking}}',
    pt: '{{company}}: enviamos o original que você pediu. Rastreio: {{tracking}}',
  },
  shredded: {
    es: '{{company}}: destruimos el original de una carta',
    en: '{{company}}: the original of a letter was shredded',
    pt: '{{company}}: destruímos o original de uma carta',
  },
  notForwarded: {
    es: '{{company}}: no pudimos enviar el original y devolvimos lo que se pagó',
    en: '{{company}}: the original could not be sent and what was paid went back',
    pt: '{{company}}: não conseguimos enviar o original e devolvemos o que foi pago',
  },
  notShredded: {
    es: '{{company}}: no destruimos el original de una carta',
    en: '{{company}}: the original of a letter was not shredded',
    pt: '{{company}}: não destruímos o original de uma carta',
  },
  notShreddedPaid: {
    es: '{{company}}: no destruimos el original de una carta y devolvimos lo que se pagó',
    en: '{{company}}: the original of a letter was not shredded and what was paid went back',
    pt: '{{company}}: não destruímos o original de uma carta e devolvemos o que foi pago',
  },
} as const satisfies Readonly<Record<string, Words>>;
