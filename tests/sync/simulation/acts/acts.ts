import type {Json} from '#contract/kernel/field-values.ts';
import {toFieldValues} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {densities, themes} from '#contract/account/choices.ts';
import {syncedTables} from '#contract/tables.ts';
import {listAttention} from '#sync/attention/list-attention.ts';
import {settleAttention} from '#sync/attention/settle-attention.ts';
import {discardChange} from '#sync/outbox/discard-change.ts';
import {listPending} from '#sync/outbox/list-pending.ts';
import type {recordChange} from '#sync/outbox/record-change.ts';
import {reachedThrough} from '#sync/outbox/reached-through.ts';
import {redoLast, undoLast, type Making} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {ActName} from './act-sets.ts';
import {actOnDecisions, decisionActNames, type DecisionActName} from './decision-acts.ts';
import {actOnDrafts, draftActNames, type DraftEnd} from './draft-acts.ts';
import {pickFrom} from '#tests/sync/simulation/world/dice.ts';
import {actOnFile, type AttachedFile} from './file-acts.ts';
import {actOnImport, importActNames} from './import-acts.ts';
import {actOnLayouts, layoutActNames} from './layout-acts.ts';
import type {Tab} from '#tests/sync/simulation/world/tab.ts';

/** How a change is saved: the product's way, unless a test plants another. */
export type RecordChange = typeof recordChange;

/** How what was done last is taken back: likewise. */
export type UndoLast = typeof undoLast;

/** What of a tab an act needs. */
type ActingTab = Pick<Tab, 'database' | 'createId' | 'home'> & Partial<Pick<Tab, 'visitor'>>;

/** Who does it where, and the numbers that decide on what. */
export type Acting = {
  readonly tab: ActingTab;
  readonly spaceId: string;
  readonly userId: string;
  readonly number: number;
  readonly pick: number;
  readonly pickOther: number;
  /** ISO UTC. */
  readonly now: string;
  readonly recordChange: RecordChange;
  readonly undoLast?: UndoLast | undefined;
  /** Hears beforehand which changes an act may take out of the queue without telling, and whose refusals it may withdraw. */
  readonly mayTakeOut?: (changeIds: readonly string[]) => void;
};

/** What a person was told: the ids of changes that are saved on this device, or taken back. */
export type ActEnd = {
  readonly saved: readonly string[];
  readonly discarded: readonly string[];
  readonly attached?: AttachedFile | null;
  /** Of a visitor's database, which is none of the person's yet. */
  readonly left?: DraftEnd['left'];
};

const nothing: ActEnd = {saved: [], discarded: []};

/** Does one thing as a screen would: reads what is shown, then records. Rejects as a full or dying disk does. */
export async function act(name: ActName, acting: Acting): Promise<ActEnd> {
  const {tab, now} = acting;
  const making: Making = {now, createId: tab.createId};
  const {mayTakeOut = () => undefined} = acting;
  if (isOneOf(importActNames, name) || isOneOf(layoutActNames, name)) {
    // An older product, which takes no files either, has not the tables that these write.
    if (!tab.home) return nothing;
    const saved = isOneOf(importActNames, name)
      ? await actOnImport(name, {...acting, ...tab, mayTakeOut})
      : await actOnLayouts(name, {...acting, ...tab}, making);
    return {...nothing, saved};
  }
  if (isOneOf(draftActNames, name)) {
    const {visitor} = tab;
    return visitor ? actOnDrafts(name, {...acting, ...tab, visitor, mayTakeOut}, making) : nothing;
  }
  if (isDecision(name)) await actOnDecisions(name, {...acting, ...tab, mayTakeOut}, making);
  else if (name === 'undo' || name === 'redo') await reverse(name, acting, making);
  else if (name === 'discard') return discardOne(acting);
  else if (name === 'retry' || name === 'correct' || name === 'give-up') await resolve(name, acting, making);
  else if (name === 'attach' || name === 'replace-file' || name === 'remove-file') {
    const {home} = tab;
    return home ? {...nothing, attached: await actOnFile(name, {...acting, home}, making)} : nothing;
  } else if (name === 'choose') return choose(acting);
  else return name.startsWith('add-') ? add(name, acting) : edit(name, acting);
  return nothing;
}

