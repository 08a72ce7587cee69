import type {StatementRow} from '#workers/statement-pdf/input.ts';
import {margin} from './sheet.ts';
import type {Sheet} from './sheet.ts';
import {fitLines} from '#workers/pdf/type/fit-lines.ts';
import type {ShapedText, Shaper} from '#workers/pdf/type/shape-text.ts';

/** Sizes of the table, in points. */
export const table = {size: 8.5, leading: 11.5, padding: 6, gap: 16, headHeight: 24} as const;

/** Where the columns are: left edges of texts, right edges of figures. */
export type Columns = {date: number; description: number; descriptionWidth: number; amount: number; balance: number};

/** A row ready to draw. */
export type SetRow = {
  date: ShapedText;
  /** The merchant, or the description where there is none; then, quieter, the description. */
  main: readonly ShapedText[];
  detail: readonly ShapedText[];
  amount: ShapedText;
  balance: ShapedText;
  height: number;
};

/** The table's columns, and its rows one by one: of ten thousand only the one that is being drawn is held. */
export type RowPlan = {readonly columns: Columns; readonly setRow: (row: StatementRow) => SetRow};

/** Gives figures the room of the widest, which is the largest or the smallest: they are tabular. Rule: STM6. */
export function planRows({input, text, format, shaper, width}: Sheet): RowPlan {
  const dates = new Map<string, ShapedText>();
  const widths = {
    date: shaper.measure(text.date, 600),
    amount: shaper.measure(text.amount, 600),
    balance: shaper.measure(text.balance, 600),
  };
  const widen = (column: keyof typeof widths, wide: number): void => {
    widths[column] = Math.max(widths[column], wide);
  };
  const amounts = {least: 0, most: 0};
  const balances = {least: input.openingUnits, most: input.openingUnits};
  for (const {date, amountUnits, balanceUnits} of input.rows) {
    if (!dates.has(date)) dates.set(date, shaper.shape(format.date(date), 400));
    note(amounts, amountUnits);
    note(balances, balanceUnits);
  }
  for (const units of [amounts.least, amounts.most]) widen('amount', shaper.measure(format.amount(units, true), 400));
  for (const units of [balances.least, balances.most])
    widen('balance', shaper.measure(format.amount(units, false), 400));
  for (const units of [input.openingUnits, input.closingUnits])
    widen('balance', shaper.measure(format.amount(units, false), 600));
  for (const date of dates.values()) widen('date', date.width);
  const toPoints = (wide: number): number => (wide * table.size) / 1000;
  const balance = width - margin.side;
  const amount = balance - toPoints(widths.balance) - table.gap - 8;
  const description = margin.side + toPoints(widths.date) + table.gap;
  const descriptionWidth = Math.max(120, amount - toPoints(widths.amount) - table.gap - 8 - description);
  return {
    columns: {date: margin.side, description, descriptionWidth, amount, balance},
    setRow: (row) => {
      const words = setWords(shaper, row, descriptionWidth);
      return {
        date: dates.get(row.date) ?? shaper.shape(format.date(row.date), 400),
        ...words,
        amount: shaper.shape(format.amount(row.amountUnits, true), 400),
        balance: shaper.shape(format.amount(row.balanceUnits, false), 400),
        height: table.padding + Math.max(1, words.main.length + words.detail.length) * table.leading,
      };
    },
  };
}

function note(range: {least: number; most: number}, units: number): void {
  range.least = Math.min(range.least, units);
  range.most = Math.max(range.most, units);
}

/** The merchant leads only where the description says more than its name. */
function setWords(shaper: Shaper, row: StatementRow, width: number): Pick<SetRow, 'main' | 'detail'> {
  const room = {weight: 400, size: table.size, width, maxLines: 2} as const;
  const {merchant, description} = row;
  if (!merchant || description.includes(merchant))
    return {main: fitLines(shaper, description || '–', room), detail: []};
  const main = fitLines(shaper, merchant, {...room, maxLines: 1});
  return {main, detail: merchant.includes(description) ? [] : fitLines(shaper, description, room)};
}
