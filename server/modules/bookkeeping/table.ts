import {bigint, boolean, pgTable, primaryKey, text, uuid} from 'drizzle-orm/pg-core';

// The indexes, the guard against untaken versions and the text collations are in the migrations: they are the schema's source.

/** What every synced table has beside its own fields; see `server/sync/`. */
const synced = {
  spaceId: uuid('space_id').notNull(),
  id: uuid('id').notNull(),
  version: bigint('version', {mode: 'number'}).notNull(),
  deleted: boolean('deleted').notNull().default(false),
};

/** Manual accounts; the columns of `contract/bookkeeping/account.ts`. */
export const accounts = pgTable(
  'accounts',
  {
    ...synced,
    name: text('name').notNull(),
    bank: text('bank'),
    numberEnding: text('number_ending'),
    currency: text('currency').notNull(),
    openingUnits: bigint('opening_units', {mode: 'number'}).notNull(),
    openingDate: text('opening_date'),
    archived: boolean('archived').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [primaryKey({columns: [table.spaceId, table.id]})],
);

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

/** Movements of money; the columns of `contract/bookkeeping/transaction.ts`. */
export const transactions = pgTable(
  'transactions',
  {
    ...synced,
    date: text('date').notNull(),
    description: text('description').notNull(),
    amountUnits: bigint('amount_units', {mode: 'number'}).notNull(),
    currency: text('currency').notNull(),
    accountId: uuid('account_id').notNull(),
    categoryId: uuid('category_id'),
    merchant: text('merchant'),
    note: text('note'),
    checked: boolean('checked').notNull(),
    importId: uuid('import_id'),
    importLine: bigint('import_line', {mode: 'number'}),
    identity: text('identity'),
    balanceUnits: bigint('balance_units', {mode: 'number'}),
    blockedReason: text('blocked_reason'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [primaryKey({columns: [table.spaceId, table.id]})],
);
