import {createHash} from 'node:crypto';
import {eq} from 'drizzle-orm';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {maxRowsPerChange, type Change} from '#contract/sync/change.ts';
import {wireVersion} from '#contract/wire-version.ts';
import type {Database} from '#server/db/database.ts';
import {ensurePerson} from '#server/modules/account/person/ensure-person.ts';
import type {User} from '#server/modules/account/person/user-store.ts';
import {createPasswords} from '#server/modules/account/password/passwords.ts';
import {makeDefaultCategories} from '#server/modules/bookkeeping/make-default-categories.ts';
import {categories} from '#server/modules/bookkeeping/table.ts';
import {addCompany} from '#server/modules/companies/add-company.ts';
import {createPostgresStore} from '#server/sync/judge/postgres-store.ts';
import {pushBatch} from '#server/sync/judge/push.ts';
import {makeBankRows, seededIds, type BankRow} from './bank-rows.ts';

/** A person with one company and three accounts. */
export type SeededBooks = {
  readonly email: string;
  readonly userId: string;
  readonly spaceId: string;
  readonly accountIds: readonly string[];
  readonly categoryIds: readonly string[];
  /** Newest first. */
  readonly rows: readonly BankRow[];
};

/** The password of everybody on the stage. */
export const password = 'Faro2026!';

const createdAt = '2026-03-05T10:00:00.000Z';

/** Makes a person who has nothing yet. */
export async function seedPerson(database: Database, name: string): Promise<User> {
  const words = {firstName: 'Ana', lastName: 'Restrepo', language: 'es'} as const;
  const parts = {database, passwords: createPasswords(), now: Date.now};
  return ensurePerson(parts, {...words, email: `${name}@faro.example`, password});
}

/** Makes a person, their company and its transactions, through the functions that the API itself calls. */
export async function seedBooks(database: Database, name: string, rowCount: number): Promise<SeededBooks> {
  const nextId = seededIds(name.length + rowCount);
  const person = await seedPerson(database, name);
  const spaceId = nextId();
  const company = {id: spaceId, name: `Bench ${name} LLC`, type: 'LLC', state: 'WY', formedOn: null} as const;
  const parts = {database, now: Date.now, fillSpace: makeDefaultCategories};
  const added = await addCompany(parts, company, {...person, userId: person.id, acting: null});
  if (!added.ok) throw new Error(added.failure.reason);
  const found = await database.select({id: categories.id}).from(categories).where(eq(categories.spaceId, spaceId));
  const categoryIds = found.map(({id}) => id).sort();
  const accounts = ['Operativa', 'Nómina', 'Caja'].map((accountName) => ({
    id: nextId(),
    name: accountName,
    bank: null,
    kind: 'bank',
    numberEnding: null,
    currency: 'USD',
    openingUnits: 0,
    openingDate: null,
    archived: false,
    createdAt,
  }));
  const accountIds = accounts.map(({id}) => id);
  const rows = makeBankRows(rowCount, accountIds, categoryIds);
  const push = makePusher(database, {userId: person.id, spaceId, nextId});
  await push('accounts', accounts);
  for (let at = 0; at < rows.length; at += maxRowsPerChange) {
    await push('transactions', rows.slice(at, at + maxRowsPerChange));
  }
  return {email: person.email, userId: person.id, spaceId, accountIds, categoryIds, rows};
}

type Creating = {userId: string; spaceId: string; nextId: () => string};

function makePusher(database: Database, {userId, spaceId, nextId}: Creating) {
  const sender = {wireVersion, clientId: nextId(), userId, deviceName: 'Bench'};
  const parts = {store: createPostgresStore(database), now: Date.now, wireVersion};
  let seq = 0;
  return async (table: string, rows: readonly Readonly<Record<string, Json>>[]): Promise<void> => {
    const fields = Object.keys(rows[0] ?? {}).filter((field) => field !== 'id');
    const {ids, fields: set} = toColumns(rows, fields);
    const change: Change = {
      id: nextId(),
      spaceId,
      table,
      op: 'create',
      rowIds: [...ids],
      set: {...set},
      was: {},
      label: {key: `${table}.created`},
      madeAt: createdAt,
    };
    const hashes = [createHash('sha256').update(change.id).digest('hex')];
    seq += 1;
    const pushed = await pushBatch(parts, userId, {...sender, firstSeq: seq, changes: [change], hashes});
    if (!pushed.ok) throw new Error(`the books were refused: ${pushed.failure.reason}`);
    const refusal = pushed.value.refused[0]?.refusals[0];
    if (refusal) throw new Error(`a row of the books was refused: ${refusal.reason}`);
  };
}
