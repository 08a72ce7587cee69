import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {pullChanges, readPage} from '#contract/sync/pull-changes.ts';
import {pushChanges} from '#contract/sync/push-changes.ts';
import {syncedTables} from '#contract/tables.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {readEndpoints} from '#tests/kits/read-endpoints.ts';

// Devices that have not been opened for months speak an older version: compatibility is decided here, not by accident.
test('changing a synced shape or the protocol without a new wireVersion fails', () => {
  const tables = Object.values(syncedTables).map((table) => [table.name, z.toJSONSchema(table.row)]);
  const protocol = [pullChanges, readPage, pushChanges].map(({name, input, output}) => {
    return [name, z.toJSONSchema(input, {io: 'input'}), z.toJSONSchema(output)];
  });
  expect({wireVersion, fingerprint: print([tables, protocol])}).toEqual({wireVersion: 10, fingerprint: '2499f7bac49b'});
});

function print(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

/** The names of the tables, and of each endpoint a fingerprint of what it takes, answers and refuses with. */
type Contract = {readonly tables: string[]; readonly endpoints: Readonly<Record<string, string>>};

/** As it is now: once a version is out, this is kept as `tests/fixtures/contract/v<version>.json`. */
async function readContract(): Promise<Contract> {
  const endpoints = (await readEndpoints()).map(({name, input, output, failures}): [string, string] => {
    const takes = z.toJSONSchema(input, {unrepresentable: 'any', io: 'input'});
    return [name, print([takes, z.toJSONSchema(output, {unrepresentable: 'any', io: 'output'}), failures])];
  });
  return {tables: Object.keys(syncedTables), endpoints: Object.fromEntries(endpoints)};
}

/** What the version before this one had when it came out. */
function readContractBefore(): Contract {
  // The fixture's shape is this test's own.
  return JSON.parse(readFileSync(`tests/fixtures/contract/v${wireVersion - 1}.json`, 'utf8')) as Contract;
}

/** Endpoints that are others than in the version before, and still answer a page of it as it expects. */
const servedAsBefore: Readonly<Record<string, string>> = {};

test('[TRA7] an endpoint that has changed since the version before says so, or why an older page does not mind', async () => {
  const before = readContractBefore();
  const {endpoints} = await readContract();
  const changed = Object.keys(before.endpoints).filter(
    (name) => name in endpoints && endpoints[name] !== before.endpoints[name],
  );
  const said = (await readEndpoints()).filter(({since}) => since === wireVersion).map(({name}) => name);
  expect([...said, ...Object.keys(servedAsBefore)].toSorted()).toEqual(changed.toSorted());
});

test('[SYN30] a table that the version before did not have says that it is new', () => {
  const before = new Set(readContractBefore().tables);
  const tables: {readonly name: string; readonly since?: number}[] = Object.values(syncedTables);
  const isNew = ({since}: (typeof tables)[number]) => since === wireVersion;
  expect(tables.filter(isNew).map(({name}) => name)).toEqual(
    tables.map(({name}) => name).filter((name) => !before.has(name)),
  );
});
