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
  expect({wireVersion, fingerprint: print([tables, protocol])}).toEqual({wireVersion: 8, fingerprint: '6499753181b8'});
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
const servedAsBefore: Readonly<Record<string, string>> = {
  addCompany: 'an older page says no day on which it was formed, which is then not known',
  moveCompany: 'an older page names no documents and no name, and none are then meant; it refuses no names',
  finishUpload: 'an older page says what the scanner found, or that it is down, by the code',
  startUpload: 'as finishUpload',
  claimOrder: 'an older page knows the orders of formations alone, which are as before',
  pullChanges: 'an older page does not look for a lock; what it sends of what is locked is refused with a reason',
  payOrder: 'an older page knows the orders of formations alone, which are as before',
  placeOrder: 'an older page knows the orders of formations alone, which are as before',
  readFiling: 'it answers for orders of formations alone, which are as before',
  readOrder: 'an older page knows the orders of formations alone, which are as before',
  reopenOrder: 'an older page knows the orders of formations alone, which are as before',
  listCompanies: 'what was added is a day that an older page does not show',
  listOpenings:
    'what was added is whose number it was, of which row and of which company, which an older page does not look for',
  readCatalogue: 'what was added is a price of its own, which an older page does not look for',
};

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
