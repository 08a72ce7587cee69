import type {StatementRow} from '#workers/statement-pdf/input.ts';
import {margin} from './sheet.ts';
import type {Sheet} from './sheet.ts';
import {fitLines} from '#workers/pdf/type/fit-lines.ts';
import type {ShapedText} from '#workers/pdf/type/shape-text.ts';

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

/** Measures and sets every row; figures get the room of the widest. Rule: STM6. */
export function setRows(sheet: Sheet): {columns: Columns; rows: SetRow[]} {
  const {input, format, shaper} = sheet;
  const figures = input.rows.map((row) => ({
    date: shaper.shape(format.date(row.date), 400),
    amount: shaper.shape(format.amount(row.amountUnits, true), 400),
    balance: shaper.shape(format.amount(row.balanceUnits, false), 400),
  }));
  const ends = [input.openingUnits, input.closingUnits].map((units) => shaper.shape(format.amount(units, false), 600));
  const heads = {
    date: shaper.shape(sheet.text.date, 600),
    amount: shaper.shape(sheet.text.amount, 600),
    balance: shaper.shape(sheet.text.balance, 600),
  };
  const dateWidth = widest([heads.date, ...figures.map(({date}) => date)]);
  const amountWidth = widest([heads.amount, ...figures.map(({amount}) => amount)]);
  const balanceWidth = widest([heads.balance, ...ends, ...figures.map(({balance}) => balance)]);
  const balance = sheet.width - margin.side;
  const amount = balance - balanceWidth - table.gap - 8;
  const description = margin.side + dateWidth + table.gap;
  const descriptionWidth = Math.max(120, amount - amountWidth - table.gap - 8 - description);
  const columns = {date: margin.side, description, descriptionWidth, amount, balance};
  const rows = figures.map((figure, index) => {
    const row = input.rows[index];
    const words = row ? setWords(sheet, row, descriptionWidth) : {main: [], detail: []};
    const lines = Math.max(1, words.main.length + words.detail.length);
    return {...figure, ...words, height: table.padding + lines * table.leading};
  });
  return {columns, rows};
}

/** The merchant leads only where the description says more than its name. */
function setWords({shaper}: Sheet, row: StatementRow, width: number): Pick<SetRow, 'main' | 'detail'> {
  const room = {weight: 400, size: table.size, width, maxLines: 2} as const;
  const {merchant, description} = row;
  if (!merchant || description.includes(merchant))
    return {main: fitLines(shaper, description || '–', room), detail: []};
  const main = fitLines(shaper, merchant, {...room, maxLines: 1});
  return {main, detail: merchant.includes(description) ? [] : fitLines(shaper, description, room)};
}

function widest(texts: readonly ShapedText[]): number {
  let width = 0;
  for (const text of texts) width = Math.max(width, text.width);
  return (width * table.size) / 1000;
}
