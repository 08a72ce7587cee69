import {amountsOf, trimLabel, type Labelled} from '#workers/read-receipt/layout/labelled-amounts.ts';
import {findAmounts, type Amount, type Mark} from '#workers/read-receipt/layout/amounts.ts';
import {writeLine, type Line} from '#workers/read-receipt/layout/text-lines.ts';
import type {Told} from '#workers/read-receipt/receipt-facts.ts';
import {dueWords, paidWords, reducing, subtotalWords, tableHeads, totalWords} from './total-words.data.ts';

/** An amount and the currency that stands beside it: empty for a sign that several share, null for none. */
export type Sum = {readonly amount: string; readonly currency: string | null};

/** What a receipt says was paid, and what else may have been. */
export type FoundTotal = {
  readonly total: Told<Sum> | null;
  readonly others: readonly Sum[];
  /** Before tax, where one amount alone is called so. */
  readonly subtotal: string | null;
};

type Kind = 'paid' | 'due' | 'total' | 'subtotal';
type Candidate = {
  readonly kind: Kind;
  readonly sum: Sum;
  readonly rest: readonly Sum[];
  readonly line: Line;
  readonly label: string;
};

const kinds: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['paid', paidWords],
  ['due', dueWords],
  ['total', totalWords],
  ['subtotal', subtotalWords],
];

/** What is said behind an amount that stands in large letters at the top: `$84.00 paid on March 12, 2026`. */
const headline =
  /^(?:\p{L}{3} )?(?:(paid(?: on)?|pagad[oa](?: el)?|pag[oa] em|paye le|bezahlt am)|(due(?: on| by)?|vence(?: el| em)?|fallig am)) .*\d/u;

/** Finds what was paid: none where the document names several amounts and nothing tells which. Rules: RDR3, RDR4. */
export function findTotal(lines: readonly Line[], mark: Mark): FoundTotal {
  const found = lines.flatMap((line, at) =>
    line.cells.flatMap((_, cell) => readCandidate(lines, {line: at, cell}, mark)),
  );
  const subtotals = distinct(found.filter(({kind}) => kind === 'subtotal'));
  const subtotal = subtotals.length === 1 ? (subtotals[0]?.sum.amount ?? null) : null;
  const isReduced = lines.some(({cells}) => cells.some(({folded}) => reducing.test(folded)));
  const named = found.filter(({kind}) => kind !== 'subtotal');
  const chosen = choose(named);
  const isSound = chosen !== null && (isReduced || subtotals.every(({sum}) => !isOver(sum, chosen.sum)));
  const total = isSound ? {value: chosen.sum, line: writeLine(chosen.line)} : null;
  const others = distinctSums(named.flatMap(({sum, rest}) => [sum, ...rest])).filter(
    (sum) => !isZero(sum) && (total === null || keyOf(sum) !== keyOf(total.value)),
  );
  // Where one amount is sure, only what stands beside it in another currency may have been paid instead.
  const beside = chosen === null ? [] : distinctSums(chosen.rest);
  return {total, others: (total === null ? others : beside).slice(0, 6), subtotal};
}

function readCandidate(
  lines: readonly Line[],
  place: {readonly line: number; readonly cell: number},
  mark: Mark,
): Candidate[] {
  const cell = lines[place.line]?.cells[place.cell];
  const line = lines[place.line];
  if (!cell || !line) return [];
  const labelled = amountsOf(lines, place, {mark, isLabel: (label) => kindOf(label) !== null, mayBeBelow});
  if (labelled) return toCandidate(labelled, kindOf(labelled.label) ?? 'total');
  const [amount] = findAmounts(cell.folded, mark);
  const said =
    amount?.start === 0 && amount.currency !== null ? headline.exec(cell.folded.slice(amount.end).trim()) : null;
  if (!said || !amount || amount.value === null) return [];
  const sum = {amount: amount.value, currency: amount.currency};
  return [{kind: said[1] === undefined ? 'due' : 'paid', sum, rest: [], line, label: ''}];
}

function kindOf(label: string): Kind | null {
  // A document in two languages names everything twice.
  const parts = label.split(/ ?[/|] ?/).filter((part) => part !== '');
  const [kind, ...others] = parts.map((part) => kinds.find(([, words]) => words.has(part))?.[0] ?? kindOfPhrase(part));
  return kind && others.every((other) => other === kind) ? kind : null;
}

