import {expect, test} from 'vitest';
import {admitFile} from '#contract/files/admit-file.ts';
import {files} from '#contract/files/file.ts';
import {listParts} from '#contract/files/start-upload.ts';
import {allFileTypes, checkContent, checkUpload, maxPixels} from '#contract/files/upload-kinds.ts';
import {bytesOf, jpegBytes, pdfBytes, pngBytes} from '#tests/fixtures/file-bytes.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const receipt = {name: 'recibo.jpg', type: 'image/jpeg', sizeBytes: 5_242_880};

function reasonOf(name: string, head: Uint8Array, kind: 'receipt' | 'document' = 'receipt') {
  const outcome = admitFile(kind, {name, sizeBytes: head.length, head});
  return outcome.ok ? outcome.value : outcome.failure.reason;
}

test('[FIL1] a receipt of 5,242,880 bytes is taken and one of 5,242,881 is not; documents may have 20,971,520', () => {
  expect(checkUpload('receipt', receipt)).toBeNull();
  expect(checkUpload('receipt', {...receipt, sizeBytes: 5_242_881})).toBe('file.too-large');
  const paper = {name: 'acta.docx', type: allFileTypes.find((type) => type.endsWith('.document')) ?? ''};
  expect(checkUpload('document', {...paper, sizeBytes: 20_971_520})).toBeNull();
  expect(checkUpload('document', {...paper, sizeBytes: 20_971_521})).toBe('file.too-large');
  expect(checkUpload('receipt', {...paper, sizeBytes: 1})).toBe('file.type-not-allowed');
});

test('[FIL1] the row of a file obeys the table of kinds, and a receipt has its movement', () => {
  const row = buildRow('files', testId(1));
  expect(files.check(row)).toEqual([]);
  expect(files.check({...row, sizeBytes: 5_242_881})).toMatchObject([{reason: 'file.too-large'}]);
  expect(files.check({...row, transactionId: null})).toMatchObject([{reason: 'file.transaction-required'}]);
  expect(files.check({...row, kind: 'document', transactionId: null, sizeBytes: 5_242_881})).toEqual([]);
  expect(files.check({...row, name: '../recibo.jpg'})).toMatchObject([{reason: 'file.bad-name'}]);
});

test('[FIL2] what is empty, a page, a drawing or of an unknown type has a reason of its own', () => {
  expect(checkUpload('receipt', {...receipt, sizeBytes: 0})).toBe('file.empty');
  expect(checkUpload('document', {...receipt, type: 'text/html'})).toBe('file.is-html');
  expect(checkUpload('document', {...receipt, type: 'image/svg+xml'})).toBe('file.is-svg');
  expect(checkUpload('document', {...receipt, type: 'application/x-msdownload'})).toBe('file.type-not-allowed');
  expect(checkUpload('document', {...receipt, type: 'toString'})).toBe('file.type-not-allowed');
  expect(reasonOf('x.exe', bytesOf('MZ\x90\0\x03'), 'document')).toBe('file.type-not-allowed');
  expect(reasonOf('x.bin', bytesOf(''), 'document')).toBe('file.empty');
});

