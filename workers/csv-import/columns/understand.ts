import {currencyDigits} from '#contract/kernel/money.ts';
import {chooseColumns} from './choose-columns.ts';
import type {ColumnChoice} from './column-choice.ts';
import {chooseDate} from './choose-date.ts';
import {chooseMoney, freeMoneyColumns, hasMoney} from './choose-money.ts';
import {settleCurrency, type CurrencySettlement} from './settle-currency.ts';
import {pairCurrency} from './pair-currency.ts';
import {preferSettled} from './prefer-settled.ts';
import {explainMoney, type Charge, type MoneyExplained} from './explain-money.ts';
import {isMissed, settleRowSum} from './find-row-sum.ts';
import {hasRival, settleRival} from './find-rival.ts';
import {findLegs, type Legs} from './find-legs.ts';
import {gatherFacts} from './column-facts.ts';
import {decideDateOrder, type DateDecision} from './decide-dates.ts';
import {decideDecimalMark, type DecimalDecision} from './decide-decimals.ts';
import type {Profile} from './profiles.data.ts';
import type {Askable, ColumnRole, DecimalMark, Overrides, ReadOptions} from '#workers/csv-import/reading.ts';
import type {ImportQuestion} from '#workers/csv-import/reasons.ts';
import {nameScore} from './name-score.ts';
import {withoutRepeats} from '#workers/csv-import/file/repeats-header.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';

const moneyRoles: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'fee', 'tax', 'net', 'balance']);

/** What is known of a table before its rows are read. */
export type Understood = {
  readonly facts: readonly ColumnFacts[];
  readonly choices: readonly ColumnChoice[];
  readonly dates: DateDecision;
  readonly decimal: DecimalDecision;
  /** The balance's own decimal mark, where it has another than amounts. */
  readonly balanceMark: DecimalMark | null;
  readonly currency: CurrencySettlement;
  /** What was sent and what was received, where rows say both. */
  readonly legs: Legs | undefined;
  /** What the rows prove to lie between amount and net. */
  readonly charges: readonly Charge[];
  readonly questions: readonly ImportQuestion[];
};

/** Decides columns, dates and decimals from the whole table; what is not certain becomes a question. */
export function understand(
  whole: Table,
  profile: Profile | null,
  options: ReadOptions,
  overrides: Overrides,
): Understood {
  const table = withoutRepeats(whole);
  const facts = gatherFacts(table);
  options.onProgress?.(0.5);
  const {currency: account} = options;
  const legs = overrides.roles && Object.keys(overrides.roles).length > 0 ? undefined : findLegs(table, facts);
  const choices = chooseColumns(table, facts, overrides.roles ?? {}, {profile, currency: account});
  if (legs) takeLegs(choices, legs);
  else {
    pairCurrency(table, facts, choices);
    preferSettled(table, choices, account);
  }
  const isDateCertain = chooseDate(table, facts, choices);
  const named = choices.flatMap(({role}, index) => (moneyRoles.has(role) ? [index] : []));
  const free = hasMoney(choices) ? [] : freeMoneyColumns(facts, choices);
  const settle = () =>
    settleCurrency(table, choices, {
      account,
      chosen: overrides.currency ?? undefined,
      listedAt: legs ? [legs.out.currency, legs.in.currency] : undefined,
    });
  let currency = settle();
  const digits = currencyDigits(currency.currency.value);
  const {decimal, balanceMark} = decideMarks(
    table,
    {named: [...named, ...free], choices, digits, known: profile?.decimalMark},
    overrides.decimalMark,
  );
  const settings = {mark: decimal.mark.value, currency: currency.currency.value};
  for (const [index, choice] of chooseMoney(table, free, choices, settings)) choices[index] = choice;
  if (!legs) settleRowSum({table, facts}, choices, settings);
  if (!legs) settleRival({table, facts, choices, ...settings});
  if (free.length > 0 && !legs) pairCurrency(table, facts, choices);
  if (free.length > 0) currency = settle();
  const money = explainMoney(table, facts, choices, {mark: decimal.mark.value, currency: currency.currency.value});
  for (const {at} of money.charges)
    if (choices[at]?.role === 'ignore') choices[at] = {role: 'fee', because: {reason: 'sums-prove'}};
  const charges = placeNet(table, choices, money);
  const dateAt = choices.findIndex(({role}) => role === 'date');
  const others = facts.flatMap(({filled, dates}, index) =>
    index !== dateAt && filled > 0 && dates > filled * 0.8 && mayTellOrder(table.words[index] ?? '', facts[index])
      ? [index]
      : [],
  );
  const dates = decideDateOrder(table, dateAt, others, {
    fileName: options.fileName,
    today: options.today,
    profile,
    chosen: overrides.dateOrder,
    chosenYear: overrides.lastYear,
  });
  const isAsked = (what: Askable, chosen: string | undefined) =>
    chosen === undefined && overrides.asked?.[what] !== undefined;
  const questions: ImportQuestion[] = [];
  if (dateAt < 0) questions.push('import.choose-date-column');
  else if (!isDateCertain) questions.push('import.choose-date-column');
  else if (!dates.certain || isAsked('date-order', overrides.dateOrder)) questions.push('import.choose-date-order');
  if (dates.year?.certain === false) questions.push('import.choose-year');
  const isOpenRival = !legs && hasRival({table, facts, choices, ...settings});
  // Of several columns without telling names one was only the first.
  const byContent = choices.filter(({because}) => because.reason === 'content');
  const isGuessed = byContent.some(
    ({role}) => (role === 'amount' && free.length > 1) || (role === 'debit' && free.length > 2),
  );
  if (
    !hasMoney(choices) ||
    isGuessed ||
    money.isUnexplained ||
    isMissed({table, facts}, choices) ||
    isOpenRival ||
    isOneSided(facts, choices)
  )
    questions.push('import.choose-amount-column');
  else if (!decimal.certain || isAsked('decimal-mark', overrides.decimalMark))
    questions.push('import.choose-decimal-mark');
  if (!currency.certain) questions.push('import.choose-currency');
  return {facts, choices, dates, decimal, balanceMark, currency, charges, legs, questions};
}

