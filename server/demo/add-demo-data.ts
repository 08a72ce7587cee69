import {eq, sql} from 'drizzle-orm';
import {invitationDays} from '#contract/teammates/limits.ts';
import {currencyDigits} from '#contract/kernel/money.ts';
import {inTransaction, type Database, type Transaction, toInstant} from '#server/db/database.ts';
import {addDemoDocuments, broughtPapers, filedPapers} from './add-demo-documents.ts';
import {addDemoFailedCharge} from './add-demo-failed-charge.ts';
import {addDemoMail} from './add-demo-mail.ts';
import {addDemoOrders, type DemoOrderParts} from './add-demo-orders.ts';
import {addDemoRenewals} from './add-demo-renewal.ts';
import {makeImportRow} from './make-imports.ts';
import {makeTransactions, seededRandom, type DemoTransaction} from './make-transactions.ts';
import {ensurePerson, type PeopleParts} from '#server/modules/account/person/ensure-person.ts';
import {users} from '#server/modules/account/table.ts';
import type {User} from '#server/modules/account/person/user-store.ts';
import {makeDefaultCategories} from '#server/modules/bookkeeping/make-default-categories.ts';
import {categories} from '#server/modules/bookkeeping/table.ts';
import {addCompany} from '#server/modules/companies/add-company.ts';
import {toMembership} from '#server/modules/companies/membership-store.ts';
import type {FileStore} from '#server/providers/files/port.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {makeId} from '#server/db/make-id.ts';

/** The one password of the demo people; the program prints it at start. */
export const demoPassword = 'Faro2026!';

/** The people of the demonstration. Source: D4. */
export const demoPeople = {
  owner: {email: 'ana@faro.example', firstName: 'Ana', lastName: 'Restrepo', language: 'es'},
  bookkeeper: {email: 'luis@faro.example', firstName: 'Luis', lastName: 'Ferreira', language: 'es'},
  founder: {email: 'valentina@faro.example', firstName: 'Valentina', lastName: 'Ríos', language: 'es'},
  renewer: {email: 'marta@faro.example', firstName: 'Marta', lastName: 'Salinas', language: 'es'},
  admin: {email: 'admin@faro.example', firstName: 'Admin', lastName: 'Faro', language: 'es', isAdmin: true},
} as const;

const demoAccounts = [
  {name: 'Mercury', bank: 'Mercury', kind: 'bank', numberEnding: '0421', currency: 'USD', openingUnits: 1_843_250},
  {name: 'Wise', bank: 'Wise', kind: 'bank', numberEnding: '7718', currency: 'USD', openingUnits: 2_415_900},
  {name: 'USDC', bank: null, kind: 'wallet', numberEnding: '9f3c', currency: 'USDC', openingUnits: 850_000_000},
] as const;

const dayMs = 24 * 3_600_000;

/** Tells whether nobody has an account yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const {rows} = await database.execute<{empty: boolean}>(sql`select not exists (select from ${users}) as empty`);
  return rows[0]?.empty === true;
}

/**
 * Fills an empty database with five people, a company with a year of books and some post, orders at each state, a draft, a company whose renewal is near, one whose renewal is being filed
 * and one whose plan could not be charged, through the functions that the API itself calls.
 * Each account's transactions came in a file of its own; the newest dozen wait in the review queue.
 */