test.each([
  ['a page', '<!DOCTYPE html><html>', 'file.is-html'],
  ['a page behind spaces and a mark', '\xef\xbb\xbf \r\n<HTML lang="es">', 'file.is-html'],
  ['a page in UTF-16', '\xff\xfe<\0h\0t\0m\0l\0>\0', 'file.is-html'],
  ['a script behind words', 'Recibo nº 7\n<script src=//evil.example>', 'file.is-html'],
  ['a comment', '<!-- x --><p>', 'file.is-html'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">', 'file.is-svg'],
  ['a drawing behind a prolog', '<?xml version="1.0"?>\n<!-- hello -->\n<!DOCTYPE svg>\n<svg>', 'file.is-svg'],
])('[FIL4] %s called .jpg is refused as what it is, declared or not', (_, text, reason) => {
  expect(reasonOf('recibo.jpg', bytesOf(text))).toBe(reason);
  expect(checkContent('image/jpeg', bytesOf(text))).toBe(reason);
  expect(checkContent('text/plain', bytesOf(text))).toBe(reason);
});

test.each([
  ['foto.JPG', jpegBytes(10, 10), 'image/jpeg', 'foto.JPG'],
  ['foto.png', jpegBytes(10, 10), 'image/jpeg', 'foto.png.jpg'],
  ['foto', pngBytes(10, 10), 'image/png', 'foto.png'],
  ['IMG_1.HEIC', bytesOf('\0\0\0\x24ftypheic\0\0\0\0mif1'), 'image/heic', 'IMG_1.HEIC'],
  ['f.webp', bytesOf('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\0\0\0\x10\0\x10\0'), 'image/webp', 'f.webp'],
  ['factura.pdf', bytesOf(`junk before it\n%PDF-1.4\n`), 'application/pdf', 'factura.pdf'],
])('[FIL4] %s is told by its bytes', (name, head, type, kept) => {
  expect(reasonOf(name, head)).toEqual({name: kept, type});
});

test.each([
  ['libro.xlsx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'libro.xlsx'],
  ['bomba', 'PK\x03\x04', 'application/zip', 'bomba.zip'],
  ['vacío.zip', 'PK\x05\x06', 'application/zip', 'vacío.zip'],
  ['carta.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/msword', 'carta.doc'],
  ['mayo.csv', 'fecha;importe\n2026-05-01;-3,50\n', 'text/csv', 'mayo.csv'],
  ['nota.md', 'hola', 'text/plain', 'nota.md.txt'],
  ['mayo.csv', '\xff\xfef\0e\0\x42\x01', 'text/csv', 'mayo.csv'],
])('[FIL4] %s is told by its bytes and the end of its name', (name, text, type, kept) => {
  expect(reasonOf(name, bytesOf(text), 'document')).toEqual({name: kept, type});
});

test('[FIL4] bytes that are not of the declared type are refused', () => {
  expect(checkContent('image/png', jpegBytes(10, 10))).toBe('file.wrong-content');
  expect(checkContent('application/pdf', bytesOf('MZ\x90\0'))).toBe('file.wrong-content');
  expect(checkContent('image/jpeg', bytesOf(''))).toBe('file.wrong-content');
  expect(checkContent('application/pdf', pdfBytes())).toBeNull();
});

test.each([
  ['PNG', 'image/png', pngBytes(65_535, 65_535)],
  ['JPEG', 'image/jpeg', jpegBytes(65_535, 65_535)],
  ['JPEG behind 60 kB of metadata', 'image/jpeg', jpegBytes(65_535, 65_535, 64, 60_000)],
  ['GIF', 'image/gif', bytesOf('GIF89a\xff\xff\xff\xff')],
  ['WebP', 'image/webp', bytesOf('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xff\xff\0\xff\xff\0')],
  ['lossless WebP', 'image/webp', bytesOf('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\xff\xff\xff\xff\0\0\0\0\0')],
] as const)('[FIL5] a %s that declares more than 120 million pixels is refused', (_, type, head) => {
  expect(checkContent(type, head)).toBe('file.too-many-pixels');
});

test('[FIL5] the largest photographs are taken, and headers that are cut off tell nothing', () => {
  expect(checkContent('image/jpeg', jpegBytes(12_000, 10_000))).toBeNull();
  expect(checkContent('image/png', pngBytes(maxPixels + 1, 1))).toBe('file.too-many-pixels');
  for (let length = 3; length < 40; length += 1) {
    expect(checkContent('image/jpeg', jpegBytes(10, 10).subarray(0, length))).toBeNull();
  }
});

test('[FIL6] a file is cut into parts that cover it once', () => {
  expect(listParts(5_242_880)).toEqual([{number: 1, offsetBytes: 0, sizeBytes: 5_242_880}]);
  expect(listParts(5_242_881)).toEqual([
    {number: 1, offsetBytes: 0, sizeBytes: 5_242_880},
    {number: 2, offsetBytes: 5_242_880, sizeBytes: 1},
  ]);
  expect(listParts(20_971_520).map((part) => part.sizeBytes)).toEqual([5_242_880, 5_242_880, 5_242_880, 5_242_880]);
});
