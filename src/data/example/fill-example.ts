import {defaultCategories} from '#contract/bookkeeping/category.ts';
import {lastMonths} from '#contract/kernel/dates.ts';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {newId} from '#contract/kernel/ids.ts';
import {servicesOf} from '#contract/policy/services.ts';
import type {TableName} from '#contract/tables.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {writeBasePage} from '#sync/pages/write-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readSpaces, writeMeta, writeSpace} from '#sync/store/meta.ts';
import {exampleMovements} from './example-movements.data.ts';

type Row = Readonly<Record<string, Json>> & {readonly id: string; readonly deleted: false};

/** How many months the example looks back on. */
const monthCount = 6;
/** The newest ones wait for a review. */
const openCount = 6;

/** Writes the example company as the last pull of a server would have left it, unless it is there. Rule: EXA1. */
export async function fillExample(
  database: LocalDatabase,
  {name, today}: {name: string; today: string},
): Promise<void> {
  const spaceId = createId();
  const tables = Object.entries(makeTables({spaceId, name, today}));
  await database.transaction('rw', database.pages, database.meta, async () => {
    if ((await readSpaces(database)).size > 0) return;
    for (const [table, rows] of tables) {
      const [first] = rows;
      if (!first) continue;
      const fields = Object.keys(first).filter((field) => field !== 'id');
      const body = JSON.stringify(toColumns(rows, fields));
      await writeBasePage(database, {spaceId, table, revision: 1, count: rows.length, position: 0, body});
    }
    const services = servicesOf({kind: 'company', type: 'LLC'});
    const state = {role: 'owner', wireVersion, cursor: 1, revision: 1, startOverBelow: 0, cold: null} as const;
    await writeSpace(database, spaceId, {...state, kind: 'company', services: [...services]});
    await writeMeta(database, 'revision', 1);
  });
}

type Wanted = {readonly spaceId: string; readonly name: string; readonly today: string};

function makeTables({spaceId, name, today}: Wanted): Partial<Record<TableName, readonly Row[]>> {
  const createdAt = new Date().toISOString();
  const accountId = createId();
  const categories = defaultCategories.map((category, position): Row => {
    const {key, kind, relatedParty} = category;
    return {id: createId(), key, kind, relatedParty, name: null, archived: false, position, deleted: false};
  });
  const company = {name, type: 'LLC', state: 'WY', origin: 'added', formedOn: null, createdAt} as const;
  const account = {name: 'Mercury', bank: 'Mercury', kind: 'bank', numberEnding: '0421', currency: 'USD'} as const;
  return {
    companies: [{id: spaceId, ...company, deleted: false}],
    accounts: [
      {id: accountId, ...account, openingUnits: 842_100, openingDate: null, archived: false, createdAt, deleted: false},
    ],
    categories,
    transactions: makeTransactions({accountId, categories, today, createdAt}),
  };
}

type Books = {
  readonly accountId: string;
  readonly categories: readonly Row[];
  readonly today: string;
  readonly createdAt: string;
};

/** The newest first, as pages have them. */
function makeTransactions({accountId, categories, today, createdAt}: Books): readonly Row[] {
  const idOf = new Map(categories.map((row) => [row['key'], row.id]));
  const months = lastMonths(today, monthCount);
  const all = months.flatMap((month, age) =>
    exampleMovements.map(({day, merchant, description, category, cents, varies}) => ({
      date: `${month}-${String(day).padStart(2, '0')}`,
      merchant,
      description,
      category,
      // Older months are smaller, some more than others.
      amountUnits: cents - Math.sign(cents) * Math.round((varies * age * (1 + (day % 3))) / monthCount),
    })),
  );
  return all
    .filter(({date}) => date <= today)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .map(({category, ...row}, place): Row => {
      const isOpen = place < openCount;
      return {
        id: createId(),
        ...row,
        merchant: isOpen ? null : row.merchant,
        currency: 'USD',
        accountId,
        categoryId: isOpen ? null : (idOf.get(category) ?? null),
        note: null,
        reference: null,
        checked: !isOpen,
        importId: null,
        importLine: null,
        identity: null,
        balanceUnits: null,
        blockedReason: null,
        createdAt,
        deleted: false,
      };
    });
}

function createId(): string {
  return newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));
}
