import {expect, test} from 'vitest';
import {syncedTables} from '#contract/tables.ts';
import {descriptions} from '#src/data/describe/descriptions.ts';

test('every synced table is described by one feature, each of its fields too', () => {
  const fieldsOf = (fields: object) => Object.keys(fields).toSorted();
  const wanted = Object.values(syncedTables).map(({name, row}) => [
    name,
    fieldsOf(row.shape).filter((field) => field !== 'id'),
  ]);
  const described = [...descriptions.values()].map(({table, fields}) => [table, fieldsOf(fields)] as const);
  // A table that is missing here needs an entry in the `describe.ts` of its feature.
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(wanted));
});

test('money is in a currency that its row holds, and what a field refers to is what the table says', () => {
  const wrong = [...descriptions.values()].flatMap(({table, fields}) =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (field === 'hidden') return [];
      if (field.kind === 'money') return Object.hasOwn(fields, field.currency) ? [] : [[table, name, field.currency]];
      const referred = syncedTables[table].references[name];
      // Of an id that need not be there yet, the table says nothing.
      return field.kind !== 'reference' || referred === undefined || field.to === referred
        ? []
        : [[table, name, field.to, referred]];
    }),
  );
  expect(wrong).toEqual([]);
});
