import {pgTable, text} from 'drizzle-orm/pg-core';
import {instant, rowId} from '#server/db/columns.ts';
import type {Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {toInstant} from '#server/db/database.ts';

/** Which admin tried which queued work again. Rule: ADM13. */
const jobRetries = pgTable('job_retries', {
  id: rowId('id').primaryKey(),
  at: instant('at').notNull(),
  adminId: rowId('admin_id').notNull(),
  /** The job, or what it works on where that is kept. */
  jobId: rowId('job_id').notNull(),
  /** The kind of work, such as `mail`. */
  job: text('job').notNull(),
});

/** Who tries what again, and when. */
export type Retries = {
  readonly adminId: string;
  readonly jobIds: readonly string[];
  readonly job: string;
  readonly nowMs: number;
};

/** Writes down who tried work again. Rule: ADM13. */
export async function noteRetries(tx: Transaction, {adminId, jobIds, job, nowMs}: Retries): Promise<void> {
  const at = toInstant(nowMs);
  const toRow = (jobId: string) => {
    const id = makeId(nowMs);
    return {id, at, adminId, jobId, job};
  };
  if (jobIds.length > 0) await tx.insert(jobRetries).values(jobIds.map(toRow));
}