/** Whether an act is a decision about what waits for one. */
export function isDecision(name: ActName): name is DecisionActName {
  return isOneOf(decisionActNames, name);
}

function isOneOf<Name extends ActName>(names: readonly Name[], name: ActName): name is Name {
  return (names as readonly ActName[]).includes(name);
}

async function discardOne({tab, pick}: Acting): Promise<ActEnd> {
  const pending = await listPending(tab.database, 500);
  const chosen = pickFrom(
    pending.filter(({state}) => state === 'local'),
    pick,
  );
  if (!chosen) return nothing;
  const record = await tab.database.outbox.get(chosen.order);
  const done = await discardChange(tab.database, chosen.order);
  return {saved: [], discarded: done && record ? [record.id] : []};
}

/** What waits unsent may leave the queue by it; whether it did, the device says. */
async function reverse(name: 'undo' | 'redo', acting: Acting, making: Making): Promise<void> {
  const {database} = acting.tab;
  const local = await database.outbox
    .where('order')
    .above(await reachedThrough(database))
    .toArray();
  acting.mayTakeOut?.(local.map(({id}) => id));
  const undo = acting.undoLast ?? undoLast;
  await (name === 'undo' ? undo : redoLast)(database, making);
}

async function resolve(name: 'retry' | 'correct' | 'give-up', acting: Acting, making: Making): Promise<void> {
  const {tab, pick, number} = acting;
  const chosen = pickFrom(await listAttention(tab.database), pick);
  if (!chosen) return;
  if (name === 'give-up') await settleAttention(tab.database, making, [{id: chosen.id, decisions: {all: 'theirs'}}]);
  else if (name === 'retry') await settleAttention(tab.database, making, [{id: chosen.id, decisions: {all: 'mine'}}]);
  else {
    const {table} = chosen.change;
    // Of an import there is nothing that a person corrects.
    if (table.startsWith('import')) return;
    const texts: Readonly<Record<string, string>> = {
      transactions: 'note',
      companyDrafts: 'title',
      draftPartners: 'line1',
    };
    const text = texts[table] ?? 'name';
    await settleAttention(tab.database, making, [
      {id: chosen.id, decisions: {all: 'mine'}, corrections: {[text]: `corrected ${number}`}},
    ]);
  }
}

async function readShown({database}: ActingTab, spaceId: string) {
  return database.transaction('r', database.pages, database.outbox, async () => ({
    companies: await readTable(database, syncedTables.companies, spaceId),
    accounts: await readTable(database, syncedTables.accounts, spaceId),
    categories: await readTable(database, syncedTables.categories, spaceId),
    transactions: await readTable(database, syncedTables.transactions, spaceId),
  }));
}

type Row = Readonly<Record<string, Json>>;

async function add(name: ActName, acting: Acting): Promise<ActEnd> {
  const {tab, spaceId, number, pick} = acting;
  const shown = await readShown(tab, spaceId);
  // What was not shown yet belongs to nobody's work.
  if (shown.companies.length === 0) return nothing;
  const createdAt = acting.now;
  if (name === 'add-category') {
    const row = {key: null, name: `category ${number}`, kind: 'expense', relatedParty: false, archived: false};
    return create(acting, 'categories', [{...row, position: number}]);
  }
  if (name === 'add-account') {
    const row = {
      name: `account ${number}`,
      bank: null,
      kind: null,
      numberEnding: null,
      currency: pick < 0.5 ? 'USD' : 'EUR',
    };
    const rest = {openingUnits: number, openingDate: null, archived: false, createdAt};
    return create(acting, 'accounts', [{...row, ...rest}]);
  }
  const account = pickFrom(shown.accounts, pick);
  if (!account) return nothing;
  const category = pickFrom(shown.categories, acting.pickOther);
  const count = name === 'add-transaction' ? 1 : 3;
  const rows = Array.from({length: count}, (_, index) => ({
    date: `2026-03-${String(1 + ((number + index) % 28)).padStart(2, '0')}`,
    description: `movement ${number}.${index}`,
    amountUnits: number * 10 + index,
    currency: account.currency,
    accountId: account.id,
    categoryId: category?.id ?? null,
    merchant: null,
    note: null,
    reference: null,
    checked: false,
    importId: null,
    importLine: null,
    identity: null,
    balanceUnits: null,
    blockedReason: null,
    createdAt,
    ruleMark: null,
  }));
  return create(acting, 'transactions', rows);
}

