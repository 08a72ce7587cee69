import {createHash} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {newId} from '#contract/kernel/ids.ts';
import {toFieldValues} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {connect} from '#server/db/connect.ts';
import type {Database} from '#server/db/database.ts';
import {asPerson, underNet} from '#server/db/second-net.ts';
import {addUser} from '#server/modules/account/person/user-store.ts';
import {addCompany} from '#server/modules/companies/add-company.ts';
import {makeDefaultCategories} from '#server/modules/bookkeeping/make-default-categories.ts';
import {createPostgresStore} from '#server/sync/judge/postgres-store.ts';
import {pushBatch} from '#server/sync/judge/push.ts';
import {pullSince} from '#server/sync/read/pull.ts';
import {readPageText} from '#server/sync/read/read-page.ts';
import {toTable, formatRatio} from './kit/report.ts';
import {formatMs} from './kit/statistics.ts';
import {makeBankRows} from './stage/bank-rows.ts';

// `node bench/second-net.ts [--runs 60 --rows 40000]`: what push and pull take under row-level security, in turn with the same without it.
// The least of all runs each: beside other work no other figure says anything.

const {values} = parseArgs({
  options: {runs: {type: 'string', default: '60'}, rows: {type: 'string', default: '40000'}},
});
const [runs, rows] = [Number(values.runs), Number(values.rows)];
const now = Date.now;
const makeId = () => newId(now(), (bytes) => crypto.getRandomValues(bytes));

const dataDir = await mkdtemp(join(tmpdir(), 'faro-net-'));
const connection = await connect({databaseUrl: undefined, dataDir}, (message, error) => {
  throw new Error(message, {cause: error});
});
const {database, tenants} = connection;
if (!tenants) throw new Error('there is no second net');
const net = underNet(database, tenants);

const names = {firstName: 'Ana', lastName: 'Luz', language: 'es'} as const;
const user = await addUser(database, {...names, email: 'ana@example.com', passwordHash: null}, now());
if (!user) throw new Error('nobody was added');
const owner = {userId: user.id, ...names, email: user.email, acting: null};
const spaceIds = Array.from({length: 5}, makeId);
for (const id of spaceIds) {
  const company = {id, name: 'Bench LLC', type: 'LLC', state: 'WY', formedOn: null} as const;
  await addCompany({database, now, fillSpace: makeDefaultCategories}, company, owner);
}
const [spaceId = ''] = spaceIds;
const accountId = makeId();
const clientId = makeId();
let seq = 0;

/** A push that makes that many movements. */
async function push(by: Database, count: number): Promise<void> {
  const made = makeBankRows(count, [accountId, accountId], []).map((row) => ({...row, id: makeId(), categoryId: null}));
  const fields = Object.keys(made[0] ?? {}).filter((field) => field !== 'id') as (keyof (typeof made)[number])[];
  const set = Object.fromEntries(fields.map((field) => [field, toFieldValues(made.map((row) => row[field] ?? null))]));
  const rowIds = made.map(({id}) => id);
  await send(by, {table: 'transactions', rowIds, set});
}

async function send(by: Database, what: Pick<Change, 'table' | 'rowIds' | 'set'>): Promise<void> {
  const common = {spaceId, op: 'create', was: {}, label: {key: 'bench'}, madeAt: new Date().toISOString()} as const;
  const changes: Change[] = [{id: makeId(), ...common, ...what}];
  const hashes = [createHash('sha256').update(JSON.stringify(changes)).digest('hex')];
  const batch = {
    wireVersion,
    clientId,
    userId: owner.userId,
    deviceName: 'bench',
    firstSeq: (seq += 1),
    changes,
    hashes,
  };
  const parts = {store: createPostgresStore(by), now, wireVersion};
  const pushed = await pushBatch(parts, owner.userId, batch);
  if (!pushed.ok || pushed.value.refused.length > 0) throw new Error(JSON.stringify(pushed));
}

const account = {name: 'Cuenta', bank: null, kind: 'bank', numberEnding: null, currency: 'USD', openingUnits: 0};
const fields = {...account, openingDate: null, archived: false, createdAt: new Date().toISOString()};
await send(database, {
  table: 'accounts',
  rowIds: [accountId],
  set: Object.fromEntries(Object.entries(fields).map(([field, same]) => [field, {same}])),
});
for (let count = 0; count < rows; count += 8_000) await push(database, Math.min(8_000, rows - count));

const viewer = {memberId: owner.userId, isActing: false};
const pull = async (
  by: Database,
  cursors: Record<string, number>,
): Promise<{pages: {from: string | null; until: string | null}[]; cursors: Record<string, number>}> => {
  const input = {wireVersion, userId: owner.userId, clientId, cursors};
  const pulled = await pullSince({database: by, now, wireVersion}, owner.userId, input, viewer);
  if (!pulled.ok) throw new Error(pulled.failure.reason);
  const {spaces} = JSON.parse(pulled.value) as {
    spaces: {spaceId: string; version: number; pages: {table: string; from: string | null; until: string | null}[]}[];
  };
  return {
    pages: spaces.flatMap((one) => one.pages.filter(({table}) => table === 'transactions')),
    cursors: Object.fromEntries(spaces.map((one) => [one.spaceId, one.version])),
  };
};
const {pages, cursors} = await pull(database, {});
const page = pages[Math.floor(pages.length / 2)];
if (!page) throw new Error('there is no page');
const before = {...cursors, [spaceId]: (cursors[spaceId] ?? 1) - 1};

const work: Readonly<Record<string, (by: Database) => Promise<unknown>>> = {
  'pull, nothing is new': (by) => pull(by, cursors),
  'pull, 8,000 rows are new': (by) => pull(by, before),
  'pull of all, to begin with': (by) => pull(by, {}),
  'a page of 2,000 rows': (by) =>
    readPageText(by, viewer, {spaceId, table: 'transactions', ...page, wireVersion} as Parameters<
      typeof readPageText
    >[2]),
  'push of one row': (by) => push(by, 1),
  'push of 1,000 rows': (by) => push(by, 1_000),
};
const asOwner = <Result>(run: () => Promise<Result>) => asPerson({personId: owner.userId, senderId: owner.userId}, run);
const lines = [];
for (const [what, run] of Object.entries(work)) {
  const times = {with: [] as number[], without: [] as number[]};
  for (let turn = 0; turn < runs; turn += 1)
    for (const side of turn % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      const beganMs = performance.now();
      await (side === 'with' ? asOwner(() => run(net)) : run(database));
      times[side].push(performance.now() - beganMs);
    }
  const [measured, reference] = [Math.min(...times.with), Math.min(...times.without)];
  const ratio = formatRatio(measured, reference);
  lines.push({
    what,
    measured: formatMs(measured),
    reference: formatMs(reference),
    ratio,
    limit: '1.05×',
    ok: measured <= 1.05 * reference,
  });
}
process.stdout.write(`${toTable(lines)}\n`);
await connection.close();
await rm(dataDir, {recursive: true, force: true});
