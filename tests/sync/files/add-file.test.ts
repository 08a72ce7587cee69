import {expect, test} from 'vitest';
import {files} from '#contract/files/file.ts';
import {addFile, type FileHome} from '#sync/files/add-file.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {pngBytes} from '#tests/fixtures/file-bytes.ts';
import {spaceOne} from '#tests/sync/build-change.ts';
import {addOne, buildFile, hashOf, making, openFileHome, pdfBytes} from './build-file.ts';

const label = {key: 'test.remove'};

async function shown({database}: FileHome): Promise<string[]> {
  return (await readTable(database, files, spaceOne)).map((row) => row.name);
}

test('[UPL1] a file that was added is here with its bytes, its hash and its row, all of it still to be sent', async () => {
  const home = openFileHome();
  const bytes = pdfBytes(3_000);
  const id = await addOne(home, {content: new Blob([bytes]), name: '../../etc/recibo\u0000.pdf'});
  const record = await home.database.files.get(id);
  const sha256 = hashOf(bytes);
  const facts = {name: 'recibo.pdf', type: 'application/pdf', sizeBytes: 3_000, sha256};
  expect(record).toMatchObject({...facts, state: 'waiting', sentBytes: 0, reason: null});
  const kept = record && (await home.bytes.read(record));
  expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  const [row] = await readTable(home.database, files, spaceOne);
  expect(row).toMatchObject({id, ...facts, kind: 'receipt', unsent: true});
});

test.each(['files', 'outbox'] as const)(
  '[UPL1] when %s cannot be written, nothing of the file stays',
  async (table) => {
    const home = openFileHome();
    home.database[table].hook('creating', () => {
      throw new Error('the disk broke');
    });
    await expect(addFile(home, buildFile(), making)).rejects.toThrow('the disk broke');
    const {files, outbox, fileBytes} = home.database;
    expect([await files.count(), await outbox.count(), await fileBytes.count()]).toEqual([0, 0, 0]);
  },
);

test('[UPL1] a full device says so, and nothing of the file stays', async () => {
  const home = openFileHome();
  const full: FileHome = {
    ...home,
    bytes: {
      ...home.bytes,
      write: async () => {
        throw new DOMException('no room', 'QuotaExceededError');
      },
    },
  };
  expect(await addFile(full, buildFile(), making)).toMatchObject({ok: false, failure: {reason: 'file.device-full'}});
  expect([await home.database.files.count(), await home.database.outbox.count()]).toEqual([0, 0]);
});

test.each([
  ['file.empty', new Uint8Array()],
  ['file.too-large', pdfBytes(5_242_881)],
  ['file.is-html', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
  ['file.is-svg', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['file.too-many-pixels', pngBytes(65_535, 65_535)],
  ['file.type-not-allowed', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)],
])('[UPL3] %s is refused before it is kept', async (reason, bytes) => {
  const home = openFileHome();
  const outcome = await addFile(home, buildFile({name: 'foto.jpg', content: new Blob([bytes])}), making);
  expect(outcome).toMatchObject({ok: false, failure: {code: 'validation', reason}});
  expect([await home.database.files.count(), await home.database.fileBytes.count()]).toEqual([0, 0]);
});

test('[UPL3] a file of the largest size is taken', async () => {
  const home = openFileHome();
  const id = await addOne(home, {content: new Blob([pdfBytes(5_242_880)])});
  expect((await home.database.files.get(id))?.sizeBytes).toBe(5_242_880);
});

test.each(['NotFoundError', 'NotReadableError'])(
  '[UPL3] a file that vanished (%s) is said to be gone',
  async (name) => {
    const content = new Blob([pdfBytes()]);
    const lost = async () => {
      throw new DOMException('it is gone', name);
    };
    const home = openFileHome();
    const atOnce = Object.assign(new Blob([pdfBytes()]), {
      arrayBuffer: lost,
      slice: () => Object.assign(content.slice(), {arrayBuffer: lost}),
    });
    const halfway = Object.assign(new Blob([pdfBytes()]), {arrayBuffer: lost});
    for (const vanished of [atOnce, halfway])
      expect(await addFile(home, buildFile({content: vanished}), making)).toMatchObject({
        ok: false,
        failure: {reason: 'file.vanished'},
      });
    const grown = Object.assign(new Blob([pdfBytes()]), {
      arrayBuffer: async () => new Blob([pdfBytes(2_000)]).arrayBuffer(),
    });
    expect(await addFile(home, buildFile({content: grown}), making)).toMatchObject({
      ok: false,
      failure: {reason: 'file.vanished'},
    });
    expect([await home.database.files.count(), await home.database.fileBytes.count()]).toEqual([0, 0]);
  },
);

test('[UPL4] a file that was taken away comes back by undo, with its bytes', async () => {
  const home = openFileHome();
  const id = await addOne(home);
  await removeFile(home.database, {spaceId: spaceOne, id, label}, making);
  expect(await shown(home)).toEqual([]);
  await undoLast(home.database, making);
  expect(await shown(home)).toEqual(['recibo.pdf']);
  const record = await home.database.files.get(id);
  expect((record && (await home.bytes.read(record)))?.size).toBe(1_000);
});

test('[UPL4] replacing a file is one act', async () => {
  const home = openFileHome();
  const id = await addOne(home, {name: 'uno.pdf'});
  await addOne(home, {name: 'dos.pdf', content: new Blob([pdfBytes(900, 2)]), replaces: id});
  expect(await shown(home)).toEqual(['dos.pdf']);
  await undoLast(home.database, making);
  expect(await shown(home)).toEqual(['uno.pdf']);
});
