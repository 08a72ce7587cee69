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
  if (amountAt < 0 || currencyAt < 0 || rest === '' || restOfName(table.fullWords[currencyAt] ?? '') === rest) return;
  if ([amountAt, currencyAt].some((at) => choices[at]?.because.reason === 'chosen-by-person')) return;
  const found = choices.findIndex(({role}, at) => {
    const values = [...(facts[at]?.values ?? [])];
    const isCurrency = values.length > 0 && values.every((value) => readCurrency(value).length > 0);
    return role === 'ignore' && isCurrency && restOfName(table.fullWords[at] ?? '') === rest;
  });
  if (found < 0) return;
  choices[currencyAt] = {role: 'ignore', because: {reason: 'no-evidence'}};
  choices[found] = {role: 'currency', because: {reason: 'name-similar'}};
}
