import {afterEach, beforeAll, expect, test} from 'vitest';
import {pathTo} from '#src/routing/routing.ts';
import {hashBytes} from '#sync/store/bytes.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {letterPdf} from '#tests/fixtures/pdf-bytes.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {params} from '#tests/kits/screen-kit/seed.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const storedAt = '2026-11-21T10:00:00.000Z';
const companyDocuments = [
  buildRow('companyDocuments', testId(0xd01), {
    kind: 'passport',
    partnerId: params['companyId'] ?? '',
    fileKey: `•••••• v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(40)}`,
    fileId: testId(0xf01),
  }),
  buildRow('companyDocuments', testId(0xd02), {fileId: testId(0xf02), deskName: 'Marta'}),
];

test('[DOC19] a company’s own paper is on the device though its page was never visited, and a person’s is not', async () => {
  const bytes = letterPdf({pages: 1});
  const facts = {sizeBytes: bytes.length, sha256: await hashBytes(bytes)};
  const files = [0xf01, 0xf02].map((id) =>
    buildRow('files', testId(id), {kind: 'paper', transactionId: null, name: 'a.pdf', storedAt, ...facts}),
  );
  const url = URL.createObjectURL(new Blob([bytes]));
  const {me, server} = await openScreen({
    path: pathTo.teammates.path,
    rows: {companyDocuments, files},
    answers: {openFile: {url, expiresAt: '2099-01-01T00:00:00.000Z'}},
  });
  const readState = async () => {
    const database = await openDatabase(me?.id ?? '', () => undefined);
    const file = await database.files.get(testId(0xf02));
    database.close();
    return file?.state ?? null;
  };
  await expect.poll(readState).toBe('stored');
  const asked = server.sentTo('openFile');
  expect(asked).toContainEqual({spaceId: params['companyId'], fileId: testId(0xf02)});
  expect(asked).not.toContainEqual({spaceId: params['companyId'], fileId: testId(0xf01)});
});
