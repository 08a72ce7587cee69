import {describeTables, hide} from '#src/data/describe/description.ts';

const describe = describeTables<object>('mailing');

/** What people do with scans of the post, in words, and with their paper; the rest is the desk's. */
export const descriptions = [
  describe('mailScans', {
    noun: {es: ['carta', 'cartas'], en: ['letter', 'letters'], pt: ['carta', 'cartas']},
    feminineIn: ['es', 'pt'],
    nameOf: ({subject, sender}) => subject || sender,
    fields: {
      ...hide('sender', 'subject', 'type', 'quantity', 'receivedOn', 'name', 'sizeBytes', 'sha256', 'pageCount'),
      ...hide('words', 'createdAt', 'storedAt'),
      takenBackAt: {
        kind: 'shown',
        as: 'moment',
        label: {es: 'Retirada por Faro', en: 'Taken back by Faro', pt: 'Retirada pela Faro'},
      },
      isRead: {
        kind: 'flag',
        label: {es: 'Leída', en: 'Read', pt: 'Lida'},
        on: {es: ['leída', 'leídas'], en: 'read', pt: ['lida', 'lidas']},
        off: {es: 'sin leer', en: 'unread', pt: ['não lida', 'não lidas']},
      },
      isKept: {
        kind: 'flag',
        label: {es: 'Guardada', en: 'Kept', pt: 'Guardada'},
        on: {es: ['guardada', 'guardadas'], en: 'kept', pt: ['guardada', 'guardadas']},
        off: {es: 'sin guardar', en: 'not kept', pt: ['não guardada', 'não guardadas']},
      },
    },
  }),
  describe('mailPapers', {
    noun: {
      es: ['original de una carta', 'originales de cartas'],
      en: ['original of a letter', 'originals of letters'],
      pt: ['original de uma carta', 'originais de cartas'],
    },
    feminineIn: [],
    nameOf: () => null,
    fields: hide(
      'scanId',
      'wish',
      'state',
      'askedAt',
      'orderId',
      'recipient',
      'line1',
      'line2',
      'city',
      'region',
      'postalCode',
      'country',
      'tracking',
      'note',
      'endedOn',
      'returnedWhy',
    ),
  }),
];
