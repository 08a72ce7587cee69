import {createHash} from 'node:crypto';
import type {z} from 'zod';
import {finishDeskUpload, startDeskUpload} from '#contract/files/desk-upload.ts';
import {sendScan} from '#contract/mailing/send-scan.ts';
import {pdfBytes} from '#tests/fixtures/file-bytes.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {sendPart} from '#tests/server/files/file-steps.ts';

type Facts = z.input<typeof sendScan.input>;

/** A PDF that no other test has sent. */
export function freshPdf(text: string, size = 400): Uint8Array {
  const bytes = pdfBytes(size);
  bytes.set(new TextEncoder().encode(text).subarray(0, 60), bytes.length - 60);
  return bytes;
}

/** What the desk says of a scan. */
export function factsFor(companyId: string, bytes: Uint8Array, patch: Partial<Facts> = {}): Facts {
  return {
    companyId,
    sender: 'Wyoming Secretary of State',
    subject: 'Aviso del informe anual',
    type: 'Letter',
    quantity: 1,
    receivedOn: '2026-11-20',
    name: 'scan.pdf',
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    pageCount: 2,
    words: 'annual report secreto',
    ...patch,
  };
}

/** Sends what is missing of a scan, as the desk's page does. */
export async function bring(admin: SyncDevice, place: {companyId: string; fileId: string}, bytes: Uint8Array) {
  const {body} = await admin.call(startDeskUpload, place);
  if (body.state !== 'open') return {status: 200, body};
  for (const {url, offsetBytes, sizeBytes} of body.parts) {
    const sent = await sendPart(admin, url, bytes.subarray(offsetBytes, offsetBytes + sizeBytes));
    if (sent.status !== 200) throw new Error(`sending answered ${sent.status} ${JSON.stringify(sent.body)}`);
  }
  return admin.call(finishDeskUpload, place);
}

/** Sends a whole scan. @returns its id. */
export async function sendWhole(admin: SyncDevice, companyId: string, bytes: Uint8Array, patch: Partial<Facts> = {}) {
  const {body} = await admin.call(sendScan, factsFor(companyId, bytes, patch));
  const finished = await bring(admin, {companyId, fileId: body.scanId}, bytes);
  if (finished.status !== 200) throw new Error(JSON.stringify(finished.body));
  return body.scanId;
}
