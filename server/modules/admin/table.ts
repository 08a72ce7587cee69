import {pgTable, text} from 'drizzle-orm/pg-core';
import {instant, rowId} from '#server/db/columns.ts';

/** Which admin tried which queued job again. Rule: ADM13. */
export const jobRetries = pgTable('job_retries', {
  id: rowId('id').primaryKey(),
  at: instant('at').notNull(),
  adminId: rowId('admin_id').notNull(),
  jobId: rowId('job_id').notNull(),
  /** The kind of work, such as `mail`. */
  job: text('job').notNull(),
});
