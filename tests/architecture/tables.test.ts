import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';

test('every synced table that is declared is registered under its name, sorted', () => {
  const files = readdirSync('contract', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const declared = files.flatMap((file) => [
    ...readFileSync(`contract/${file}`, 'utf8').matchAll(/define(?:Server|Synced)Table\(\{\s*name: '(\w+)'/g),
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

test('[REC2] a table that names what its check reads names all of it', () => {
  const tables: readonly SyncedTable[] = Object.values(syncedTables);
  const naming = tables.filter(({checkedFields}) => checkedFields !== undefined);
  expect(naming).not.toEqual([]);
  for (const {name, check, checkedFields = []} of naming) {
    const right = buildRow(name as TableName, testId(1)); // A registered table.
    const read = new Set<string>();
    const note = (row: Readonly<Record<string, Json>>) =>
      new Proxy(row, {
        get: (target, field) => {
          read.add(String(field));
          return target[String(field)];
        },
      });
    // A check stops where it knows enough: each field in turn, and all of them together, as nothing.
    check(note(right));
    for (const field of Object.keys(right)) for (const value of [null, '']) check(note({...right, [field]: value}));
    check(note(Object.fromEntries(Object.keys(right).map((field) => [field, null]))));
    expect([...read].toSorted()).toEqual([...checkedFields].toSorted());
  }
});
