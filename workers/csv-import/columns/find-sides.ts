import {isAmountLike} from '#workers/csv-import/rows/read-amount.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

/** Words of money out and of money in that make a pair of two names which are alike otherwise: `Value_OUT(ETH)` and `Value_IN(ETH)`. */
const pairs: readonly (readonly [out: string, in_: string])[] = [
  ['out', 'in'],
  ['sent', 'received'],
  ['paid', 'received'],
  ['withdrawn', 'deposited'],
  ['salida', 'entrada'],
  ['salidas', 'entradas'],
  ['saida', 'entrada'],
  ['saidas', 'entradas'],
  ['egreso', 'ingreso'],
  ['egresos', 'ingresos'],
  ['enviado', 'recibido'],
  ['enviado', 'recebido'],
  ['pagado', 'cobrado'],
  ['pago', 'recebido'],
  ['支出', '收入'],
  ['출금', '입금'],
];

/**
 * Finds two columns of money whose names are one name with a word of out in the one and of in in the other, and of which each row has one at most.
 *
 * @returns the place and role of either; undefined where no two columns are such, or more than two. Rule: IMP18.
 */
export function findSides(table: Table): readonly (readonly [place: number, role: ColumnRole])[] | undefined {
  const found: [number, number][] = [];
  for (const [out, into] of pairs)
    for (const [debit, words] of table.fullWords.entries()) {
      const parts = words.split(' ');
      if (parts.length < 2 || !parts.includes(out)) continue;
      const other = parts.map((part) => (part === out ? into : part)).join(' ');
      const credit = table.fullWords.indexOf(other);
      if (credit >= 0 && isPair(table, debit, credit)) found.push([debit, credit]);
    }
  const [debit, credit] = [findSigned(table, '-'), findSigned(table, '+')];
  if (found.length === 0 && debit >= 0 && credit >= 0 && isPair(table, debit, credit)) found.push([debit, credit]);
  const [only] = distinct(table, found);
  return only
    ? [
        [only[0], 'debit'],
        [only[1], 'credit'],
      ]
    : undefined;
}

/** The only column with a sign alone in its name, as `[-] USD` and `Monto (+)` have it; -1 without one. */
function findSigned({names}: Table, sign: '-' | '+'): number {
  const alone = sign === '-' ? /[[(]\s*-\s*[\])]|\s-$/ : /[[(]\s*\+\s*[\])]|\s\+$/;
  const found = names.flatMap((name, at) => (alone.test(name) ? [at] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** The first pair where all say the same in every row, as of the account and of the shop; none where they differ. */
function distinct({rows}: Table, pairs: readonly [number, number][]): readonly [number, number][] {
  const [first, ...others] = pairs;
  if (!first) return [];
  const isSame = ([debit, credit]: [number, number]) =>
    rows.every((cells) => cells[debit] === cells[first[0]] && cells[credit] === cells[first[1]]);
  return others.every(isSame) ? [first] : [];
}

function isPair(table: Table, debit: number, credit: number): boolean {
  let one = 0;
  let both = 0;
  for (const cells of table.rows) {
    const [takes, gives] = [moves(cells[debit]), moves(cells[credit])];
    if (takes && gives) both += 1;
    else if (takes || gives) one += 1;
  }
  return one > 0 && both === 0;
}

function moves(cell: string | undefined): boolean {
  const text = (cell ?? '').trim();
  return /[1-9]/.test(text) && isAmountLike(text);
}
