import {expect, test} from 'vitest';
import {addFile} from '#sync/files/add-file.ts';
import {
  countReceived,
  dismissRefused,
  listReceived,
  listRefused,
  maxReceived,
  noteRefused,
  putReceived,
  receiveFile,
  takeReceived,
} from '#sync/inbox/received-files.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildFile, hashOf, making, openFileHome, pdfBytes} from '#tests/sync/files/build-file.ts';

const receipt = (seed = 1, name = 'recibo.pdf') => ({name, content: new Blob([pdfBytes(500, seed)])});

test('[INB1] a received receipt waits with its bytes, its hash and a clean name', async () => {
  const database = openLocalDevice();
  const received = await receiveFile(database, receipt(1, '../../etc/recibo\u0000.pdf'), making);
  const [file, ...others] = await listReceived(database);
  expect([received, others]).toEqual([{ok: true, value: file?.id}, []]);
  const facts = {name: 'recibo.pdf', type: 'application/pdf', sizeBytes: 500, sha256: hashOf(pdfBytes(500))};
  expect(file).toMatchObject({...facts, receivedAt: making.now});
  expect(new Uint8Array((await file?.content.arrayBuffer()) ?? new ArrayBuffer())).toEqual(pdfBytes(500));
});

test('[INB1] it goes to its movement in one step: there it is a receipt, here it waits no longer', async () => {
  const home = openFileHome();
  const {database} = home;
  await receiveFile(database, receipt(), making);
  const [file] = await listReceived(database);
  if (!file) throw new Error('nothing was received');
  const {id: receivedId, name, content} = file;
  expect(await addFile(home, buildFile({name, content, receivedId}), making)).toMatchObject({ok: true});
  expect([await countReceived(database), await database.files.count(), await database.outbox.count()]).toEqual([
    0, 1, 1,
  ]);
  // Two tabs that choose at once: one of them has it, the other leaves nothing.
  const second = await addFile(home, buildFile({name, content, receivedId}), making);
  expect(second).toMatchObject({ok: false, failure: {reason: 'file.vanished'}});
  expect([await database.files.count(), await database.outbox.count(), (await home.bytes.list()).length]).toEqual([
    1, 1, 1,
  ]);
});

test('[INB1] where the change cannot be written, it goes on waiting', async () => {
  const home = openFileHome();
  const {database} = home;
  await receiveFile(database, receipt(), making);
  const [file] = await listReceived(database);
  database.outbox.hook('creating', () => {
    throw new Error('the disk broke');
  });
  const whole = buildFile({...(file && {name: file.name, content: file.content, receivedId: file.id})});
  await expect(addFile(home, whole, making)).rejects.toThrow('the disk broke');
  expect(await listReceived(database)).toEqual([file]);
});

test('[INB1] it is given up and brought back', async () => {
  const database = openLocalDevice();
  await receiveFile(database, receipt(), making);
  const [file] = await listReceived(database);
  if (!file) throw new Error('nothing was received');
  expect([await takeReceived(database, file.id), await takeReceived(database, file.id)]).toEqual([true, false]);
  expect(await countReceived(database)).toBe(0);
  await putReceived(database, file);
  expect((await listReceived(database)).map(({id, sha256}) => ({id, sha256}))).toEqual([
    {id: file.id, sha256: file.sha256},
  ]);
});

test('[INB2] the same bytes shared twice wait once, whatever they are called', async () => {
  const database = openLocalDevice();
  const first = await receiveFile(database, receipt(1, 'uno.pdf'), making);
  expect(await receiveFile(database, receipt(1, 'dos.pdf'), making)).toEqual(first);
  expect((await listReceived(database)).map(({name}) => name)).toEqual(['uno.pdf']);
});

test('[INB2] no more than thirty wait, and the one that is too many is refused with its reason', async () => {
  const database = openLocalDevice();
  for (let seed = 1; seed <= maxReceived; seed += 1)
    expect(await receiveFile(database, receipt(seed), making)).toMatchObject({ok: true});
  const one = await receiveFile(database, receipt(99), making);
  expect(one).toMatchObject({ok: false, failure: {code: 'validation', reason: 'file.too-many-waiting'}});
  expect(await countReceived(database)).toBe(30);
});

test.each([
  ['file.too-large', 'grande.pdf', new Blob(['%PDF-1.7\n', new Uint8Array(5_242_872)])],
  ['file.is-html', 'pagina.jpg', new Blob(['<!doctype html><script>alert(1)</script>'])],
  ['file.is-svg', 'dibujo.png', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'])],
  ['file.type-not-allowed', 'nota.txt', new Blob(['hola'])],
  ['file.type-not-allowed', 'bomba.pdf', new Blob(['PK\u0003\u0004', new Uint8Array(64)])],
  ['file.empty', 'vacio.pdf', new Blob([])],
])('[INB2] %s is the reason for %s, and nothing of it is kept', async (reason, name, content) => {
  const database = openLocalDevice();
  expect(await receiveFile(database, {name, content}, making)).toMatchObject({ok: false, failure: {reason}});
  expect(await database.device.count()).toBe(0);
});

test('[INB2] a device without space says so', async () => {
  const database = openLocalDevice();
  database.device.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const full = await receiveFile(database, receipt(), making);
  expect(full).toMatchObject({ok: false, failure: {reason: 'file.device-full'}});
});

test('[INB2] what was refused is remembered until it was read', async () => {
  const database = openLocalDevice();
  await noteRefused(database, {name: 'a.svg', reason: 'file.is-svg'}, making);
  await noteRefused(database, {name: 'b.jpg', reason: 'file.is-html'}, making);
  // Of one millisecond: in which order they are told says nothing.
  expect(new Map((await listRefused(database)).map(({name, reason}) => [name, reason]))).toEqual(
    new Map([
      ['a.svg', 'file.is-svg'],
      ['b.jpg', 'file.is-html'],
    ]),
  );
  await dismissRefused(database);
  expect(await listRefused(database)).toEqual([]);
});
