import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {pullChanges, readPage} from '#contract/sync/pull-changes.ts';
import {pushChanges} from '#contract/sync/push-changes.ts';
import {syncedTables} from '#contract/tables.ts';
import {wireVersion} from '#contract/wire-version.ts';

// Devices that have not been opened for months speak an older version: compatibility is decided here, not by accident.
test('changing a synced shape or the protocol without a new wireVersion fails', () => {
  const tables = Object.values(syncedTables).map((table) => [table.name, z.toJSONSchema(table.row)]);
  const protocol = [pullChanges, readPage, pushChanges].map(({name, input, output}) => {
    return [name, z.toJSONSchema(input, {io: 'input'}), z.toJSONSchema(output)];
  });
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([tables, protocol]))
    .digest('hex')
    .slice(0, 12);
  expect({wireVersion, fingerprint}).toEqual({wireVersion: 6, fingerprint: '4de42e6b3fbc'});
});
