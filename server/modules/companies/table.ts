import {boolean, pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import {spaceRoles} from '#contract/kernel/synced-table.ts';
import {rowId, wholeNumber} from '#server/db/columns.ts';

/** A company, in the space that has its id. Synced: written only with the next version of its space. */
export const companies = pgTable(
  'companies',
  {
    spaceId: rowId('space_id').notNull(),
    id: rowId('id').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    origin: text('origin').notNull(),
    state: text('state'),
    createdAt: text('created_at').notNull(),
    deleted: boolean('deleted').notNull().default(false),
    version: wholeNumber('version').notNull(),
  },
  (table) => [primaryKey({columns: [table.spaceId, table.id]})],
);

/** Who works on a company. Synced, and what every access to a space is judged by. */
export const memberships = pgTable(
  'memberships',
  {
    spaceId: rowId('space_id').notNull(),
    id: rowId('id').notNull(),
    userId: rowId('user_id').notNull(),
    role: text('role', {enum: spaceRoles}).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    deleted: boolean('deleted').notNull().default(false),
    version: wholeNumber('version').notNull(),
  },
  (table) => [primaryKey({columns: [table.spaceId, table.id]})],
);