export async function addDemoData(parts: PeopleParts & DemoOrderParts & {readonly store: FileStore}): Promise<void> {
  const password = demoPassword;
  const owner = await ensurePerson(parts, {...demoPeople.owner, password});
  const bookkeeper = await ensurePerson(parts, {...demoPeople.bookkeeper, password});
  const founder = await ensurePerson(parts, {...demoPeople.founder, password});
  const renewer = await ensurePerson(parts, {...demoPeople.renewer, password});
  const admin = await ensurePerson(parts, {...demoPeople.admin, password});
  const spaceId = makeId(parts.now());
  const {database, now} = parts;
  const company = {id: spaceId, name: 'Ceibo Studio LLC', type: 'LLC', state: 'WY', formedOn: null} as const;
  const added = await addCompany({database, now, fillSpace: makeDefaultCategories}, company, {
    ...owner,
    userId: owner.id,
    acting: null,
  });
  if (!added.ok) throw new Error(`the demo company was refused: ${added.failure.reason}`);
  const name = `${bookkeeper.firstName} ${bookkeeper.lastName}`;
  const member = {userId: bookkeeper.id, role: 'bookkeeper', name, email: bookkeeper.email} as const;
  await inTransaction(database, async (tx) => {
    const author = {kind: 'person', userId: owner.id} as const;
    const books = await makeBooks(parts, tx, spaceId, owner);
    const people = [toMembership(member, now()), makeInvitation(owner, now())];
    await writeSynced(tx, {spaceId, author, nowMs: now()}, [...people, ...books]);
  });
  await addDemoMail(parts, {spaceId, name: company.name});
  await addDemoDocuments(parts, {spaceId, name: company.name, userId: owner.id}, broughtPapers);
  const {id: userId, email} = renewer;
  const itsOwner = {userId, email, role: 'owner', name: `${renewer.firstName} ${renewer.lastName}`} as const;
  const renewal = await addDemoRenewals(parts, itsOwner);
  // Before they pay for something with a card that is kept.
  await addDemoFailedCharge(parts, itsOwner);
  await addDemoOrders(parts, {owner, founder, renewer, admin}, renewal);
  await addFiled(parts, founder.id);
}

/** What the state gave the company that has come farthest. */
async function addFiled(
  parts: {readonly database: Database; readonly now: () => number; readonly store: FileStore},
  userId: string,
): Promise<void> {
  const {rows} = await parts.database.execute<{spaceId: string; name: string}>(sql`
    select space_id as "spaceId", companies.name from companies join formations using (space_id)
      join memberships using (space_id)
    where memberships.user_id = ${userId} and formations.status = 'ReadyForBankAccount'`);
  for (const company of rows) await addDemoDocuments(parts, {...company, userId}, filedPapers);
}

/** Somebody who was invited two days ago and has not answered. */
function makeInvitation({firstName, lastName}: User, nowMs: number): SyncedWrite {
  const invitedAt = toInstant(nowMs - 2 * dayMs);
  const expiresAt = toInstant(nowMs + (invitationDays - 2) * dayMs);
  const asked = {email: 'diego@ortega.example', role: 'manager', invitedBy: `${firstName} ${lastName}`} as const;
  const invitation = {id: makeId(nowMs), ...asked, invitedAt, sentAt: invitedAt, expiresAt, declinedAt: null};
  return {table: 'invitations', create: [invitation]};
}

async function makeBooks(parts: PeopleParts, tx: Transaction, spaceId: string, owner: User): Promise<SyncedWrite[]> {
  const createdAt = toInstant(parts.now());
  const common = {openingDate: null, archived: false, createdAt};
  const accounts = demoAccounts.map((account) => ({...account, ...common, id: makeId(parts.now())}));
  const found = await tx.select().from(categories).where(eq(categories.spaceId, spaceId));
  const categoryIds = new Map(found.map(({key, id}) => [key, id]));
  const all = makeTransactions(createdAt.slice(0, 10), seededRandom(20_261_121));
  const files = accounts.map((account) => {
    const transactions = all.filter(({account: name}) => name === account.name);
    const importId = makeId(parts.now());
    const whose = {id: importId, accountId: account.id, accountName: account.name, createdAt, createdBy: owner.id};
    const rows = transactions.map((transaction, index) => {
      const row = toRow(transaction, account, categoryIds);
      // The file's first line is its header.
      return {...row, id: makeId(parts.now()), importId, importLine: index + 2, createdAt};
    });
    return {importRow: makeImportRow({...whose, transactions}), rows};
  });
  return [
    {table: 'accounts', create: accounts},
    {table: 'imports', create: files.map(({importRow}) => importRow)},
    {table: 'transactions', create: files.flatMap(({rows}) => rows)},
  ];
}

function toRow(
  {date, description, merchant, category, cents}: DemoTransaction,
  {id: accountId, currency}: {id: string; currency: string},
  categoryIds: ReadonlyMap<string | null, string>,
) {
  return {
    date,
    description,
    merchant,
    amountUnits: cents * 10 ** (currencyDigits(currency) - 2),
    currency,
    accountId,
    categoryId: category === null ? null : (categoryIds.get(category) ?? null),
    note: null,
    reference: null,
    checked: category !== null,
    identity: null,
    balanceUnits: null,
    blockedReason: null,
    ruleMark: null,
  };
}
