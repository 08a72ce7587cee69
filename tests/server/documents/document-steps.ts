import {createHash} from 'node:crypto';
import type {Json} from '#contract/kernel/field-values.ts';
import {readSealingKey} from '#contract/sealing/read-sealing-key.ts';
import {packSealedFile} from '#contract/sealing/sealed-file.ts';
import {sealValue} from '#src/data/sealing/seal-value.ts';
import {buildChangeIn, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import type {TestServer} from '#tests/kits/build-server.ts';
import {upload, type Shop} from '#tests/server/files/file-steps.ts';

/** A PDF, as far as its first bytes tell. */
export const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}`);

/** What a device seals a passport's picture to. */
export const sealedBytes = packSealedFile(new Uint8Array(12), new Uint8Array(400).fill(7));

/** The key of that, as the device has it. */
export const clearKey = 'Zm9v'.repeat(11).slice(0, 43);

/** Pushes a document with its file and sends the bytes. @returns its id and its file's, and what was refused. */
export async function addDocument(
  server: TestServer,
  {device, spaceId}: Shop,
  {file = {}, document = {}, bytes = pdf}: {file?: Row; document?: Row; bytes?: Uint8Array} = {},
) {
  const [fileId, documentId] = [server.newId(), server.newId()];
  const {create} = buildChangeIn(spaceId);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const paper = {kind: 'paper', transactionId: null, name: 'articles.pdf', type: 'application/pdf'};
  const own: Record<string, Json> = {...paper, sizeBytes: bytes.length, sha256, ...file};
  const {body} = await device.push([
    create('files', [buildRow('files', fileId, own)]),
    create('companyDocuments', [
      buildRow('companyDocuments', documentId, {fileId, sizeBytes: bytes.length, ...document}),
    ]),
  ]);
  const refused = body.refused.flatMap(({refusals}) => refusals.map(({reason}) => reason));
  if (refused.length === 0) await upload(device, {spaceId, fileId}, bytes);
  return {fileId, documentId, refused};
}

/** The fields that make a document a passport, its key sealed for that row. */
export async function sealFor(server: TestServer, documentId: string): Promise<string> {
  const {body: key} = await server.openDevice().call(readSealingKey, {});
  return sealValue(key, {clear: clearKey, mask: '••••••', rowId: documentId, field: 'fileKey'});
}

/** The file of a sealed paper. */
export const identityFile = {
  kind: 'identity',
  name: 'passport.sealed',
  type: 'application/x-faro-sealed',
} as const;
