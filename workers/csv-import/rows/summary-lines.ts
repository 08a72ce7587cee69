import {summaryWords} from '#workers/csv-import/columns/header-words.data.ts';
import {joinLetters, normaliseWords} from '#workers/csv-import/file/normalise.ts';
import {namesOnlyBalance} from './names-balance.ts';

const totalWords: readonly string[] = Object.values(summaryWords).flat();

/** A line without a date that names a total, or has hardly any cells, closes or explains the table. */
export function isTotalLine(cells: readonly string[], dateText: string): boolean {
  if (/^\d{1,4}[-/.]\d/.test(dateText)) return false;
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length <= 1) return true;
  return filled.some(namesTotal);
}

const boundaryWords: ReadonlySet<string> = new Set([...summaryWords.opening, ...summaryWords.closing]);

/** A dated line that states a balance as if it had moved: nothing else is called so. */
export function namesBoundary(cell: string): boolean {
  if (cell.length > 40 || !mayNameBalance.test(cell)) return false;
  return boundaryWords.has(joinLetters(normaliseWords(cell)).replace(/( al| del)?[ \d]*$/, ''));
}

/** What a bank calls its last line, and a maker of shoes is called too. */
export function namesNewBalance(cell: string): boolean {
  return cell.length <= 40 && /new\W+balance/i.test(cell) && /^new balance[ \d]*$/.test(normaliseWords(cell));
}

const mayNameBalance = /balance|saldo|solde|stand|vortrag|forward|sdo|s a l d o/i;

/** A cell that names a total or nothing but a balance. */
export function namesTotal(cell: string): boolean {
  if (cell.length > 60) return false;
  const words = joinLetters(normaliseWords(cell));
  return totalWords.some((word) => words === word || words.startsWith(`${word} `)) || namesOnlyBalance(cell);
}
