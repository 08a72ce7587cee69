import type {BankFile} from '#workers/csv-import/bank-file.ts';
import {doubtTotals} from './doubt-totals.ts';
import {joinContinued} from './join-continued.ts';
import {compareEarlier} from './compare-earlier.ts';
import {contradictsSign} from './contradicts-sign.ts';
import {checkControls} from './check-controls.ts';
import type {Recipe} from '#workers/csv-import/recipe.ts';
import type {Understood} from '#workers/csv-import/columns/understand.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import {repeatsHeader} from '#workers/csv-import/file/repeats-header.ts';
import type {Profile} from '#workers/csv-import/columns/profiles.data.ts';
import {groupByAccount, proveFile} from './prove-file.ts';
import {countOthers} from './other-currencies.ts';
import {rowReader, type RowOutcome, type RowPlan} from './read-row.ts';
import type {FileTransaction, Overrides, ReadOptions, Reading} from '#workers/csv-import/reading.ts';
import type {ImportQuestion, ImportWarning} from '#workers/csv-import/reasons.ts';
import {countLeft, nameTransactions} from './name-transactions.ts';
import {fitRows} from './fit-rows.ts';
import {haveDecimals, widthsOfTorn} from './fit-row.ts';
import {findChargeC, findDirection} from './find-direction.ts';
import {findOwnAddress} from './own-address.ts';
import {findOpenStatuses} from './settle-statuses.ts';
import {signByBalance} from './sign-by-balance.ts';
import {countTypes, placesOf, planOfUnderstood} from './places-of.ts';
import {settleFee} from './settle-fee.ts';
import {settleSign} from './settle-sign.ts';
import {countLooseDays} from './loose-days.ts';
import {readCardPayment, readDirection} from './words-of-direction.ts';
import {writesMinus, writtenSign} from './written-sign.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

type Task = {
  readonly table: Table;
  readonly understood: Understood;
  readonly profile: Profile | null;
  readonly options: ReadOptions;
  readonly overrides: Overrides;
};

type RowsReading = Pick<
  Reading,
  | 'sign'
  | 'isFlippedBefore'
  | 'fee'
  | 'sourceAccounts'
  | 'sourceAccount'
  | 'rowOrder'
  | 'balance'
  | 'controls'
  | 'counts'
  | 'otherCurrencies'
  | 'openStatuses'
  | 'openTypes'
  | 'leftOut'
  | 'addresses'
  | 'period'
  | 'totals'
  | 'preview'
>;

type ReadRows = Omit<BankFile, 'reading' | 'source'> & {
  readonly reading: RowsReading;
  readonly questions: readonly ImportQuestion[];
  readonly warnings: readonly ImportWarning[];
};

/** Rows shown in the preview. */
const previewRows = 20;

