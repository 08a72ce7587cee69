import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {noteLeft} from '#sync/store/left-changes.ts';
import {writeMeta} from '#sync/store/meta.ts';
import type {RecordChange, UndoLast} from '#tests/sync/simulation/acts/acts.ts';

/**
 * The canary: a way to save that writes the change outside the transaction it waits for. It looks right, and every test of a healthy
 * device passes with it.
 */
export const recordOutsideTransaction: RecordChange = async (database, ...changes) =>
  database.transaction('rw', database.outbox, async () => {
    const last = Number((await database.outbox.orderBy('order').lastKey()) ?? 0);
    // Not awaited, and not in this transaction: a disk that fails, or a tab that dies, takes it with it.
    setTimeout(() => void database.outbox.bulkAdd([...changes]).catch(() => undefined), 0);
    return last + changes.length;
  });

/** An undo that takes the newest change out of the queue without asking whether it may have been sent. */
export const undoWithoutAsking: UndoLast = async (database) =>
  database.transaction('rw', database.outbox, database.meta, async () => {
    const last = await database.outbox.orderBy('order').last();
    if (!last) return null;
    await database.outbox.delete(last.order);
    await noteLeft(database, [last.id]);
    await noteQueueMoved(database);
    return null;
  });

/** An undo of which the second log never hears. */
export const undoWithoutNote: UndoLast = async (database, making) =>
  database.transaction('rw', database.tables, async () => {
    const undone = await undoLast(database, making);
    await writeMeta(database, 'leftChanges', []);
    return undone;
  });
