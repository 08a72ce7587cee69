import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {writeHotRows} from '#sync/pages/write-pages.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, spaceOne} from '#tests/sync/build-change.ts';

type Row = Readonly<Record<string, Json>> & {readonly id: string};

// A row of each table as an older version kept it; the fixtures' shape is this test's own.
const readRows = (version: number) =>
  JSON.parse(readFileSync(`tests/fixtures/contract/v${version}-rows.json`, 'utf8')) as Record<TableName, Row>;
const cases = [5, 6, 7, 8, 9].flatMap((version) =>
  Object.entries(readRows(version)).map(([name, row]) => [version, name, row] as const),
);

test.each(cases)(
  '[OVL4] what version %d kept and queued of %s is read as rows of today',
  async (_version, name, row) => {
    const table: SyncedTable = syncedTables[name as TableName]; // The fixture names tables.
    const {id, ...fields} = row;
    const kept = openLocalDevice();
    const columns = toColumns([{...row, deleted: false}], [...Object.keys(fields), 'deleted']);
    await writeHotRows(kept, {spaceId: spaceOne, table: name, revision: 1, rows: columns});
    const queued = openLocalDevice();
    const set = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, {same: value}]));
    await recordChange(queued, buildChange({table: name, op: 'create', rowIds: [id], set, was: {}}));
    for (const database of [kept, queued]) {
      const [read] = await readTable(database, table, spaceOne);
      // What has left the table since is not read.
      const left = Object.entries(row).filter(([field]) => field in table.row.shape);
      expect(table.row.parse(read)).toMatchObject(Object.fromEntries(left));
    }
  },
);
