import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {readScanning} from '#contract/files/read-scanning.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {startClamd, type ClamdServer} from '#tests/fakes/clamd-server.ts';
import {pdfBytes} from '#tests/fixtures/file-bytes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {eicar} from '#tests/kits/scanning-port-kit.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {addFile, download, openShop, readFileRow, refusalOf, upload, type Shop} from './file-steps.ts';

let clamd: ClamdServer;
let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  clamd = await startClamd();
  server = await buildServer({CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port)});
  shop = await openShop(server);
});
beforeEach(() => {
  clamd.answer = null;
});
afterAll(async () => {
  await server.close();
  await clamd.close();
});

const pdf = {name: 'a.pdf', type: 'application/pdf'};

/** A PDF that holds the file with which scanners are tried. */
function infected(size: number): Uint8Array {
  const bytes = pdfBytes(size);
  bytes.set(eicar, 20);
  return bytes;
}

async function listKept(fileId: string): Promise<string[]> {
  const store = await openFolderStore(`${server.dataDir}/files`, () => server.clock.nowMs);
  const found = await Promise.all(
    ['stored', 'incoming'].map((area) => store.list(`${area}/${shop.spaceId}/${fileId}`)),
  );
  return found.flat().map(({key}) => key);
}

test.each([500, 300_000, 6_000_000])(
  '[FIL14] an infected file of %d bytes is refused and kept nowhere',
  async (size) => {
    const bytes = infected(size);
    const place = await addFile(
      shop,
      server,
      bytes,
      size > 5_000_000 ? {...pdf, kind: 'document', transactionId: null} : pdf,
    );
    expect(refusalOf(await upload(shop.device, place, bytes))).toEqual([400, 'file.infected']);
    expect(await listKept(place.fileId)).toEqual([]);
    expect((await readFileRow(shop, place.fileId))?.['storedAt']).toBeNull();
    expect(refusalOf(await download(shop.device, place))).toEqual([409, 'file.not-stored']);
  },
);

test.each(['hang up', 'INSTREAM size limit exceeded. ERROR'])(
  '[FIL14] where clamd answers “%s” a file waits with its parts, and is stored once it answers again',
  async (answer) => {
    clamd.answer = answer;
    const bytes = pdfBytes(400_000);
    const place = await addFile(shop, server, bytes, pdf);
    expect(refusalOf(await upload(shop.device, place, bytes))).toEqual([503, 'file.scanner-down']);
    expect(await listKept(place.fileId)).toHaveLength(1);
    clamd.answer = null;
    expect((await shop.device.call(startUpload, place)).body).toMatchObject({state: 'open', parts: []});
    expect((await upload(shop.device, place, bytes)).status).toBe(200);
    expect([...(await download(shop.device, place)).bytes.subarray(0, 9)]).toEqual([...bytes.subarray(0, 9)]);
  },
);

test('[FIL14] admins are told what scans, and whether it knows viruses; nobody else is', async () => {
  expect((await (await openAdmin(server)).call(readScanning, {})).body).toEqual({name: 'clamd', knowsViruses: true});
  expect((await shop.device.call(readScanning, {})).status).toBe(403);
  const plain = await buildServer();
  const told = await (await openAdmin(plain)).call(readScanning, {});
  expect(told.body).toEqual({name: 'embedded', knowsViruses: false});
  await plain.close();
});
