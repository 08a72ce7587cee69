import {findAmounts, readCurrency, type Amount, type Mark} from './amounts.ts';
import {isAbove, type Cell, type Line} from './text-lines.ts';

/** Amounts that belong to a label. */
export type Labelled = {
  /** What is written before, beside or above them; without currencies, marks and what stands in brackets. */
  readonly label: string;
  readonly amounts: readonly Amount[];
  readonly line: Line;
  readonly cell: Cell;
  /** The amounts stand below the label. */
  readonly isBelow: boolean;
};

/** Amounts stand at most so far below their label, in heights of its letters. */
const belowReach = 3.2;

/** Takes away from a label what says nothing of what it means. */
export function trimLabel(folded: string): string {
  return folded
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/[*:.=…_]+(?=\s|$)/g, ' ')
    .replace(/\s[-–—>|]+\s*$/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && readCurrency(word) === undefined)
    .join(' ')
    .replace(/^[-–—•]\s*/, '')
    .replace(
      / (?:en|in|em) ?(?:pesos|dolares|reales|reais|euros|dollars)?(?: (?:mexicanos|colombianos|argentinos))?$/,
      '',
    )
    .trim();
}

/**
 * The amounts that belong to a cell's words: behind them in the same cell, else in the next cells of the line, else right below, else, where nothing
 * else is on the line, before them. None where the words are no label of the kind that is asked for.
 */
export function amountsOf(
  lines: readonly Line[],
  place: {readonly line: number; readonly cell: number},
  {
    mark,
    isLabel,
    mayBeBelow,
  }: {
    readonly mark: Mark;
    readonly isLabel: (label: string) => boolean;
    readonly mayBeBelow: (label: string, line: Line) => boolean;
  },
): Labelled | null {
  const line = lines[place.line];
  const cell = line?.cells[place.cell];
  if (!line || !cell) return null;
  const own = findAmounts(cell.folded, mark);
  const [first] = own;
  if (first) {
    const label = trimLabel(cell.folded.slice(0, first.start));
    return isLabel(label) ? {label, amounts: own, line, cell, isBelow: false} : null;
  }
  const label = trimLabel(cell.folded);
  if (!isLabel(label)) return null;
  const beside = besides(line, place.cell, mark);
  if (beside.length > 0) return {label, amounts: beside, line, cell, isBelow: false};
  const below = mayBeBelow(label, line) ? findBelow(lines, place.line, {cell, mark}) : null;
  if (below) return {label, amounts: below.amounts, line: below.line, cell, isBelow: true};
  const before = line.cells.length === 2 && place.cell === 1 ? line.cells[0] : undefined;
  const amounts = before ? onlyAmounts(before, mark) : [];
  return amounts.length > 0 ? {label, amounts, line, cell, isBelow: false} : null;
}

/** In the cells behind, up to the next words. */
function besides({cells}: Line, at: number, mark: Mark): Amount[] {
  const found: Amount[] = [];
  for (const cell of cells.slice(at + 1)) {
    const amounts = onlyAmounts(cell, mark);
    // A currency may stand in a field of its own before its amount.
    if (amounts.length === 0 && readCurrency(cell.folded) !== undefined) continue;
    if (amounts.length === 0) break;
    found.push(...amounts);
  }
  const own = cells.slice(at + 1).find((cell) => readCurrency(cell.folded) !== undefined);
  const currency = own ? readCurrency(own.folded) : undefined;
  return currency === undefined
    ? found
    : found.map((amount) => ({...amount, currency: amount.currency || currency, isMoney: true}));
}

function findBelow(
  lines: readonly Line[],
  from: number,
  {cell, mark}: {readonly cell: Cell; readonly mark: Mark},
): {line: Line; amounts: Amount[]} | null {
  const top = lines[from];
  for (const line of lines.slice(from + 1, from + 4)) {
    if (!top || line.page !== top.page || top.y - line.y > belowReach * cell.height) return null;
    const under = line.cells.filter((one) => isAbove(one, cell));
    if (under.length === 0) continue;
    const [only] = under;
    const amounts = under.length === 1 && only ? onlyAmounts(only, mark) : [];
    return amounts.length > 0 ? {line, amounts} : null;
  }
  return null;
}

/** The amounts of a cell that has nothing else in it. */
export function onlyAmounts({folded}: Cell, mark: Mark): Amount[] {
  const amounts = findAmounts(folded, mark);
  let rest = folded;
  for (const {start, end} of amounts.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  const words = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && readCurrency(word) === undefined);
  return words.length === 0 ? amounts : [];
}
