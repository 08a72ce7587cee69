import {createHash} from 'node:crypto';
import {eq, sql} from 'drizzle-orm';
import {currencyDigits} from '#contract/kernel/money.ts';
import {newId} from '#contract/kernel/ids.ts';
import {toFieldValues, type FieldValues, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {inTransaction, type Database} from '#server/db/database.ts';
import {nextVersion} from '#server/db/spaces.ts';
import {makeImportRow} from './make-imports.ts';
import {makeMovements, seededRandom, type DemoMovement} from './make-movements.ts';
import {ensurePerson, type PeopleParts} from '#server/modules/account/person/ensure-person.ts';
import {users} from '#server/modules/account/table.ts';
import type {User} from '#server/modules/account/person/user-store.ts';
import {isPerson} from '#server/modules/account/person/user-store.ts';
import {addDefaultCategories} from '#server/modules/bookkeeping/add-default-categories.ts';
import {categories} from '#server/modules/bookkeeping/table.ts';
import {addCompany} from '#server/modules/companies/add-company.ts';
import {addMember} from '#server/modules/companies/membership-store.ts';
import {createPostgresStore} from '#server/sync/judge/postgres-store.ts';
import {pushBatch} from '#server/sync/judge/push.ts';

/** The one password of the demo people; the program prints it at start. */
export const demoPassword = 'Faro2026!';

/** The people of the demonstration. Source: D4. */
export const demoPeople = {
  owner: {email: 'ana@faro.example', firstName: 'Ana', lastName: 'Restrepo', language: 'es'},
  bookkeeper: {email: 'luis@faro.example', firstName: 'Luis', lastName: 'Ferreira', language: 'es'},
  admin: {email: 'admin@faro.example', firstName: 'Admin', lastName: 'Faro', language: 'es', isAdmin: true},
} as const;

/** Tells whether nobody has an account yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const {rows} = await database.execute<{empty: boolean}>(sql`select not exists (select from ${users}) as empty`);
  return rows[0]?.empty === true;
}

/**
 * Fills an empty database with three people and a company with a year of books, through the functions that the API itself calls.
 * Each account's movements came in a file of its own; the newest dozen wait in the review queue.
 */
export async function addDemoData(parts: PeopleParts): Promise<void> {
  const password = demoPassword;
  const owner = await ensurePerson(parts, {...demoPeople.owner, password});
  const bookkeeper = await ensurePerson(parts, {...demoPeople.bookkeeper, password});
  await ensurePerson(parts, {...demoPeople.admin, password});
  const spaceId = makeId(parts);
  const {database, now} = parts;
  const company = {id: spaceId, name: 'Ceibo Studio LLC', type: 'LLC', state: 'WY'} as const;
  const added = await addCompany({database, now, fillSpace: addDefaultCategories, isPerson}, company, {
    ...owner,
    userId: owner.id,
  });
  if (!added.ok) throw new Error(`the demo company was refused: ${added.failure.reason}`);
  await inTransaction(database, async (tx) => {
    const stamp = {version: await nextVersion(tx, spaceId), nowMs: now()};
    const name = `${bookkeeper.firstName} ${bookkeeper.lastName}`;
    await addMember(tx, spaceId, {userId: bookkeeper.id, role: 'bookkeeper', name, email: bookkeeper.email}, stamp);
  });
  await addBooks(parts, spaceId, owner);
}

async function addBooks(parts: PeopleParts, spaceId: string, owner: User): Promise<void> {
  const today = new Date(parts.now()).toISOString().slice(0, 10);
  const createdAt = new Date(parts.now()).toISOString();
  const accounts = [
    {key: 'mercury', name: 'Mercury', bank: 'Mercury', numberEnding: '0421', currency: 'USD', openingUnits: 1_843_250},
    {key: 'wise', name: 'Wise', bank: 'Wise', numberEnding: '7718', currency: 'USD', openingUnits: 2_415_900},
    {key: 'wallet', name: 'USDC', bank: null, numberEnding: '9f3c', currency: 'USDC', openingUnits: 850_000_000},
  ].map((account) => ({...account, id: makeId(parts)}));
  const accountRows = accounts.map(({id, name, bank, numberEnding, currency, openingUnits}) => {
    return {id, name, bank, numberEnding, currency, openingUnits, openingDate: null, archived: false, createdAt};
  });
  const found = await parts.database.select().from(categories).where(eq(categories.spaceId, spaceId));
  const categoryIds = new Map(found.map(({key, id}) => [key, id]));
  const all = makeMovements(today, seededRandom(20_261_121));
  const files = accounts.map((account) => {
    const movements = all.filter(({account: key}) => key === account.key);
    const importId = makeId(parts);
    const whose = {id: importId, accountId: account.id, accountName: account.name, createdAt, createdBy: owner.id};
    const rows = movements.map((movement, index) => {
      const row = toRow(movement, account, categoryIds);
      // The file's first line is its header.
      return {...row, id: makeId(parts), importId, importLine: index + 2, createdAt};
    });
    return {importRow: makeImportRow({...whose, movements}), rows};
  });
  const change = {spaceId, madeAt: createdAt};
  await push(parts, owner.id, [
    {...change, ...toCreation('accounts', accountRows), id: makeId(parts)},
    {
      ...change,
      ...toCreation(
        'imports',
        files.map(({importRow}) => importRow),
      ),
      id: makeId(parts),
    },
    {
      ...change,
      ...toCreation(
        'transactions',
        files.flatMap(({rows}) => rows),
      ),
      id: makeId(parts),
    },
  ]);
}

function toRow(
  {date, description, merchant, category, cents}: DemoMovement,
  {id: accountId, currency}: {id: string; currency: string},
  categoryIds: ReadonlyMap<string | null, string>,
): Record<string, Json> {
  return {
    date,
    description,
    merchant,
    amountUnits: cents * 10 ** (currencyDigits(currency) - 2),
    currency,
    accountId,
    categoryId: category === null ? null : (categoryIds.get(category) ?? null),
    note: null,
    checked: category !== null,
    identity: null,
    balanceUnits: null,
  };
}

function toCreation(
  table: string,
  rows: readonly (Readonly<Record<string, Json>> & {readonly id: string})[],
): Pick<Change, 'table' | 'op' | 'rowIds' | 'set' | 'was' | 'label'> {
  const set: Record<string, FieldValues> = {};
  for (const field of Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')) {
    set[field] = toFieldValues(rows.map((row) => row[field] ?? null));
  }
  return {table, op: 'create', rowIds: rows.map(({id}) => id), set, was: {}, label: {key: `${table}.created`}};
}

async function push({database, now}: PeopleParts, userId: string, changes: Change[]): Promise<void> {
  const parts = {store: createPostgresStore(database), now, wireVersion};
  const hashes = changes.map((change) => createHash('sha256').update(JSON.stringify(change)).digest('hex'));
  const sender = {wireVersion, clientId: makeId({now}), userId, deviceName: 'Faro'};
  const pushed = await pushBatch(parts, userId, {...sender, firstSeq: 1, changes, hashes});
  if (!pushed.ok) throw new Error(`the demo books were refused: ${pushed.failure.reason}`);
  const refusal = pushed.value.refused[0]?.refusals[0];
  if (refusal) throw new Error(`a demo row was refused: ${refusal.reason}`);
}

function makeId({now}: {now: () => number}): string {
  return newId(now(), (random) => crypto.getRandomValues(random));
}