/** Gives the net its role. Where the column that was taken for the amount is called net, what the charges lead to from there is the gross. */
function placeNet(table: Table, choices: ColumnChoice[], {charges, netAt}: MoneyExplained): readonly Charge[] {
  if (charges.length === 0) return charges;
  const because = {reason: 'sums-prove'} as const;
  const amountAt = choices.findIndex(({role}) => role === 'amount');
  const isNet = (at: number) => nameScore('net', table.words[at] ?? '') > 0;
  const isGross = isNet(amountAt) && !isNet(netAt) && choices[amountAt]?.because.reason !== 'chosen-by-person';
  choices[netAt] = {role: isGross ? 'amount' : 'net', because};
  if (!isGross) return charges;
  choices[amountAt] = {role: 'net', because};
  return charges.map(({at, sign}) => ({at, sign: sign === 1 ? -1 : 1}));
}

/** Debits without credits, or credits without debits, where another column of money has no role: that may be what moved. */
function isOneSided(facts: readonly ColumnFacts[], choices: readonly ColumnChoice[]): boolean {
  const has = (role: ColumnRole) => choices.some((choice) => choice.role === role);
  const isChosen = choices.some(
    ({role, because}) => (role === 'debit' || role === 'credit') && because.reason === 'chosen-by-person',
  );
  if (isChosen || has('amount') || has('debit') === has('credit')) return false;
  return freeMoneyColumns(facts, choices).some((at) => (facts[at]?.marked ?? 0) > 0);
}

/** Instalments, `3/12`, look like dates without a year, and the code of a bank's branch, `11-22-33`, like one with it. */
function mayTellOrder(words: string, facts: ColumnFacts | undefined): boolean {
  const samples = facts?.samples ?? [];
  if (samples.every((sample) => sample.length <= 5)) return false;
  return nameScore('date', words) > 0 || samples.some((sample) => /(?:19|20|25)\d\d/.test(sample));
}

/** What is sent is the amount; what is received is read by its leg. */
function takeLegs(choices: ColumnChoice[], legs: Legs): void {
  const because = {reason: 'name-exact'} as const;
  for (const [at, {role}] of choices.entries())
    if (role === 'amount' || role === 'currency' || role === 'net') choices[at] = {role: 'ignore', because};
  choices[legs.out.amount] = {role: 'amount', because};
  choices[legs.out.currency] = {role: 'currency', because};
  for (const at of [legs.in.amount, legs.in.currency]) choices[at] = {role: 'ignore', because};
}

type MarkTask = {
  readonly named: readonly number[];
  readonly choices: readonly ColumnChoice[];
  readonly digits: number;
  /** What the format says of itself. */
  readonly known: DecimalMark | undefined;
};

/** One mark for all amounts; a bank may write its balances by another program, with another mark. */
function decideMarks(table: Table, {named, choices, digits, known}: MarkTask, chosen: DecimalMark | undefined) {
  if (known && !chosen) {
    const mark = {value: known, because: {reason: 'known-export'}} as const;
    return {decimal: {mark, certain: true}, balanceMark: null};
  }
  const balances = named.filter((at) => choices[at]?.role === 'balance');
  const others = named.filter((at) => choices[at]?.role !== 'balance');
  const ofAmounts = decideDecimalMark(table, others, digits, chosen);
  const isClear = ({mark, certain}: DecimalDecision) => certain && clearReasons.has(mark.because.reason);
  if (balances.length === 0 || !isClear(ofAmounts))
    return {decimal: decideDecimalMark(table, named, digits, chosen), balanceMark: null};
  const ofBalance = decideDecimalMark(table, balances, digits, undefined);
  const differs = isClear(ofBalance) && ofBalance.mark.value !== ofAmounts.mark.value;
  return {decimal: ofAmounts, balanceMark: differs ? ofBalance.mark.value : null};
}

const clearReasons: ReadonlySet<string> = new Set([
  'both-marks',
  'decimals-after-mark',
  'repeated-grouping',
  'leading-zero',
]);