function kindOfPhrase(label: string): Kind | null {
  if (/^(?:total|amount|balance) due (?:by|on) \p{L}*/u.test(label)) return 'due';
  if (/^(?:paid|pagado|pago) (?:with|by|con|via|com|mediante) [\p{L} ]{2,30}[•*x\d ]*$/u.test(label)) return 'paid';
  return null;
}

/** Below a heading of a table stands the price of one thing; below `Total` alone mostly so. */
function mayBeBelow(label: string, {cells}: Line): boolean {
  if (/factura|invoice|nota|\bdue\b|a pagar|paga|paid|documento/.test(label)) return true;
  if (cells.some(({folded}) => tableHeads.has(trimLabel(folded)))) return false;
  return cells.length === 1 || !/^(?:total|totale|totaal|subtotal|pago|paid|base|neto)$/.test(label);
}

function toCandidate({label, amounts, line}: Labelled, kind: Kind): Candidate[] {
  const money = amounts.some(({isMoney}) => isMoney) ? amounts.filter(({isMoney}) => isMoney) : amounts;
  if (money.some(({value}) => value === null)) return [{kind, sum: unknown, rest: [], line, label}];
  const sums = money.map(toSum);
  const [first] = sums;
  if (!first) return [];
  const other = sums.filter((sum) => sum.currency !== null && sum.currency !== '' && sum.currency !== first.currency);
  const same = distinctSums(sums.filter((sum) => !other.includes(sum)));
  if (same.length === 1) return [{kind, sum: first, rest: other, line, label}];
  // Net, tax and gross beside each other.
  const last = same.at(-1);
  const parts = same.slice(0, -1);
  const isSum = last && toHundredths(last) === parts.reduce((sum, part) => sum + toHundredths(part), 0);
  return [{kind, sum: isSum ? last : unknown, rest: isSum ? other : sums, line, label}];
}

/** An amount that is there and cannot be told. */
const unknown: Sum = {amount: '', currency: null};

function toSum({value, currency}: Amount): Sum {
  return {amount: value ?? '', currency};
}

/** What was paid comes before what is due, and that before the whole; amounts of one kind that differ tell nothing. */
function choose(named: readonly Candidate[]): Candidate | null {
  const of = (kind: Kind) => distinct(named.filter((one) => one.kind === kind));
  const [paid, due, total] = [
    of('paid').filter(({sum}) => !isZero(sum)),
    of('due'),
    of('total').filter(({sum}) => !isZero(sum)),
  ];
  const open = due.filter(({sum}) => !isZero(sum));
  const first = paid[0] ?? open[0] ?? total[0];
  if (!first || named.some(({sum}) => sum === unknown)) return null;
  if (paid.length > 1 || open.length > 1) return null;
  // Something was paid, and something else is still to be: nobody can tell which of them it is about.
  if (paid[0] && open[0] && keyOf(paid[0].sum) !== keyOf(open[0].sum)) return null;
  if (paid[0] ?? open[0]) return withCurrency(first, named);
  if (total.length === 1) return withCurrency(first, named);
  const strong = distinct(total.filter(({label}) => label !== 'total'));
  const [only] = strong;
  return strong.length === 1 && only && total.every(({sum}) => !isOver(sum, only.sum))
    ? withCurrency(only, named)
    : null;
}

/** The same amount may stand there with its currency and without. */
function withCurrency(chosen: Candidate, named: readonly Candidate[]): Candidate {
  const same = named.filter(({sum}) => sum.amount === chosen.sum.amount);
  const best =
    same.find(({sum}) => sum.currency !== null && sum.currency !== '') ?? same.find(({sum}) => sum.currency !== null);
  const rest = same.flatMap((one) => one.rest);
  return {...chosen, sum: {...chosen.sum, currency: best?.sum.currency ?? chosen.sum.currency}, rest};
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, Candidate>();
  for (const one of candidates) {
    const key = keyOf(one.sum);
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

function distinctSums(sums: readonly Sum[]): Sum[] {
  return [...new Map(sums.map((sum) => [`${keyOf(sum)} ${sum.currency ?? ''}`, sum])).values()].filter(
    ({amount}) => amount !== '',
  );
}

/** Equal amounts are equal however they are written; a code that one lacks does not tell them apart. */
function keyOf({amount}: Sum): string {
  return amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount;
}

function isZero(sum: Sum): boolean {
  return sum.amount !== '' && toHundredths(sum) === 0;
}

function isOver(one: Sum, other: Sum): boolean {
  return Math.abs(toHundredths(one)) > Math.abs(toHundredths(other)) + 1;
}

/** For comparing alone; exact up to some trillions. */
function toHundredths({amount}: Sum): number {
  return Math.round(Number(amount) * 100);
}
