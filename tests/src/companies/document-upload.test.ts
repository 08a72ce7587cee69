import {expect, test} from 'vitest';
import {isUnsent, type ShownDocument} from '#src/features/companies/documents/read-documents.ts';
import {readProgress} from '#src/features/companies/documents/say-slot.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';

type Kept = NonNullable<ShownDocument['kept']>;

function shown(state: Kept['state'], overrides: Partial<ShownDocument> = {}): ShownDocument {
  const kept = {state, sentBytes: 250, sizeBytes: 1_000, reason: null, attempts: 0};
  const document = {...buildRow('companyDocuments', testId(1)), file: null, kept, ...overrides};
  // What is asked of it is all here.
  return document as unknown as ShownDocument;
}

test('[DOC17] what is sent says how far it is, only while it is sent', () => {
  expect(readProgress(shown('sending'), true)).toBe(25);
  expect(readProgress(shown('sending'), false)).toBeNull();
  expect(readProgress(shown('waiting'), true)).toBeNull();
  expect(readProgress(shown('sending', {kept: null}), true)).toBeNull();
});

test('[DOC17] only what its person put there, was not sent whole and nobody checked can be withdrawn', () => {
  expect(isUnsent(shown('waiting'))).toBe(true);
  expect(isUnsent(shown('sending'))).toBe(true);
  expect(isUnsent(shown('refused'))).toBe(true);
  expect(isUnsent(shown('stored'))).toBe(false);
  expect(isUnsent(shown('waiting', {kept: null}))).toBe(false);
  expect(isUnsent(shown('waiting', {decision: 'refused'}))).toBe(false);
  expect(isUnsent(shown('waiting', {deskName: 'Olga'}))).toBe(false);
});