/** Reads every row under what was understood, settles signs and fees, proves the balance and names each transaction. */
export function readRows(task: Task): ReadRows {
  const {understood, options} = task;
  const {columns, typeSides, types} = placesOf(task);
  const source = chooseSource(task, columns);
  const isChargeC = findChargeC(task.table, columns);
  const direction = findDirection(task.table, columns, isChargeC);
  const {legs} = understood;
  const address = findOwnAddress(task.table, columns, task.overrides.ownAddress);
  // A single column of fees may be turned by the person; several are what the rows prove them to be.
  const charges = understood.charges.length > 1 || columns.fee === undefined ? understood.charges : [];
  const plan: RowPlan = {
    columns,
    ...planOfUnderstood(understood, task.table, columns),
    byDirection: direction === 'ruling' && address.own === null,
    ...(isChargeC && {isChargeC}),
    ...(typeSides && {typeSides}),
    ...(legs && {legs}),
    ...(charges.length > 0 && {charges}),
    ...(task.overrides.statuses && {statuses: task.overrides.statuses}),
    ...(task.overrides.taken && {taken: task.overrides.taken}),
    ...(address.own !== null && {ownAddress: address.own}),
    sourceAccount: source.chosen === null ? null : normaliseWords(source.chosen) || source.chosen,
  };
  const {outcomes: asWritten, table} = readAll(task, plan);
  const kind = options.kind ?? null;
  const groups = groupByAccount(table, columns, asWritten);
  const written = writtenSign(understood, columns, plan);
  const hasMinus = writesMinus(table, columns, asWritten);
  // What a card owes rises with every purchase: its balance moves the other way, or does not.
  const isUnsigned = written === 'sign' && !hasMinus && kind !== 'card' && task.overrides.flipSign === undefined;
  const byBalance = isUnsigned ? signByBalance({outcomes: asWritten, groups}, columns.amount?.[0] ?? -1) : undefined;
  const outcomes = byBalance ?? asWritten;
  const fee = settleFee({
    outcomes,
    groups,
    hasFee: columns.fee !== undefined,
    hasNet: columns.net !== undefined,
    hasCharges: charges.length > 0,
    isBeforeFees: isBeforeFees(table, columns),
    profile: task.profile,
    chosen: task.overrides.fee,
  });
  const earlier = compareEarlier(options.earlier, {rows: table.rows, outcomes, columns});
  const sign = settleSign({
    outcomes,
    groups,
    fee: fee.fee.value,
    kind,
    chosen: task.overrides.flipSign,
    written: byBalance ? 'balance' : written,
    hasMinus,
    isContradicted:
      task.overrides.flipSign === undefined &&
      !byBalance &&
      contradictsSign({table, outcomes, groups, choices: understood.choices, plan, isOneColumn: written === 'sign'}),
    isNetProved: fee.isNetProved,
    isKnown: task.profile !== null,
    isSigned: task.profile?.isSigned === true && kind !== 'card',
    saidOf: (row) => readDirection(wordsOf(table.rows[row] ?? [], columns), kind),
    isPaymentOf: (row) => readCardPayment(wordsOf(table.rows[row] ?? [], columns)),
    earlier,
  });
  const {flipSign, asked} = task.overrides;
  const isAsked = flipSign === undefined && asked?.sign !== undefined;
  const isSignAsked = !sign.certain || (direction === 'mixed' && flipSign === undefined) || isAsked;
  const openStatuses = findOpenStatuses({table, outcomes, facts: understood.facts}, columns, task.overrides.statuses);
  const {flipped, balanceTurned} = sign;
  const proof = proveFile(table, outcomes, groups, {fee: fee.fee.value, flipped, balanceTurned});
  const recipe: Recipe = {
    plan,
    fee: fee.fee.value,
    flipped,
    ...(balanceTurned && {balanceTurned}),
    keepBalance: proof.usable,
    feeName: (table.names[columns.fee?.[0] ?? -1] ?? '').slice(0, 80),
  };
  options.onProgress?.(0.85);
  const found = nameTransactions({...task, table}, outcomes, recipe, proof.rowOrder === 'newest-first');
  const controls = checkControls(table, found.transactions, {
    mark: plan.decimalMark,
    currency: plan.currency,
    openingUnits: proof.balance.status === 'proved' ? proof.balance.openingUnits : proof.openingUnits,
  });
  return {
    ...found,
    recipe,
    reading: {
      sign: sign.because,
      isFlippedBefore: earlier.side && earlier.side === 'turned',
      fee: fee.fee,
      sourceAccounts: source.accounts,
      sourceAccount: source.chosen,
      rowOrder: proof.rowOrder,
      balance: proof.balance,
      controls,
      counts: {
        rows: table.rows.length,
        transactions: found.transactions.length,
        skipped: found.skipped.length,
        errors: found.errors.length,
      },
      openStatuses,
      openTypes: countTypes(table, columns, isSignAsked ? types : {}),
      leftOut: countLeft(outcomes, task.overrides),
      addresses: address.candidates,
      otherCurrencies: countOthers(table, plan, outcomes),
      ...summarise(found.transactions),
      preview: found.transactions.slice(0, previewRows),
    },
    questions: [
      ...(source.mustChoose ? (['import.choose-source-account'] as const) : []),
      ...(address.candidates.length > 0 ? (['import.choose-address'] as const) : []),
      ...(openStatuses.length > 0 ? (['import.choose-status'] as const) : []),
      ...(fee.unproven ? (['import.choose-fee'] as const) : []),
      ...(isSignAsked ? (['import.choose-sign'] as const) : []),
    ],
    warnings: [
      ...(proof.balance.status === 'broken' ? (['import.balance-broken'] as const) : []),
      ...(controls.some(({agrees}) => agrees === false) ? (['import.totals-differ'] as const) : []),
    ],
  };
}

