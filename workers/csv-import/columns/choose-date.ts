import {findDate, resolveDate} from '#workers/csv-import/rows/read-date.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';
import type {ColumnChoice} from './column-choice.ts';
import {headerNames} from './header-words.data.ts';

/** Words of a date on which a movement was made or booked, in the languages of names. */
const ownWords =
  /\b(?:transaction|trans|txn|operation|operacion|operacao|operazione|movimiento|movimento|booking|booked|posting|posted|post|buchung\w*|lancamento|contable|contabile|comptable|created|creation|creacion|criacao|order|purchase|compra)\b/;

/** Words of a date that is another's, or the bank's own reckoning. */
const otherWords =
  /\b(?:value|valor|valuta|valeur|wert\w*|payout|due|vencimiento|vencimento|available|disponible|settle\w*|liquidac\w+|statement|expir\w+|caducidad|birth|nacimiento|from|to|desde|hasta|start|end|inicio|fin|period\w*|deposit|invoice|factura|report|export\w*|estimated|cutoff|corte)\b/;

/**
 * Of several columns of dates, which is the movement's: the one whose name is known for that, else the one whose name says so, else the one that the rows are
 * sorted by.
 *
 * @param choices is changed where another column has it. @returns whether it is certain; a person says it otherwise. Rule: IMP24.
 */
export function chooseDate(table: Table, facts: readonly ColumnFacts[], choices: ColumnChoice[]): boolean {
  const at = choices.findIndex(({role}) => role === 'date');
  const reason = choices[at]?.because.reason;
  if (at < 0 || reason === 'chosen-by-person' || reason === 'known-export' || isOwn(table, at)) return true;
  // Lines of balances have no date: of a date that is another's any that holds most rows is a rival.
  const least = rankOf(table.words[at] ?? '') > 0 ? 0.9 : 0.5;
  const rivals = facts.flatMap(({filled, rows, dates}, column) =>
    column === at || (choices[column]?.role === 'ignore' && filled >= rows * least && dates >= filled * 0.8)
      ? [{column, rank: rankOf(table.words[column] ?? ''), isSorted: isSorted(table, column)}]
      : [],
  );
  const best = Math.max(...rivals.map(({rank}) => rank));
  const likely = rivals.filter(({rank, column}) => rank === best && !saysTheSame(table, column, at));
  const own = rivals.find(({column}) => column === at);
  if (likely.length === 0) return true;
  const equals = own?.rank === best ? [own, ...likely.filter(({column}) => column !== at)] : likely;
  const sorted = equals.filter((rival) => rival.isSorted);
  const [chosen] = sorted.length === 1 ? sorted : equals;
  if (chosen && chosen.column !== at) {
    choices[at] = {role: 'ignore', because: {reason: 'no-evidence'}};
    choices[chosen.column] = {role: 'date', because: {reason: sorted.length === 1 ? 'in-date-order' : 'name-similar'}};
  }
  return equals.length === 1 || sorted.length === 1;
}

/** A known name of the movement's date; that of a value date is known as well, and yields to any other. */
function isOwn({words}: Table, column: number): boolean {
  const name = words[column] ?? '';
  return headerNames.date?.includes(name) === true && rankOf(name) > 0;
}

function rankOf(words: string): number {
  if (otherWords.test(words)) return 0;
  return ownWords.test(words) ? 2 : 1;
}

/** Whether two columns have the same day in every row, as most have. */
function saysTheSame(table: Table, one: number, other: number): boolean {
  return one !== other && table.rows.every((cells) => dayOf(cells[one]) === dayOf(cells[other]));
}

/** Without its time; a date in which day and month are open keeps its own form. */
function dayOf(cell: string | undefined): string {
  const token = findDate(cell ?? '');
  return token ? (resolveDate(token, 'DMY') ?? JSON.stringify(token)) : '';
}

function isSorted(table: Table, column: number): boolean {
  return (['DMY', 'MDY'] as const).some((order) => {
    const days = table.rows.flatMap((cells) => {
      const token = findDate(cells[column] ?? '');
      return token ? [resolveDate(token, order) ?? ''] : [];
    });
    const rises = days.every((day, place) => place === 0 || day >= (days[place - 1] ?? ''));
    return (
      new Set(days).size > 1 && (rises || days.every((day, place) => place === 0 || day <= (days[place - 1] ?? '')))
    );
  });
}
