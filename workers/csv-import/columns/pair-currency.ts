import {headerNames} from './header-words.data.ts';
import type {ColumnChoice} from './column-choice.ts';
import {readCurrency} from './read-currency.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';

const namesOfAmounts: ReadonlySet<string> = new Set([...(headerNames.amount ?? []), ...(headerNames.currency ?? [])]);

/** What a name says beside "amount" and "currency": `billed` of "Billed amount" and of "Billed currency". */
export function restOfName(words: string): string {
  return words
    .split(' ')
    .filter((word) => !namesOfAmounts.has(word))
    .join(' ');
}

/**
 * Of several columns of currencies, gives the amount the one that its own name goes with: "Billed amount" has the "Billed currency", wherever it stands.
 *
 * @param choices is changed where another column has it. Rule: IMP17.
 */
export function pairCurrency(table: Table, facts: readonly ColumnFacts[], choices: ColumnChoice[]): void {
  const amountAt = choices.findIndex(({role}) => role === 'amount');
  const currencyAt = choices.findIndex(({role}) => role === 'currency');
  const rest = restOfName(table.fullWords[amountAt] ?? '');
  const isFixed = [amountAt, currencyAt].some((at) => choices[at]?.because.reason === 'chosen-by-person');
  if (!isFixed && amountAt >= 0 && currencyAt >= 0) takeBeside(table, facts, choices);
  if (!isFixed && isOthers(table, facts, choices)) {
    choices[currencyAt] = {role: 'ignore', because: {reason: 'no-evidence'}};
    return;
  }
  if (amountAt < 0 || currencyAt < 0 || rest === '' || restOfName(table.fullWords[currencyAt] ?? '') === rest) return;
  if (isFixed) return;
  const found = choices.findIndex(
    ({role}, at) => role === 'ignore' && holdsCurrencies(facts[at]) && restOfName(table.fullWords[at] ?? '') === rest,
  );
  if (found >= 0) moveCurrency(choices, found);
}

/** Whether the currency goes by its name with an amount that is left aside: "Currency sent" with "Amount sent", beside debits and credits. */
function isOthers(table: Table, facts: readonly ColumnFacts[], choices: readonly ColumnChoice[]): boolean {
  const at = choices.findIndex(({role}) => role === 'currency');
  const rest = at < 0 ? '' : restOfName(table.fullWords[at] ?? '');
  if (rest === '' || !choices.some(({role}) => role === 'debit' || role === 'credit')) return false;
  return choices.some(
    ({role}, other) =>
      role === 'ignore' && (facts[other]?.amounts ?? 0) > 0 && restOfName(table.fullWords[other] ?? '') === rest,
  );
}

/** Of columns of currencies under one name the amount's is the one right after it. */
function takeBeside(table: Table, facts: readonly ColumnFacts[], choices: ColumnChoice[]): void {
  const next = choices.findIndex(({role}) => role === 'amount') + 1;
  const currencyAt = choices.findIndex(({role}) => role === 'currency');
  const isSameName = table.fullWords[next] === table.fullWords[currencyAt];
  if (next !== currencyAt && isSameName && choices[next]?.role === 'ignore' && holdsCurrencies(facts[next]))
    moveCurrency(choices, next);
}

function moveCurrency(choices: ColumnChoice[], to: number): void {
  const from = choices.findIndex(({role}) => role === 'currency');
  choices[from] = {role: 'ignore', because: {reason: 'no-evidence'}};
  choices[to] = {role: 'currency', because: {reason: 'name-similar'}};
}

function holdsCurrencies(facts: ColumnFacts | undefined): boolean {
  const values = [...(facts?.values ?? [])];
  return values.length > 0 && values.every((value) => readCurrency(value).length > 0);
}