function chooseSource(task: Task, columns: RowPlan['columns']) {
  const at = columns.account?.[0];
  const counts = new Map<string, number>();
  if (at !== undefined)
    for (const cells of task.table.rows) {
      const name = cells[at]?.trim() ?? '';
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  const accounts = [...counts].map(([name, count]) => ({name, count})).slice(0, 50);
  const {sourceAccount, asked} = task.overrides;
  // One account alone is asked about where earlier files were of another one.
  const isOpen = accounts.length > 1 || (accounts.length === 1 && asked?.['source-account'] !== undefined);
  // Without a column of accounts no row says that it is of one.
  const chosen = at === undefined ? null : (sourceAccount ?? null);
  return {accounts, chosen, mustChoose: isOpen && sourceAccount === undefined};
}

/** What came of every row; rows that are too wide are read last, when the balances beside them are known. */
function readAll(task: Task, plan: RowPlan): {outcomes: RowOutcome[]; table: Table} {
  const {table, overrides, options} = task;
  const skipLines = new Set(overrides.skipLines ?? []);
  const read = rowReader(plan);
  const wide = new Map<number, readonly number[]>();
  const hasDecimals = haveDecimals(table, plan);
  const leastWidth = Math.min(table.expectedWidth, table.usualWidth);
  const outcomes = table.rows.map((cells, row): RowOutcome => {
    if (row % 10_000 === 0) options.onProgress?.(0.6 + 0.2 * (row / table.rows.length));
    if (skipLines.has(table.lines[row] ?? 0)) return {kind: 'skip', reason: 'import.skipped-by-person'};
    if (repeatsHeader(cells, table)) return {kind: 'skip', reason: 'import.skipped-repeated-header'};
    const outcome = read(cells);
    // A note below the table may be as long as it likes.
    if (outcome.kind === 'skip' || cells.length <= leastWidth) return outcome;
    const widths = widthsOfTorn(cells, table, plan, hasDecimals);
    if (widths.length > 0) wide.set(row, widths);
    return outcome;
  });
  const fitted = fitRows(table, outcomes, {wide, plan, read});
  const joined = joinContinued(fitted.table, fitted.outcomes, plan.columns);
  return {table: joined.table, outcomes: doubtTotals(joined.table, joined.outcomes, plan.columns)};
}

/** "Amount (after fees)" says itself that what was charged is not in it. */
function isBeforeFees(table: Table, columns: RowPlan['columns']): boolean {
  return /\b(after|without|excluding|excl|sin|sem) (fees?|comision|comisiones|tarifas?|taxas?)\b/.test(
    table.fullWords[columns.amount?.[0] ?? -1] ?? '',
  );
}

function wordsOf(cells: readonly string[], columns: RowPlan['columns']): string {
  return signRoles.flatMap((role) => (columns[role] ?? []).map((at) => cells[at] ?? '')).join(' ');
}

const signRoles = ['type', 'category', 'description', 'note', 'merchant'] as const;

function summarise(transactions: readonly FileTransaction[]): Pick<Reading, 'period' | 'totals'> {
  let from = '9';
  let to = '';
  let inUnits = 0;
  let outUnits = 0;
  for (const {date, amountUnits} of transactions) {
    if (date < from) from = date;
    if (date > to) to = date;
    if (amountUnits > 0) inUnits += amountUnits;
    else outUnits += amountUnits;
  }
  const looseDays = countLooseDays(transactions.map(({date}) => date));
  const period = transactions.length === 0 ? null : {from, to, ...(looseDays > 0 && {looseDays})};
  return {period, totals: {inUnits, outUnits}};
}
