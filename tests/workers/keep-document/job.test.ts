import {PDFDocument} from 'pdf-lib';
import {expect, test} from 'vitest';
import {sealedFileMark} from '#contract/sealing/sealed-file.ts';
import {openSealedFile} from '#src/data/sealing/open-sealed-file.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {pngBytes} from '#tests/fixtures/file-bytes.ts';
import {letterPdf} from '#tests/fixtures/pdf-bytes.ts';
import {rowOne, spaceOne} from '#tests/sync/build-change.ts';
import {making, openFileHome, pdfBytes} from '#tests/sync/files/build-file.ts';
import {keepDocument, type NewDocument} from '#workers/keep-document/job.ts';
import {lookIntoPdf} from '#workers/keep-document/look-into-pdf.ts';

const clear = 'A'.repeat(43);
const sealed = `•••••• v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(40)}`;

function build(overrides: Partial<NewDocument> = {}): NewDocument {
  return {
    id: making.createId(),
    spaceId: spaceOne,
    userId: spaceOne,
    kind: 'articles',
    partnerId: null,
    name: 'Certificate 37-2048816.pdf',
    content: new Blob([pdfBytes()]),
    seal: null,
    label: {key: 'test.document'},
    actId: making.createId(),
    ...overrides,
  };
}

test('[DOC6] a document is kept with its file and its row in one act, and one undo takes both away', async () => {
  const home = openFileHome();
  expect(await keepDocument(home, build(), making)).toEqual({ok: true, value: {isProtected: false}});
  const changes = await home.database.outbox.toArray();
  expect(changes.map(({table, op}) => [table, op])).toEqual([
    ['files', 'create'],
    ['companyDocuments', 'create'],
  ]);
  expect(new Set(changes.map(({groupId}) => groupId)).size).toBe(1);
  const [file, document] = changes;
  // Who sees rows of files and not documents learns nothing from a name.
  expect(file?.set['name']).toEqual({same: 'articles.pdf'});
  expect(document?.set).toMatchObject({
    fileId: {same: file?.rowIds[0]},
    name: {same: 'Certificate 37-2048816.pdf'},
    fileKey: {same: null},
  });
  await undoLast(home.database, making);
  expect(await home.database.outbox.toArray()).toEqual([]);
});

test('[SEA8] [DOC2] of a paper of a person neither bytes nor name are on the device in clear, and its key opens it', async () => {
  const home = openFileHome();
  const bytes = pngBytes(10, 10);
  const passport = {kind: 'passport', partnerId: rowOne, name: 'pasaporte AX1234567.png'} as const;
  const kept = await keepDocument(
    home,
    build({...passport, content: new Blob([bytes]), seal: {clear, sealed}}),
    making,
  );
  expect(kept.ok).toBe(true);
  const [record] = await home.database.files.toArray();
  const stored = record && (await home.bytes.read(record));
  const text = Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer()).toString('latin1');
  expect(text.startsWith(sealedFileMark)).toBe(true);
  expect(text).not.toContain('PNG');
  const changes = JSON.stringify(await home.database.outbox.toArray());
  expect(changes).not.toContain('AX1234567');
  expect(changes).not.toContain(clear);
  const opened = stored ? await openSealedFile(stored, clear, 'image/png') : null;
  expect(opened?.ok === true && new Uint8Array(await opened.value.arrayBuffer())).toEqual(bytes);
  const other = stored ? await openSealedFile(stored, 'B'.repeat(43), 'image/png') : null;
  expect(other).toMatchObject({ok: false, failure: {reason: 'document.broken'}});
});

test.each([
  ['file.type-not-allowed', 'hoja.csv', new TextEncoder().encode('a;b\n1;2\n')],
  ['file.is-html', 'pasaporte.jpg', new TextEncoder().encode('<!doctype html><p>no</p>')],
  ['file.empty', 'nada.pdf', new Uint8Array()],
])('[DOC8] what is no paper is refused and nothing of it stays: %s', async (reason, name, bytes) => {
  const home = openFileHome();
  const kept = await keepDocument(home, build({name, content: new Blob([bytes])}), making);
  expect(kept).toMatchObject({ok: false, failure: {code: 'validation', reason}});
  const {files, outbox, fileBytes} = home.database;
  expect([await files.count(), await outbox.count(), await fileBytes.count()]).toEqual([0, 0, 0]);
});

test('[DOC8] a PDF without pages is refused, and of a protected one it is told', async () => {
  const empty = await (await PDFDocument.create()).save({addDefaultPage: false});
  const home = openFileHome();
  expect(await keepDocument(home, build({content: new Blob([new Uint8Array(empty)])}), making)).toMatchObject({
    ok: false,
    failure: {reason: 'file.pdf-empty'},
  });
  const whole = await PDFDocument.create();
  whole.addPage();
  const {context} = whole;
  context.trailerInfo.Encrypt = context.register(context.obj({Filter: 'Standard', V: 1, R: 2}));
  const protectedBytes = new Uint8Array(await whole.save({useObjectStreams: false}));
  expect(await lookIntoPdf(protectedBytes)).toEqual({isProtected: true, pageCount: null});
  expect(await keepDocument(home, build({content: new Blob([protectedBytes])}), making)).toEqual({
    ok: true,
    value: {isProtected: true},
  });
});

test('[DOC8] a PDF of 10,000 pages is kept whole: what it is good for is decided where it is checked', async () => {
  const bytes = letterPdf({pages: 10_000});
  expect(await lookIntoPdf(bytes)).toEqual({isProtected: false, pageCount: 10_000});
  const home = openFileHome();
  expect(await keepDocument(home, build({content: new Blob([bytes])}), making)).toEqual({
    ok: true,
    value: {isProtected: false},
  });
  const [record] = await home.database.files.toArray();
  const kept = record && (await home.bytes.read(record));
  expect(Buffer.compare(Buffer.from((await kept?.arrayBuffer()) ?? new ArrayBuffer()), bytes)).toBe(0);
});
