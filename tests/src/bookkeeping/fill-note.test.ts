import {expect, test} from 'vitest';
import {addFile} from '#sync/files/add-file.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import {undoAct} from '#sync/outbox/undo-last.ts';
import {fillNote} from '#src/features/bookkeeping/readings/fill-note.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {making, openFileHome, pdfBytes} from '#tests/sync/files/build-file.ts';
import {buildRow, numberedId, spaceId} from '#tests/workers/books/build-rows.ts';

const groupId = numberedId(1, 7);
const label = {key: 'test'};

/** A movement with a receipt that was just attached. */
async function attach(more: Partial<BooksRow> = {}) {
  const home = openFileHome();
  const row: BooksRow = {...buildRow(1), unsent: false, attention: false, hasReceipt: true, ...more};
  const place = {spaceId, kind: 'receipt', transactionId: row.id, userId: spaceId, groupId} as const;
  const added = await addFile(
    home,
    {...place, name: 'figma.pdf', content: new Blob([pdfBytes(500, 1)]), label},
    making,
  );
  if (!added.ok) throw new Error(added.failure.reason);
  const {database} = home;
  const fill = async (note = 'Figma') => fillNote({database, spaceId, fileId: added.value, groupId}, row, note);
  const notes = async () =>
    (await database.outbox.toArray()).flatMap(({set}) =>
      set['note'] && 'same' in set['note'] ? [set['note'].same] : [],
    );
  return {database, fileId: added.value, fill, notes};
}

test('[RDR11] an empty note is filled as part of the act, once, and undone with it', async () => {
  const {database, fill, notes} = await attach();
  expect([await fill(), await notes()]).toEqual([true, ['Figma']]);
  expect(new Set((await database.outbox.toArray()).map((change) => change.groupId))).toEqual(new Set([groupId]));
  // What was written meanwhile is in the queue.
  expect([await fill('another'), await notes()]).toEqual([false, ['Figma']]);
  await undoAct(database, making, groupId);
  expect(await database.outbox.count()).toBe(0);
});

test.each<[string, Partial<BooksRow>]>([
  ['somebody wrote one', {note: 'ours'}],
  ['the movement cannot be changed', {blockedReason: 'declaration-sent'}],
])('[RDR11] no note is filled where %s', async (_what, more) => {
  const {fill, notes} = await attach(more);
  expect([await fill(), await notes()]).toEqual([false, []]);
});

test('[RDR11] no note is filled where the receipt was taken away meanwhile', async () => {
  const {database, fileId, fill, notes} = await attach();
  await removeFile(database, {spaceId, id: fileId, label}, making);
  expect([await fill(), await notes()]).toEqual([false, []]);
});
