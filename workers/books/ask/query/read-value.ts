import {addDays} from '#contract/kernel/dates.ts';
import {isCurrencyCode} from '#contract/kernel/money.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import {foldText} from '#workers/books/data/fold-text.ts';
import {above, below, readDecimal} from './amounts.ts';
import {readPeriod, type PeriodReader} from './periods.ts';
import type {Operator, Token} from './split-query.ts';
import {valueNames, type QueryKey, type ValueName} from './words.data.ts';

/** What things of the books are called: the name that is shown first, then others that are understood too. */
export type Named = {readonly id: string; readonly names: readonly string[]};

/** What a query is read against. */
export type QueryReader = PeriodReader & {
  readonly accounts: readonly Named[];
  readonly categories: readonly Named[];
};

/** Why a value of a known key cannot be used; each has words that say what to do. */
export type QueryTrouble =
  | 'query.value'
  | 'query.amount'
  | 'query.amounts-reversed'
  | 'query.date'
  | 'query.days-reversed'
  | 'query.category'
  | 'query.account'
  | 'query.yes-no'
  | 'query.sign'
  | 'query.currency'
  | 'query.suggestion'
  | 'query.import'
  | 'query.no-negation';

/** What a key and its value do to a filter, or why they do nothing. */
export type ValueReading = ((filter: BooksFilter) => BooksFilter) | QueryTrouble;

type KeyToken = Pick<Extract<Token, {kind: 'key'}>, 'key' | 'operator' | 'isNot' | 'values'>;

const languages = ['es', 'en', 'pt'] as const;

/** Tells whether a word is one of the names of a value, in any language. */
export function isNamed(word: string, name: ValueName): boolean {
  const folded = foldText(word);
  return languages.some((language) => valueNames[language][name].some((one) => foldText(one) === folded));
}

/** Reads a key with its values. Rules: QRY1, QRY3, QRY5. */
export function readValue(token: KeyToken, reader: QueryReader): ValueReading {
  const {key, values, isNot} = token;
  const value = values.join(',');
  if (values.length === 0) return 'query.value';
  switch (key) {
    case 'amount':
      return readAmount(token.operator, value, isNot);
    case 'date':
    case 'from':
    case 'to':
      return readDates(token, value, reader);
    case 'category':
      return readIds('categoryIds', 'query.category', token, reader.categories);
    case 'account':
      return readIds('accountIds', 'query.account', token, reader.accounts);
    case 'merchant':
    case 'note':
    case 'description':
    case 'reference':
      return (filter) => {
        const add = (texts: BooksFilter['texts']) => ({...texts, [key]: union(texts[key], values)});
        return isNot
          ? {...filter, except: {...filter.except, texts: add(filter.except.texts)}}
          : {...filter, texts: add(filter.texts)};
      };
    case 'currency': {
      const codes = values.map((code) => code.toUpperCase());
      return codes.every(isCurrencyCode) ? addTo('currencies', codes, isNot) : 'query.currency';
    }
    case 'receipt':
    case 'checked':
    case 'sent': {
      const isYes = isNamed(value, 'yes');
      if (!isYes && !isNamed(value, 'no')) return 'query.yes-no';
      const answer = isYes !== isNot;
      // There is no list of what is sent: only what waits can be asked for.
      if (key === 'sent') return answer ? 'query.yes-no' : (filter) => ({...filter, unsentOnly: true});
      return (filter) => ({...filter, [key === 'receipt' ? 'hasReceipt' : 'checked']: answer});
    }
    case 'sign': {
      const sign = (['in', 'out'] as const).find((one) => isNamed(value, one));
      return sign && !isNot ? (filter) => ({...filter, sign}) : isNot ? 'query.no-negation' : 'query.sign';
    }
    case 'suggestion': {
      const suggestion = (['sure', 'unsure', 'unknown'] as const).find((one) => isNamed(value, one));
      if (isNot) return 'query.no-negation';
      return suggestion ? (filter) => ({...filter, suggestion}) : 'query.suggestion';
    }
    case 'import':
      if (isNot) return 'query.no-negation';
      return /^#./.test(value) ? (filter) => ({...filter, importId: value.slice(1)}) : 'query.import';
  }
}

/** What `con-` and `sin-` a key do to a filter; undefined where the key is always there. */
export function readPresenceOf(key: QueryKey, has: boolean): ValueReading | undefined {
  switch (key) {
    case 'receipt':
      return (filter) => ({...filter, hasReceipt: has});
    case 'category':
      return addTo('categoryIds', ['none'], has);
    case 'merchant':
    case 'note':
    case 'description':
    case 'reference':
      return readValue({key, operator: ':', isNot: has, values: ['']}, noReader);
    default:
      return undefined;
  }
}

/** Texts are read without knowing the books. */
const noReader: QueryReader = {today: '2000-01-01', language: 'es', accounts: [], categories: []};

/**
 * The things that a name stands for: those that are called so, else those with a word that begins so, by the name that is shown before the others.
 * `#` comes before an id.
 */
