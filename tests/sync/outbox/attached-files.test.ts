import {expect, test} from 'vitest';
import {addFile, type FileHome} from '#sync/files/add-file.ts';
import type {ReceivedFile} from '#sync/store/received-file.ts';
import {listReceived, receiveFile, takeReceived} from '#sync/inbox/received-files.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import {keepRecent} from '#sync/outbox/recent/keep-recent.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {redoLast, undoAct, undoLast} from '#sync/outbox/undo-last.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {buildChange, spaceOne} from '#tests/sync/build-change.ts';
import {buildFile, making, openFileHome, pdfBytes} from '#tests/sync/files/build-file.ts';

const receipt = (seed = 1) => ({name: 'recibo.pdf', content: new Blob([pdfBytes(500, seed)])});

/** Receives a receipt and attaches it to its movement. */
async function attachOne(home: FileHome, seed = 1): Promise<{file: ReceivedFile; fileId: string; actId: string}> {
  await receiveFile(home.database, receipt(seed), making);
  const [file] = await listReceived(home.database);
  if (!file) throw new Error('nothing was received');
  const {id: receivedId, name, content} = file;
  const actId = making.createId();
  const added = await addFile(home, buildFile({name, content, receivedId, actId}), making);
  if (!added.ok) throw new Error(`attaching failed: ${added.failure.reason}`);
  return {file, fileId: added.value, actId};
}

/** Which wait, and whether their bytes do. */
async function waiting({database}: FileHome): Promise<unknown[]> {
  const files = await listReceived(database);
  return Promise.all(files.map(async ({id, content}) => [id, (await content.arrayBuffer()).byteLength]));
}

/** Whether the file is beside its movement, as the queue says. */
async function isAttached({database}: FileHome, fileId: string): Promise<boolean> {
  const changes = await database.outbox.filter(({rowIds}) => rowIds.includes(fileId)).toArray();
  const deleted = changes.at(-1)?.set['deleted'];
  return changes.length > 0 && (deleted === undefined || ('same' in deleted && deleted.same === false));
}

test('[INB1] a received receipt waits again when attaching it is undone, and no longer when that is redone', async () => {
  const home = openFileHome();
  const {file, fileId} = await attachOne(home);
  for (let round = 1; round <= 2; round += 1) {
    expect([await waiting(home), await isAttached(home, fileId)]).toEqual([[], true]);
    await undoLast(home.database, making);
    expect([await waiting(home), await isAttached(home, fileId)]).toEqual([[[file.id, 500]], false]);
    expect((await listReceived(home.database))[0]).toMatchObject({sha256: file.sha256, receivedAt: file.receivedAt});
    await redoLast(home.database, making);
  }
});

test('[INB1] so it is after it was sent', async () => {
  const home = openFileHome();
  const {database} = home;
  const {file} = await attachOne(home);
  const [made] = await database.outbox.toArray();
  const keeping = {keep: withoutOrder, keepsRows: () => false};
  await database.transaction('rw', database.tables, async () => {
    await keepRecent(database, made?.order ?? 0, keeping);
    await database.outbox.clear();
  });
  await undoLast(database, making);
  expect(await waiting(home)).toEqual([[file.id, 500]]);
});

test('[INB1] its toast takes back that act and no other, once', async () => {
  const home = openFileHome();
  const {database} = home;
  const {file, fileId, actId} = await attachOne(home);
  const other = buildChange();
  await recordChange(database, other);
  expect(await undoAct(database, making, actId)).toMatchObject({rowIds: [fileId]});
  expect([await waiting(home), await isAttached(home, fileId)]).toEqual([[[file.id, 500]], false]);
  const count = await database.outbox.count();
  expect(await undoAct(database, making, actId)).toBeNull();
  expect([await waiting(home), await database.outbox.count()]).toEqual([[[file.id, 500]], count]);
  // The other act is in effect still, and is what is undone next.
  expect(await undoLast(database, making)).toMatchObject({rowIds: other.rowIds});
});

test('[INB1] taking the receipt away from its movement, and undoing that, leaves the inbox as it is', async () => {
  const home = openFileHome();
  const {database} = home;
  const {fileId} = await attachOne(home);
  await removeFile(database, {spaceId: spaceOne, id: fileId, label: {key: 'test'}}, making);
  await undoLast(database, making);
  await redoLast(database, making);
  expect([await waiting(home), await isAttached(home, fileId)]).toEqual([[], false]);
});

test('[INB1] what came again meanwhile waits once', async () => {
  const home = openFileHome();
  await attachOne(home);
  const again = await receiveFile(home.database, receipt(), making);
  await undoLast(home.database, making);
  expect(await waiting(home)).toEqual([[again.ok && again.value, 500]]);
});

test('[INB1] what was given up after an undo does not wait again by a redo', async () => {
  const home = openFileHome();
  const {file, fileId} = await attachOne(home);
  await undoLast(home.database, making);
  expect(await takeReceived(home.database, file.id)).toBe(true);
  await redoLast(home.database, making);
  expect([await waiting(home), await isAttached(home, fileId)]).toEqual([[], true]);
});

test('[INB1] how it came is forgotten with the next one, once nobody can undo it', async () => {
  const home = openFileHome();
  const {database} = home;
  await attachOne(home, 1);
  await attachOne(home, 2);
  expect(await database.device.count()).toBe(2);
  await database.outbox.clear();
  await attachOne(home, 3);
  expect(await database.device.count()).toBe(1);
});

test('[INB1] when undoing cannot be written, it neither waits nor leaves its movement', async () => {
  const home = openFileHome();
  const {database} = home;
  const {fileId} = await attachOne(home);
  database.device.hook('creating', (key) => {
    if (!key.startsWith('undone')) return;
    throw new Error('the disk broke');
  });
  await expect(undoLast(database, making)).rejects.toThrow('the disk broke');
  expect([await waiting(home), await isAttached(home, fileId)]).toEqual([[], true]);
});
