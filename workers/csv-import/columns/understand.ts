import {currencyDigits} from '#contract/kernel/money.ts';
import {chooseColumns, type ColumnChoice} from './choose-columns.ts';
import {chooseMoney, freeMoneyColumns, hasMoney} from './choose-money.ts';
import {settleCurrency, type CurrencySettlement} from './settle-currency.ts';
import {explainMoney, type Charge} from './explain-money.ts';
import {gatherFacts} from './column-facts.ts';
import {decideDateOrder, type DateDecision} from './decide-dates.ts';
import {decideDecimalMark, type DecimalDecision} from './decide-decimals.ts';
import type {Profile} from './profiles.data.ts';
import type {ColumnRole, Overrides, ReadOptions} from '#workers/csv-import/reading.ts';
import type {ImportQuestion} from '#workers/csv-import/reasons.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';

const moneyRoles: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'fee', 'tax', 'net', 'balance']);

/** What is known of a table before its rows are read. */
export type Understood = {
  readonly facts: readonly ColumnFacts[];
  readonly choices: readonly ColumnChoice[];
  readonly dates: DateDecision;
  readonly decimal: DecimalDecision;
  readonly currency: CurrencySettlement;
  /** What the rows prove to lie between amount and net. */
  readonly charges: readonly Charge[];
  readonly questions: readonly ImportQuestion[];
};

/** Decides columns, dates and decimals from the whole table; what is not certain becomes a question. */
export function understand(
  table: Table,
  profile: Profile | null,
  options: ReadOptions,
  overrides: Overrides,
): Understood {
  const facts = gatherFacts(table);
  options.onProgress?.(0.5);
  const {currency: account} = options;
  const choices = chooseColumns(table, facts, overrides.roles ?? {}, {profile, currency: account});
  const named = choices.flatMap(({role}, index) => (moneyRoles.has(role) ? [index] : []));
  const free = hasMoney(choices) ? [] : freeMoneyColumns(facts, choices);
  const settle = () => settleCurrency(table, choices, {account, chosen: overrides.currency});
  let currency = settle();
  const digits = currencyDigits(currency.currency.value);
  const decimal = decideDecimalMark(table, [...named, ...free], digits, overrides.decimalMark);
  const settings = {mark: decimal.mark.value, currency: currency.currency.value};
  for (const [index, choice] of chooseMoney(table, free, choices, settings)) choices[index] = choice;
  if (free.length > 0) currency = settle();
  const money = explainMoney(table, facts, choices, {mark: decimal.mark.value, currency: currency.currency.value});
  for (const {at} of money.charges)
    if (choices[at]?.role === 'ignore') choices[at] = {role: 'fee', because: {reason: 'sums-prove'}};
  if (money.charges.length > 0) choices[money.netAt] = {role: 'net', because: {reason: 'sums-prove'}};
  const dateAt = choices.findIndex(({role}) => role === 'date');
  const others = facts.flatMap(({filled, dates}, index) =>
    index !== dateAt && filled > 0 && dates > filled * 0.8 ? [index] : [],
  );
  const dates = decideDateOrder(table, dateAt, others, {
    fileName: options.fileName,
    today: options.today,
    profile,
    chosen: overrides.dateOrder,
  });
  const questions: ImportQuestion[] = [];
  if (dateAt < 0) questions.push('import.choose-date-column');
  else if (!dates.certain) questions.push('import.choose-date-order');
  if (!hasMoney(choices) || money.isUnexplained) questions.push('import.choose-amount-column');
  else if (!decimal.certain) questions.push('import.choose-decimal-mark');
  if (!currency.certain) questions.push('import.choose-currency');
  return {facts, choices, dates, decimal, currency, charges: money.charges, questions};
}
