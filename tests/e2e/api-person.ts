import {createHash, randomUUID} from 'node:crypto';
import {register, type Me} from '#contract/account/session.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {toRows, toFieldValues, type Json} from '#contract/kernel/field-values.ts';
import {addDays, utcDay} from '#contract/kernel/dates.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {Change} from '#contract/sync/change.ts';
import {pullChanges, readPage, readRowHistory, type HistoryEntry} from '#contract/sync/pull-changes.ts';
import {pushChanges} from '#contract/sync/push-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {createServerCall, type ServerCall} from '#sync/transport/call-server.ts';
import {ownPassword} from './own-password.ts';
import {createCookieFetch} from '#tests/fakes/cookie-fetch.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';

type Row = Record<string, Json>;

/** Somebody who talks to the server by its REST API alone: what the browser says is checked against what they see. */
export type ApiPerson = {
  readonly me: Me;
  readonly call: ServerCall;
  /** Every live row of a table of one company, straight from the server. */
  readRows: (spaceId: string, table: string) => Promise<Row[]>;
  readHistory: (spaceId: string, rowId: string) => Promise<readonly HistoryEntry[]>;
  /** Adds a row as another device of theirs would; answers its id. */
  create: (spaceId: string, table: string, fields: Row) => Promise<string>;
  /** Changes a row as another device of theirs would. */
  edit: (spaceId: string, table: string, rowId: string, values: {set: Row; was: Row}) => Promise<void>;
};

/** A person with a company and an account of their own, so that a journey meets nobody else's rows. */
export type Bookkeeper = ApiPerson & {
  readonly email: string;
  readonly companyId: string;
  readonly accountId: string;
};

const makeId = () => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));

/**
 * Registers a person with a company, one account and movements that wait for review, `MOVIMIENTO 001` the newest;
 * with 0 there is no account either.
 */
export async function makeBookkeeper(url: string, movementCount: number): Promise<Bookkeeper> {
  const call = connect(url);
  const email = `${randomUUID()}@faro.example`;
  const names = {firstName: 'Inés', lastName: 'Quiroga', language: 'es'} as const;
  const me = done(await call(register, {email, password: ownPassword, ...names}));
  const companyId = makeId();
  done(await call(addCompany, {id: companyId, name: 'Quebracho LLC', type: 'LLC', state: 'WY'}));
  const accountId = makeId();
  if (movementCount > 0) await push(call, me, makeBooks(companyId, accountId, movementCount));
  return {...withReading(call, me), email, companyId, accountId};
}

function makeBooks(spaceId: string, accountId: string, movementCount: number): Change[] {
  const now = new Date();
  const createdAt = now.toISOString();
  const account = {
    id: accountId,
    name: 'Cuenta corriente',
    bank: 'Mercury',
    kind: 'bank',
    numberEnding: '0421',
    currency: 'USD',
    openingUnits: 100_000,
    openingDate: null,
    archived: false,
    createdAt,
  };
  const movements = Array.from({length: movementCount}, (_, index) => ({
    id: makeId(),
    // All before today, wherever in the world that is.
    date: addDays(utcDay(createdAt), -2 - index),
    description: `MOVIMIENTO ${String(index + 1).padStart(3, '0')}`,
    amountUnits: -1_000 - index,
    currency: 'USD',
    accountId,
    categoryId: null,
    merchant: null,
    note: null,
    checked: false,
    importId: null,
    importLine: null,
    identity: null,
    balanceUnits: null,
    createdAt,
  }));
  return [
    {...toCreation('accounts', [account]), spaceId, madeAt: createdAt},
    {...toCreation('transactions', movements), spaceId, madeAt: createdAt},
  ];
}

function toCreation(table: string, rows: readonly Row[]): Omit<Change, 'spaceId' | 'madeAt'> {
  const fields = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const set = Object.fromEntries(fields.map((field) => [field, toFieldValues(rows.map((row) => row[field] ?? null))]));
  const rowIds = rows.map((row) => String(row['id']));
  return {id: makeId(), table, op: 'create', rowIds, set, was: {}, label: {key: 'bookkeeping:labelCreate'}};
}

function toColumns(values: Row): Change['set'] {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, {same: value}]));
}

async function push(call: ServerCall, me: Me, changes: Change[]): Promise<void> {
  const hashes = changes.map((change) => createHash('sha256').update(JSON.stringify(change)).digest('hex'));
  const sender = {wireVersion, clientId: makeId(), userId: me.id, deviceName: 'API'};
  const {refused} = done(await call(pushChanges, {...sender, firstSeq: 1, changes, hashes}));
  if (refused.length > 0)
    throw new Error(`The server refused what the journey starts from: ${JSON.stringify(refused)}`);
}

function withReading(call: ServerCall, me: Me): ApiPerson {
  return {
    me,
    call,
    readRows: async (spaceId, table) => {
      const pulled = done(await call(pullChanges, {wireVersion, clientId: makeId(), userId: me.id, cursors: {}}));
      const pages = pulled.spaces.find((space) => space.spaceId === spaceId)?.pages ?? [];
      const rows: Row[] = [];
      for (const {from, until} of pages.filter((page) => page.table === table)) {
        const range = {...(from === null ? {} : {from}), ...(until === null ? {} : {until})};
        rows.push(...toRows(done(await call(readPage, {spaceId, table, ...range}))));
      }
      return rows;
    },
    readHistory: async (spaceId, rowId) =>
      done(await call(readRowHistory, {spaceId, table: 'transactions', rowId})).entries,
    create: async (spaceId, table, fields) => {
      const id = makeId();
      await push(call, me, [{...toCreation(table, [{id, ...fields}]), spaceId, madeAt: new Date().toISOString()}]);
      return id;
    },
    edit: async (spaceId, table, rowId, {set, was}) => {
      const about = {id: makeId(), spaceId, table, op: 'edit' as const, rowIds: [rowId], label: {key: 'labelEdit'}};
      await push(call, me, [{...about, set: toColumns(set), was: toColumns(was), madeAt: new Date().toISOString()}]);
    },
  };
}

function done<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`The server refused: ${outcome.failure.reason}`);
  return outcome.value;
}

/** The typed client with cookies of its own. */
export function connect(origin: string): ServerCall {
  let token: string | null = null;
  return createServerCall({
    origin,
    locks: createMemoryLocks(),
    tokens: {read: async () => token, write: async (me) => void (token = me.authToken)},
    fetch: createCookieFetch(),
  });
}
