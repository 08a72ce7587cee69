import {bigint, boolean, pgTable, primaryKey, text, uuid} from 'drizzle-orm/pg-core';

// The indexes, the guard against untaken versions and the text collations are in the migrations: they are the schema's source.

/** What every synced table has beside its own fields; see `server/sync/`. */
const synced = {
  spaceId: uuid('space_id').notNull(),
  id: uuid('id').notNull(),
  version: bigint('version', {mode: 'number'}).notNull(),
  deleted: boolean('deleted').notNull().default(false),
};

/** Categories of the books; the columns of `contract/bookkeeping/category.ts`. */
export const categories = pgTable(
  'categories',
  {
    ...synced,
    key: text('key'),
    name: text('name'),
    kind: text('kind').notNull(),
    relatedParty: boolean('related_party').notNull(),
    archived: boolean('archived').notNull(),
    position: bigint('position', {mode: 'number'}).notNull(),
  },
  (table) => [primaryKey({columns: [table.spaceId, table.id]})],
);
