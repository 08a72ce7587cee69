import {defaultCategories} from '#contract/bookkeeping/category.ts';
import {addDays} from '#contract/kernel/dates.ts';

import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {toFieldValues, type RowColumns} from '#contract/kernel/field-values.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {writeBasePage} from '#sync/pages/write-pages.ts';
import type {LocalDatabase, Notice} from '#sync/store/local-database.ts';
import {writeMeta, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {freshStatus} from '#sync/store/status-record.ts';
import {buildChangeIn, testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {makeId} from './page-workers.ts';
import type {Fill} from './sample.ts';

/** What the addresses of screens name, by the name in their path. */
export const params: Readonly<Record<string, string>> = {
  companyId: testId(0xc0),
  importId: testId(3),
  merchant: 'Figma',
  orderId: testId(0xd1),
};

const companyId = testId(0xc0);
const movementCount = 60;
const today = '2026-11-20';

/** Rows of a company that has been at work for a while, by table; a table that is not named here has one row. */
function fillTables(userId: string): Partial<Record<TableName, readonly Row[]>> {
  const accounts = ['USD', 'EUR', 'JPY'].map((currency, index) =>
    buildRow('accounts', testId(index === 0 ? 1 : 0xa0 + index), {
      currency,
      name: `Cuenta ${currency}`,
      bank: 'Mercury',
    }),
  );
  const categories = defaultCategories.map((category, position) =>
    buildRow('categories', testId(0xca00 + position), {...category, name: null, position}),
  );
  const transactions = Array.from({length: movementCount}, (_, index) =>
    buildRow('transactions', testId(index === 0 ? 4 : 0x7000 + index), {
      date: addDays(today, -2 * index),
      description: `MOVIMIENTO ${String(index + 1).padStart(3, '0')}`,
      amountUnits: (index % 3 === 0 ? 1 : -1) * (1_250 + index * 977),
      categoryId: index % 2 === 0 ? testId(0xca00 + (index % 20)) : null,
      checked: index % 4 === 0,
    }),
  );
  const imports = [
    buildRow('imports', testId(3), {errorCount: 2, createdBy: userId}),
    buildRow('imports', testId(0x3001), {fileName: 'febrero.csv', status: 'failed', failedReason: 'import.no-rows'}),
  ];
  const importErrors = [12, 19].map((line) => buildRow('importErrors', testId(0xe000 + line), {line}));
  return {
    accounts,
    categories,
    transactions,
    formations: [
      buildRow('formations', companyId, {
        orderNumber: 'FA-20261120-02',
        kind: 'create',
        status: 'Start',
        statusSince: '2026-11-20T15:00:00.000Z',
        ownerPartnerId: companyId,
      }),
    ],
    subscriptions: [buildRow('subscriptions', companyId, {planId: 'professional'})],
    partners: [owner, buildRow('partners', testId(0x9101), {...norte, shareBasisPoints: 4_000})],
    // Nobody has signed yet.
    agreements: [],
    imports,
    importErrors,
    memberships: [member(userId), bookkeeper],
    invitations: [invited],
    preferences: [buildRow('preferences', userId, {theme: null})],
  };
}

const place = {line1: 'Carrera 7 # 71-21', line2: '', city: 'Bogotá', region: 'Cundinamarca', postalCode: '110221'};

/** Who owns the company with {@link norte}; the formation names them. */
const owner = buildRow('partners', companyId, {
  ...place,
  kind: 'person',
  firstName: 'Ana',
  lastName: 'Quiroga',
  companyName: '',
  country: 'CO',
  shareBasisPoints: 6_000,
  isDirector: true,
  isResponsible: true,
});

const norte = {...place, kind: 'company', firstName: '', lastName: '', companyName: 'Norte Capital SAS', country: 'CO'};

function member(userId: string): Row {
  return buildRow('memberships', testId(0x9001), {userId, name: 'Ana Quiroga', email: 'ana.quiroga@faro.example'});
}

/** Rows that a test has instead of those of its tables, of the company that is at work. */
export type OwnRows = Partial<Record<TableName, readonly Row[]>>;

const stateOfSpace = {role: 'owner', wireVersion, cursor: 1, revision: 1, startOverBelow: 0, cold: null} as const;

/** Who keeps the books with the reader. */
const bookkeeper = buildRow('memberships', testId(0x9002), {
  userId: testId(0x9003),
  role: 'bookkeeper',
  name: 'Luis Paz',
  email: 'luis.paz@faro.example',
});

/** Who was asked and has not answered. */
const invited = buildRow('invitations', testId(0x9004), {
  email: 'marta.soto@faro.example',
  role: 'manager',
  invitedBy: 'Ana Quiroga',
  sentAt: '2026-11-18T15:00:00.000Z',
  expiresAt: '2099-11-25T15:00:00.000Z',
  declinedAt: null,
});

/** Makes the local database of somebody as the last visit left it: with a company at work, or with one that was just added, or without any. */
export async function seedDatabase(userId: string, fill: Fill | 'no company', rows: OwnRows = {}): Promise<void> {
  const database = await openDatabase(userId, () => undefined);
  if (fill === 'no company') {
    await writeSpace(database, userId, {...stateOfSpace, kind: 'person', services: ['personal']});
    await writeMeta(database, 'status', {...freshStatus, lastSyncAt: new Date().toISOString()});
    database.close();
    return;
  }
  const company = buildRow('companies', companyId, {name: 'Quebracho LLC'});
  const own: Partial<Record<TableName, readonly Row[]>> =
    fill === 'filled' ? {...fillTables(userId), ...rows} : {memberships: [member(userId)]};
  await database.transaction('rw', database.pages, database.meta, async () => {
    for (const name of Object.keys(syncedTables) as TableName[]) {
      const usual = fill === 'filled' ? [buildRow(name, testId(0x8000))] : [];
      const spaceId = syncedTables[name].service === 'personal' ? userId : companyId;
      await writeRows(
        database,
        {spaceId, table: name},
        name === 'companies' ? (own[name] ?? [company]) : (own[name] ?? usual),
      );
    }
    await writeSpace(database, companyId, {...stateOfSpace, kind: 'company', services: ['company', 'accounting']});
    await writeSpace(database, userId, {...stateOfSpace, kind: 'person', services: ['personal']});
    await writeMeta(database, 'revision', 1);
    await writeMeta(database, 'status', {...freshStatus, lastSyncAt: new Date().toISOString()});
  });
  if (fill === 'filled') {
    await leaveWork(database);
    await writeMeta(database, 'notices', notices);
  }
  database.close();
}

/** Keeps in a seeded database that no renewal is reminded of today. */
export async function putOffReminders(userId: string): Promise<void> {
  const database = await openDatabase(userId, () => undefined);
  await database.device.put({key: 'reminders', value: {renewals: dayNow.ofPerson()}});
  database.close();
}

/** A company beside the one that is seeded, whose books have one transaction, one account and one import; `type` says what it has. */
export async function seedOtherCompany(
  userId: string,
  {
    type,
    role,
    ...words
  }: {
    type: 'LLC' | 'Cross Border Crypto';
    role: SpaceRole;
    name: string;
    merchant: string;
    /** The day on which it was dissolved. */
    dissolvedOn?: string;
    /** Who works on it, where that matters. */
    memberships?: readonly Row[];
  },
): Promise<string> {
  const database = await openDatabase(userId, () => undefined);
  const spaceId = makeId();
  const {name, merchant, dissolvedOn = null, memberships = []} = words;
  await database.transaction('rw', database.pages, database.meta, async () => {
    const rows = {
      companies: buildRow('companies', spaceId, {name, type, dissolvedOn}),
      accounts: buildRow('accounts', makeId(), {name: `Cuenta ${merchant}`, numberEnding: null}),
      imports: buildRow('imports', makeId(), {fileName: `${merchant}.csv`}),
      transactions: buildRow('transactions', makeId(), {merchant, description: `${merchant} 1`, deleted: false}),
    };
    for (const [table, row] of Object.entries(rows))
      await writeRows(database, {spaceId, table: table as TableName}, [row]);
    if (memberships.length > 0) await writeRows(database, {spaceId, table: 'memberships'}, memberships);
    const services = servicesOf({kind: 'company', type});
    await writeSpace(database, spaceId, {...stateOfSpace, kind: 'company', role, services});
  });
  database.close();
  return spaceId;
}

/** What was told on this device. */
const notices: readonly Notice[] = [
  {tone: 'ok', text: 'Se importaron 60 movimientos de febrero.csv', href: '/activity', isRead: false} as const,
  {tone: 'danger', text: 'No se guardó el cambio de «MOVIMIENTO 003»', href: '/activity', isRead: false} as const,
  {tone: 'neutral', text: 'Hay una versión nueva de Faro', href: null, isRead: true} as const,
].map((notice, place) => ({...notice, id: testId(0x4000 + place), at: `${today}T0${place}:00:00.000Z`}));

type Place = {readonly spaceId: string; readonly table: TableName};

async function writeRows(database: LocalDatabase, place: Place, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const body = JSON.stringify(toColumns(rows));
  await writeBasePage(database, {...place, revision: 1, count: rows.length, position: 0, body});
}

/** Changes that wait, one that was refused and one that somebody else made as well. */
async function leaveWork(database: LocalDatabase): Promise<void> {
  const change = buildChangeIn(companyId);
  const label = {key: 'bookkeeping:labelEdit'};
  const [first = '', second = '', third = ''] = [2, 3, 5].map((index) => testId(0x7000 + index));
  await recordChange(database, {...change.edit('transactions', [first], {note: 'Factura 12'}, {note: 'uno'}), label});
  const wanted = {...change.edit('transactions', [second], {categoryId: testId(0xca01)}, {categoryId: null}), label};
  const locked = {...change.edit('transactions', [third], {note: 'Tarde'}, {note: null}), label};
  const theirs = {current: testId(0xca02), currentBy: 'Luis Paz', currentAt: `${today}T10:00:00.000Z`};
  const refusedAt = `${today}T11:00:00.000Z`;
  await database.attention.bulkAdd([
    {
      spaceId: companyId,
      change: wanted,
      refusals: [{rowId: second, field: 'categoryId', code: 'conflict', reason: 'sync.conflict', ...theirs}],
      refusedAt,
    },
    {
      spaceId: companyId,
      change: locked,
      refusals: [{rowId: third, field: null, code: 'forbidden', reason: 'transaction.blocked'}],
      refusedAt,
    },
  ]);
}

function toColumns(rows: readonly Row[]): RowColumns {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const fields = names.map((name) => [name, toFieldValues(rows.map((row) => row[name] ?? null))] as const);
  return {ids: rows.map((row) => String(row['id'])), fields: Object.fromEntries(fields)};
}
