import type {RecordChange} from '#tests/sync/simulation/acts/acts.ts';

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