export function findNamed(value: string, things: readonly Named[]): string[] {
  if (value.startsWith('#')) return value.length > 1 ? [value.slice(1)] : [];
  const wanted = foldText(value.trim());
  if (wanted === '') return [];
  const own = things.filter(({names}) => foldText(names[0] ?? '') === wanted);
  if (own.length > 0) return own.map(({id}) => id);
  const other = things.filter(({names}) => names.some((name) => foldText(name) === wanted));
  if (other.length > 0) return other.map(({id}) => id);
  const shown = things.filter(({names}) => isBegun(names[0] ?? '', wanted));
  const begun = shown.length > 0 ? shown : things.filter(({names}) => names.some((name) => isBegun(name, wanted)));
  return begun.map(({id}) => id);
}

/** Tells whether a name of one of the things, or the rest of one from a word on, begins with a text. */
export function isNameBegun(text: string, things: readonly Named[]): boolean {
  const wanted = foldText(text);
  return things.some(({names}) => names.some((name) => isBegun(name, wanted)));
}

function isBegun(name: string, wanted: string): boolean {
  return ` ${foldText(name)}`.includes(` ${wanted}`);
}

type ListKey = 'accountIds' | 'categoryIds' | 'currencies';

function readIds(key: ListKey, trouble: QueryTrouble, token: KeyToken, things: readonly Named[]): ValueReading {
  const found = token.values.map((value) => {
    const ids = findNamed(value, things);
    return ids.length === 0 && key === 'categoryIds' && isNamed(value, 'none') ? ['none'] : ids;
  });
  return found.length === 0 || found.some((ids) => ids.length === 0) ? trouble : addTo(key, found.flat(), token.isNot);
}

function addTo(key: ListKey, values: readonly string[], isNot: boolean): (filter: BooksFilter) => BooksFilter {
  return (filter) =>
    isNot
      ? {...filter, except: {...filter.except, [key]: union(filter.except[key], values)}}
      : {...filter, [key]: union(filter[key], values)};
}

function union(before: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...before, ...added])];
}

const opposite: Readonly<Record<string, Operator>> = {'>': '<=', '<': '>=', '>=': '<', '<=': '>'};

function readAmount(typedOperator: Operator, value: string, isNot: boolean): ValueReading {
  const operator = isNot ? opposite[typedOperator] : typedOperator;
  if (!operator) return 'query.no-negation';
  if (operator === ':' || operator === '=') {
    const [first = '', last, ...others] = value.split('..');
    const [minAmount, maxAmount] = [
      readDecimal(first),
      last === undefined ? readDecimal(unsigned(first)) : readDecimal(last),
    ];
    if (last === undefined) return readExact(first, maxAmount);
    if (others.length > 0 || (first !== '' && !minAmount) || (last !== '' && !maxAmount)) return 'query.amount';
    if (minAmount === null && maxAmount === null) return 'query.amount';
    if (minAmount !== null && maxAmount !== null && Number(minAmount) > Number(maxAmount))
      return 'query.amounts-reversed';
    return (filter) => ({...filter, minAmount, maxAmount});
  }
  const decimal = readDecimal(value);
  if (decimal === null) return 'query.amount';
  if (operator === '>=') return (filter) => ({...filter, minAmount: decimal});
  if (operator === '<=') return (filter) => ({...filter, maxAmount: decimal});
  if (operator === '>') return (filter) => ({...filter, minAmount: above(decimal)});
  const maxAmount = below(decimal);
  return maxAmount === null ? 'query.amount' : (filter) => ({...filter, maxAmount});
}

/** `-45` is 45 that went out. */
function readExact(written: string, amount: string | null): ValueReading {
  if (amount === null) return 'query.amount';
  const bounds = {minAmount: amount, maxAmount: amount};
  if (/^[-−]/.test(written)) return (filter) => ({...filter, ...bounds, sign: 'out'});
  return (filter) => ({...filter, ...bounds, ...(written.startsWith('+') ? {sign: 'in' as const} : {})});
}

function unsigned(written: string): string {
  return written.replace(/^[-−+]/, '');
}

function readDates({key, operator, isNot}: KeyToken, value: string, reader: QueryReader): ValueReading {
  if (isNot) return 'query.no-negation';
  const period = readPeriod(value, reader);
  if (!period) return 'query.date';
  const {from, to} = period;
  if (from !== null && to !== null && from > to) return 'query.days-reversed';
  if (key === 'from' || operator === '>=') return from === null ? 'query.date' : (filter) => ({...filter, from});
  if (key === 'to' || operator === '<=') return to === null ? 'query.date' : (filter) => ({...filter, to});
  if (operator === '>') return to === null ? 'query.date' : (filter) => ({...filter, from: addDays(to, 1)});
  if (operator === '<') return from === null ? 'query.date' : (filter) => ({...filter, to: addDays(from, -1)});
  return (filter) => ({...filter, from, to});
}
