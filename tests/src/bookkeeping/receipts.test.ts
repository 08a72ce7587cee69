import {createInstance} from 'i18next';
import {expect, test} from 'vitest';
import type {FileRecord} from '#sync/store/local-database.ts';
import {canRetry, describeReceipt} from '#src/features/bookkeeping/receipts/describe-receipt.ts';
import {es} from '#src/features/bookkeeping/text/es.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

const fresh: FileRecord = {
  id: 'a',
  spaceId: 's',
  name: 'a.pdf',
  type: 'application/pdf',
  sizeBytes: 1_000,
  sha256: '',
  place: 'opfs',
  state: 'waiting',
  sentBytes: 0,
  reason: null,
  attempts: 0,
  addedAt: '2026-03-01T12:00:00.000Z',
};
const storedAt = '2026-03-01T12:05:00.000Z';

async function words(isSending = false) {
  const i18n = createInstance();
  await i18n.init({
    lng: 'es',
    resources: {es: {books: es}},
    defaultNS: 'books',
    keySeparator: false,
    interpolation: {escapeValue: false},
  });
  const text: BooksText = (key, params) => i18n.t(key, {...params});
  return {text, isSending, failureText: ({reason}: {reason: string}) => `«${reason}».`};
}

test.each([
  [{kept: fresh, storedAt: null}, 'Guardado en este dispositivo'],
  [{kept: {...fresh, reason: 'network.unreachable', attempts: 2}, storedAt: null}, 'Guardado en este dispositivo'],
  [
    {kept: {...fresh, reason: 'file.store-down', attempts: 1}, storedAt: null},
    '«file.store-down». Se volverá a intentar.',
  ],
  [
    {kept: {...fresh, state: 'refused', reason: 'file.wrong-content'}, storedAt: null},
    'No se pudo subir: «file.wrong-content».',
  ],
  // The server had it, and let go of its bytes long after it was deleted; or says so in a moment.
  [{kept: {...fresh, state: 'stored'}, storedAt: null}, 'Guardado en este dispositivo'],
  [{kept: {...fresh, state: 'stored'}, storedAt}, 'Guardado en el servidor'],
  [{kept: fresh, storedAt}, 'Guardado en el servidor'],
  [{kept: null, storedAt}, 'Guardado en el servidor, no en este dispositivo'],
  [{kept: null, storedAt: null}, 'Aún no llega desde el otro dispositivo'],
] as const)('[RCP1] a receipt says where it is', async (receipt, said) => {
  expect(describeReceipt(receipt, await words())).toBe(said);
});

test('[RCP1] how far it is, is said only while it moves', async () => {
  const receipt = {kept: {...fresh, state: 'sending', sentBytes: 408}, storedAt: null} as const;
  expect(describeReceipt(receipt, await words(true))).toBe('Subiendo 40 %');
  expect(describeReceipt(receipt, await words(false))).toBe('Guardado en este dispositivo');
});

test('[RCP1] what failed can be tried again, what waits its turn need not', () => {
  expect(canRetry({kept: {...fresh, state: 'refused'}})).toBe(true);
  expect(canRetry({kept: {...fresh, attempts: 1}})).toBe(true);
  expect([fresh, {...fresh, state: 'stored'} as const, null].map((kept) => canRetry({kept}))).toEqual([
    false,
    false,
    false,
  ]);
});
