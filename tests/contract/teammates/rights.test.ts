import {expect, test} from 'vitest';
import {roleRights, type RoleRight} from '#contract/teammates/rights.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';

/** The tables that a right is about; what only an ask does has none. */
const tablesOf: Partial<Record<RoleRight, readonly TableName[]>> = {
  company: ['companies'],
  documents: ['companyDocuments'],
  books: ['accounts', 'transactions', 'categories', 'imports'],
  mailing: ['mailScans'],
  billing: ['subscriptions', 'invoices'],
  people: ['invitations'],
};

test.each(Object.entries(tablesOf))(
  '[TMM15] what %s says of the roles is what its tables give to be read',
  (right, names) => {
    const roles = roleRights[right as RoleRight];
    expect(Object.fromEntries(names.map((name) => [name, syncedTables[name].readRoles]))).toEqual(
      Object.fromEntries(names.map((name) => [name, roles])),
    );
  },
);
