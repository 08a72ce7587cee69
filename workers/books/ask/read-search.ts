import {readCurrency} from '#workers/csv-import/columns/read-currency.ts';
import {foldText} from '#workers/books/data/fold-text.ts';

/** An amount as somebody types it: `whole` and the beginning of `fraction` are digits; a sign of 0 is either way. */
export type TypedAmount = {
  readonly sign: -1 | 0 | 1;
  readonly whole: string;
  readonly fraction: string;
  /** The currencies it may be in; empty for any. */
  readonly currencies: readonly string[];
};

/** One word of a search: to be found in a text, and the amounts that it may mean. */
export type SearchWord = {readonly text: string; readonly amounts: readonly TypedAmount[]};

/** No amount has more digits: what has is an id. */
const maxDigits = 15;

const signs: Readonly<Record<string, -1 | 1>> = {'-': -1, '−': -1, '–': -1, '+': 1};

/** A sign or a symbol before a number belongs to it, and so do spaces between thousands where decimals follow. */
function joinNumbers(typed: string): string {
  return typed
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, '')
    .replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?=[.,]\d{1,2}(?:\s|$))/g, (number) => number.replaceAll(' ', ''))
    .replace(/(?<=^|\s)([-−–+]|[^\s\d]{0,3}[$€£¥₹/][^\s\d]?)\s+(?=[\d$€£¥₹])/g, '$1')
    .replace(/(?<=\d)\s+(?=[€£¥$₹](?:\s|$))/g, '');
}

/**
 * Reads what a person looks for into its words; empty where there are none. A word of digits may be an amount too, with either decimal mark and
 * in two ways where both are possible (`1.234`), with or without a sign, a symbol or a currency's code beside it. Rule: BKS20.
 */
export function readSearch(typed: string): readonly SearchWord[] {
  const tokens = joinNumbers(typed.trim())
    .split(/\s+/)
    .filter((token) => token !== '');
  const words: {text: string; amounts: TypedAmount[]}[] = [];
  for (const token of tokens) {
    const last = words.at(-1);
    const codes = /^\p{L}{3,4}$/u.test(token) ? readCurrency(token) : [];
    // The code after a number, or before it, speaks of that number.
    if (codes.length > 0 && last && last.amounts.length > 0) {
      last.amounts = last.amounts.map((amount) => ({...amount, currencies: codes}));
      continue;
    }
    const amounts = readTypedAmounts(token);
    const before = amounts.length > 0 && last?.amounts.length === 0 ? codesOf(last.text) : [];
    if (before.length > 0) words.pop();
    const currencies = (own: TypedAmount) => (before.length > 0 ? before : own.currencies);
    words.push({text: foldText(token), amounts: amounts.map((one) => ({...one, currencies: currencies(one)}))});
  }
  return words;
}

function codesOf(word: string): readonly string[] {
  return /^\p{L}{3,4}$/u.test(word) ? readCurrency(word) : [];
}

function readTypedAmounts(token: string): TypedAmount[] {
  const match = /^([^\d.,]*?)(\d[\d.,'’]*)([^\d.,]*)$/.exec(token);
  if (!match) return [];
  const [, before = '', digits = '', after = ''] = match;
  const sign = signs[before.at(0) ?? ''] ?? signs[before.at(-1) ?? ''] ?? signs[after.at(-1) ?? ''] ?? 0;
  const symbol = (before + after).replace(/[-−–+]/g, '');
  const currencies = symbol === '' ? [] : readCurrency(symbol);
  if (symbol !== '' && currencies.length === 0) return [];
  // What several countries write before their money says nothing of which it is.
  const known = currencies.length === 1 ? currencies : [];
  return readNumbers(digits).map((number) => ({...number, sign, currencies: known}));
}

function readNumbers(written: string): Pick<TypedAmount, 'whole' | 'fraction'>[] {
  const plain = written.replace(/['’]/g, '');
  if (plain.replace(/\D/g, '').length > maxDigits) return [];
  const marks = plain.replace(/\d/g, '');
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const asWhole = {whole: trimZeros(plain.replace(/\D/g, '')), fraction: ''};
  if (at === -1) return [asWhole];
  const head = plain.slice(0, at);
  const fraction = plain.slice(at + 1);
  const asDecimal = {whole: trimZeros(head.replace(/\D/g, '')), fraction};
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(plain) && new Set(marks).size === 1;
  if (marks.length > 1 && new Set(marks).size === 1) return isGrouped ? [asWhole] : [];
  // 1.234 is one thing in Bogotá and another in Lima: both are looked for.
  return isGrouped ? [asWhole, asDecimal] : [asDecimal];
}

function trimZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
