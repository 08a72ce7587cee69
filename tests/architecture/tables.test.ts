import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {syncedTables} from '#contract/tables.ts';

test('every synced table that is declared is registered under its name, sorted', () => {
  const files = readdirSync('contract', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const declared = files.flatMap((file) => [
    ...readFileSync(`contract/${file}`, 'utf8').matchAll(/defineSyncedTable\(\{\s*name: '(\w+)'/g),
  ]);
  const names = Object.keys(syncedTables);
  expect(names).toEqual(declared.map((match) => String(match[1])).toSorted());
  expect(Object.values(syncedTables).map((table) => table.name)).toEqual(names);
});

test('what a table says of its fields names fields that it has, and its references tables that exist', () => {
  for (const table of Object.values(syncedTables)) {
    const fields = Object.keys(table.row.shape);
    expect(fields[0]).toBe('id');
    const named = [...table.sortBy, ...table.serverFields, ...table.fixedFields, ...table.textFields];
    expect([...named, ...Object.keys(table.references)].filter((field) => !fields.includes(field))).toEqual([]);
    expect(Object.values(table.references).filter((name) => !Object.hasOwn(syncedTables, name))).toEqual([]);
  }
});
