import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import {currencySymbols} from './currency-symbols.data.ts';
import {codesOnlyInCells, currencyNames, namesOnlyInCells, sharedSymbols} from './currency-words.data.ts';

/**
 * The currencies that a cell's text can mean: one by a code, a sign or a name of its own, several by `$` or "pesos".
 *
 * @returns empty where it names none. Rule: IMP17.
 */
export function readCurrency(text: string): readonly string[] {
  const upper = text.trim().toUpperCase().replace(/\.$/, '');
  const shared = sharedSymbols[upper];
  if (shared) return shared;
  const code = currencySymbols[upper];
  if (code) return [code];
  return currencyNames[normaliseWords(text)] ?? [];
}

/** What a column's name says of a currency, and the name without it. */
export type CurrencyHead = {readonly words: string; readonly codes: readonly string[]; readonly isAlone: boolean};

const signsInHeads =
  /(?:US\$|U\$S|U\$D|MXN?\$|COP\$|COL\$|CLP\$|AR\$|CA\$|AU\$|RD\$|R\$|S\/\.?|B\/\.?|Bs\.?|[€£₡₲₹]|\$U|\$)(?![\p{L}])/u;

/**
 * Takes a currency out of a column's name: `Monto US$`, `Cargo (S/)`, `Amount EUR`, `Importe en pesos`.
 *
 * @returns the other words, normalised; all of them where the name is nothing but a currency.
 * Rule: IMP17.
 */
export function readHead(name: string): CurrencyHead {
  const all = normaliseWords(name);
  const found = findInHead(name, all);
  // `+/-` has no letters, and says enough.
  if (!found) return {words: all || name.trim(), codes: [], isAlone: false};
  const rest = found.rest
    .replace(
      /(^| )(en|em|de|of) *$|(?<=(amount|balance|value|total|sum|gutschrift|lastschrift|belastung|betrag|saldo)) in$/,
      '',
    )
    .trim();
  return {words: rest === '' ? all : rest, codes: found.codes, isAlone: rest === ''};
}

function findInHead(name: string, all: string): {rest: string; codes: readonly string[]} | undefined {
  const sign = signsInHeads.exec(name);
  if (sign) {
    const codes = readCurrency(sign[0].toUpperCase().replace(/\.$/, ''));
    if (codes.length > 0) return {rest: normaliseWords(name.replace(sign[0], ' ')), codes};
  }
  const parts = all.split(' ');
  for (const length of [2, 1])
    for (let at = 0; at + length <= parts.length; at += 1) {
      const piece = parts.slice(at, at + length).join(' ');
      const codes = namesOnlyInCells.includes(piece) ? [] : (currencyNames[piece] ?? codeInHead(piece));
      if (codes.length === 0) continue;
      return {rest: parts.toSpliced(at, length).join(' '), codes};
    }
  return undefined;
}

function codeInHead(piece: string): readonly string[] {
  const upper = piece.toUpperCase();
  const isCode = piece.length >= 3 && currencySymbols[upper] === upper && !codesOnlyInCells.includes(upper);
  return isCode ? [upper] : [];
}
