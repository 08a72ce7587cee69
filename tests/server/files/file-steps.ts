import {createHash} from 'node:crypto';
import {finishUpload} from '#contract/files/finish-upload.ts';
import {openFile} from '#contract/files/open-file.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {buildChangeIn, testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import type {Answer, Device, TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';

/** A person with a company whose books hold one movement. */
export type Shop = {readonly device: SyncDevice; readonly spaceId: string};

/** Opens a company with the account, import and movement that {@link buildRow} refers to. */
export async function openShop(server: TestServer, firstName = 'Ana'): Promise<Shop> {
  const device = await openSyncDevice(server, firstName);
  const spaceId = await addSpaceOf(server, device);
  const {create} = buildChangeIn(spaceId);
  await device.push([
    create('accounts', [buildRow('accounts', testId(1))]),
    create('transactions', [buildRow('transactions', testId(4))]),
  ]);
  return {device, spaceId};
}

/** The row of a file of these bytes. */
export function rowFor(fileId: string, bytes: Uint8Array, overrides: Row = {}): Row {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return buildRow('files', fileId, {sizeBytes: bytes.length, sha256, ...overrides});
}

/** Pushes the row of a file, and answers where it is. */
export async function addFile({device, spaceId}: Shop, server: TestServer, bytes: Uint8Array, overrides: Row = {}) {
  const fileId = server.newId();
  const {body} = await device.push([buildChangeIn(spaceId).create('files', [rowFor(fileId, bytes, overrides)])]);
  if (body.refused.length > 0) throw new Error(JSON.stringify(body.refused));
  return {spaceId, fileId};
}

type Place = {readonly spaceId: string; readonly fileId: string};

/** Asks for addresses; fails unless the upload is open. */
export async function start(device: SyncDevice, place: Place) {
  const {body} = await device.call(startUpload, place);
  if (body.state !== 'open') throw new Error(`not open: ${JSON.stringify(body)}`);
  return body.parts;
}

/** Sends one part to its address. */
export async function sendPart(device: Device, url: string, bytes: Uint8Array) {
  const headers = {'content-type': 'application/octet-stream'};
  return device.request({method: 'PUT', url, payload: Buffer.from(bytes), headers});
}

/** Asks for addresses and sends every part that is missing. */
export async function sendAll(device: SyncDevice, place: Place, bytes: Uint8Array): Promise<void> {
  for (const {url, offsetBytes, sizeBytes} of await start(device, place)) {
    const {status, body} = await sendPart(device, url, bytes.subarray(offsetBytes, offsetBytes + sizeBytes));
    if (status !== 200) throw new Error(`sending answered ${status} ${JSON.stringify(body)}`);
  }
}

/** Sends and finishes. */
export async function upload(device: SyncDevice, place: Place, bytes: Uint8Array) {
  await sendAll(device, place, bytes);
  return device.call(finishUpload, place);
}

/** Asks for the file and downloads it. */
export async function download(device: SyncDevice, place: Place): Promise<Answer> {
  const asked = await device.call(openFile, place);
  return asked.status === 200 ? device.request({method: 'GET', url: asked.body.url}) : asked;
}

/** The file's row as devices have it. */
export async function readFileRow({device, spaceId}: Shop, fileId: string) {
  return (await device.readTable(spaceId, 'files')).find((row) => row['id'] === fileId);
}

/** The code and reason of a refusal, after its status. */
export function refusalOf({status, body}: {status: number; body: unknown}) {
  const {error} = body as {error?: {code: string; reason: string}};
  return [status, error?.reason];
}
