import {expect, test} from 'vitest';
import {files} from '#contract/files/file.ts';
import {addFile, type FileHome, type NewFile} from '#sync/files/add-file.ts';
import {listReceived, receiveFile} from '#sync/inbox/received-files.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {keepRecent} from '#sync/outbox/recent/keep-recent.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {redoLast, undoAct, undoLast} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {buildChange, rowOne, rowTwo, spaceOne} from '#tests/sync/build-change.ts';
import {addOne, buildFile, making, openFileHome, pdfBytes} from './build-file.ts';

const pdf = (seed: number) => new Blob([pdfBytes(500, seed)]);

/** Which files stand beside which movement, as the person sees it. */
async function shown({database}: FileHome): Promise<string[]> {
  const rows = await readTable(database, files, spaceOne);
  return rows.map(({name, transactionId}) => `${name} ${transactionId === rowOne ? 'one' : 'two'}`);
}

/** Adds files that were chosen together; answers the key of their act and how many were kept. */
async function addTogether(home: FileHome, chosen: readonly Partial<NewFile>[]): Promise<[string, number]> {
  const groupId = making.createId();
  let keptCount = 0;
  for (const file of chosen) if ((await addFile(home, buildFile({...file, groupId}), making)).ok) keptCount += 1;
  return [groupId, keptCount];
}

/** Sends what is in the queue, as far as undo can tell. */
async function send({database}: FileHome): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    const last = await database.outbox.orderBy('order').last();
    await keepRecent(database, last?.order ?? 0, {keep: withoutOrder, keepsRows: () => false});
    await database.outbox.clear();
  });
}

const three = [
  {name: 'uno.pdf', content: pdf(1)},
  {name: 'pagina.jpg', content: new Blob(['<!doctype html><script>1</script>'])},
  {name: 'dos.pdf', content: pdf(2), transactionId: rowTwo},
];

test('[UPL13] files chosen together come and go as one act, less the one that is refused', async () => {
  const home = openFileHome();
  const {database} = home;
  await addOne(home, {name: 'antes.pdf', content: pdf(3)});
  expect(await addTogether(home, three)).toMatchObject([expect.any(String), 2]);
  const all = ['antes.pdf one', 'uno.pdf one', 'dos.pdf two'];
  for (let round = 1; round <= 2; round += 1) {
    expect(await shown(home)).toEqual(all);
    await undoLast(database, making);
    expect(await shown(home)).toEqual(['antes.pdf one']);
    await redoLast(database, making);
  }
  await undoLast(database, making);
  await undoLast(database, making);
  expect(await shown(home)).toEqual([]);
});

test('[UPL13] its toast takes back all of them and nothing done between or after', async () => {
  const home = openFileHome();
  const {database} = home;
  const groupId = making.createId();
  await addOne(home, {name: 'uno.pdf', content: pdf(1), groupId});
  await recordChange(database, buildChange());
  await addOne(home, {name: 'dos.pdf', content: pdf(2), groupId});
  await addOne(home, {name: 'otro.pdf', content: pdf(3)});
  expect((await undoAct(database, making, groupId))?.rowIds).toHaveLength(2);
  expect(await shown(home)).toEqual(['otro.pdf one']);
  expect(await undoAct(database, making, groupId)).toBeNull();
  expect(await undoLast(database, making)).toMatchObject({table: 'files'});
  expect(await undoLast(database, making)).toMatchObject({table: 'categories'});
});

test('[UPL13] one act they are where the first was sent before the last was kept, and after all were', async () => {
  const home = openFileHome();
  const {database} = home;
  const groupId = making.createId();
  const ids = [await addOne(home, {content: pdf(1), groupId})];
  await send(home);
  ids.push(await addOne(home, {content: pdf(2), groupId}));
  expect((await undoLast(database, making))?.rowIds).toEqual(ids);
  await redoLast(database, making);
  await send(home);
  expect((await undoLast(database, making))?.rowIds).toHaveLength(2);
  expect(await undoLast(database, making)).toBeNull();
});

test('[UPL13] one that comes after they were taken back, by another tab, goes with them by the next undo', async () => {
  const home = openFileHome();
  const {database} = home;
  const groupId = making.createId();
  await addOne(home, {name: 'uno.pdf', content: pdf(1), groupId});
  await undoLast(database, making);
  await addOne(home, {name: 'dos.pdf', content: pdf(2), groupId});
  expect(await shown(home)).toEqual(['dos.pdf one']);
  await undoLast(database, making);
  expect(await shown(home)).toEqual([]);
  await redoLast(database, making);
  expect(await shown(home)).toEqual(['uno.pdf one', 'dos.pdf one']);
});

test('[UPL13] [INB1] received receipts that go to their movements as one act wait again together', async () => {
  const home = openFileHome();
  const {database} = home;
  for (const seed of [1, 2]) await receiveFile(database, {name: `${seed}.pdf`, content: pdf(seed)}, making);
  const before = (await listReceived(database)).map(({id}) => id);
  const [first = '', second = ''] = before;
  await addTogether(home, [
    {name: '1.pdf', content: pdf(1), receivedId: first},
    {name: '2.pdf', content: pdf(2), receivedId: second, transactionId: rowTwo},
  ]);
  for (let round = 1; round <= 2; round += 1) {
    expect([await listReceived(database), await shown(home)]).toEqual([[], ['1.pdf one', '2.pdf two']]);
    await undoLast(database, making);
    expect([(await listReceived(database)).map(({id}) => id), await shown(home)]).toEqual([before, []]);
    await redoLast(database, making);
  }
});