async function create(acting: Acting, table: string, rows: readonly Row[]): Promise<ActEnd> {
  const fields = Object.keys(rows[0] ?? {});
  const set = fields.map((field) => [field, toFieldValues(rows.map((row) => row[field] ?? null))]);
  const rowIds = rows.map(() => acting.tab.createId());
  return record(acting, {table, op: 'create', rowIds, set: Object.fromEntries(set) as Change['set'], was: {}});
}

async function edit(name: ActName, acting: Acting): Promise<ActEnd> {
  const {tab, spaceId, number, pick, pickOther} = acting;
  const shown = await readShown(tab, spaceId);
  const oneOf = (rows: readonly Row[]) => {
    const row = pickFrom(rows, pick);
    return row ? [row] : [];
  };
  const words = ['uno', 'dos', 'tres', 'cuatro'];
  const checked = pickOther < 0.5;
  if (name === 'rename') return change(acting, 'categories', oneOf(shown.categories), {name: `renamed ${number}`});
  if (name === 'open-balance') return change(acting, 'accounts', oneOf(shown.accounts), {openingUnits: number});
  if (name === 'set-amount')
    return change(acting, 'transactions', oneOf(shown.transactions), {amountUnits: number, checked});
  if (name === 'check') return change(acting, 'transactions', oneOf(shown.transactions), {checked});
  if (name === 'move-date')
    return change(acting, 'transactions', oneOf(shown.transactions), {date: `2026-02-${10 + (number % 18)}`});
  if (name === 'set-note') {
    const row = pickFrom(shown.transactions, pick);
    const text = (row?.note ?? words.join(' ')).split(' ');
    text[Math.floor(pickOther * text.length)] = `n${number}`;
    return change(acting, 'transactions', row ? [row] : [], {note: text.join(' ')});
  }
  if (name === 'rewrite-note')
    return change(acting, 'transactions', oneOf(shown.transactions), {note: `said ${number}`});
  if (name === 'categorise-many') {
    const category = pickFrom(shown.categories, pickOther);
    const from = Math.floor(pick * shown.transactions.length);
    const rows = shown.transactions.slice(from, from + 5);
    return change(acting, 'transactions', rows, {categoryId: category?.id ?? null});
  }
  const table = pickFrom(['categories', 'transactions', 'accounts'] as const, pickOther) ?? 'categories';
  return change(acting, table, oneOf(shown[table]), {deleted: true});
}

async function choose(acting: Acting): Promise<ActEnd> {
  const {tab, userId, pick, pickOther} = acting;
  const rows = await readTable(tab.database, syncedTables.preferences, userId);
  const density = pickFrom(densities, pickOther) ?? null;
  const chosen = pick < 0.5 ? {theme: pickFrom(themes, pickOther) ?? null} : {density, hasLetterKeys: pick < 0.75};
  return change({...acting, spaceId: userId}, 'preferences', rows, chosen);
}

async function change(acting: Acting, table: string, rows: readonly Row[], values: Row): Promise<ActEnd> {
  if (rows.length === 0) return nothing;
  const fields = Object.keys(values);
  const set = fields.map((field) => [field, {same: values[field] ?? null}]);
  const was = fields.map((field) => [field, toFieldValues(rows.map((row) => row[field] ?? null))]);
  return record(acting, {
    table,
    op: 'edit',
    rowIds: rows.map((row) => String(row['id'])),
    set: Object.fromEntries(set) as Change['set'],
    was: Object.fromEntries(was) as Change['was'],
  });
}

async function record(
  {tab, spaceId, now, recordChange}: Acting,
  content: Pick<Change, 'table' | 'op' | 'rowIds' | 'set' | 'was'>,
): Promise<ActEnd> {
  const id = tab.createId();
  await recordChange(tab.database, {id, spaceId, label: {key: 'test.change'}, madeAt: now, ...content});
  return {saved: [id], discarded: []};
}
