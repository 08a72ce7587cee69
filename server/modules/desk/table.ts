import {pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import {workKinds} from '#contract/desk/work-kinds.ts';
import {instant, rowId} from '#server/db/columns.ts';

/** Who has taken which work. One that is older than the work's own beginning counts no more: the work was done, and came again. Rule: DSK3. */
export const workAssignments = pgTable(
  'work_assignments',
  {
    kind: text('kind', {enum: workKinds}).notNull(),
    subjectId: rowId('subject_id').notNull(),
    adminId: rowId('admin_id').notNull(),
    assignedBy: rowId('assigned_by').notNull(),
    assignedAt: instant('assigned_at').notNull(),
  },
  ({kind, subjectId}) => [primaryKey({columns: [kind, subjectId]})],
);
