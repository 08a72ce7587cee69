import {margin} from './sheet.ts';
import type {Sheet} from './sheet.ts';
import type {Paper} from '#workers/pdf/paper.ts';
import {table} from './set-rows.ts';
import type {Columns, SetRow} from './set-rows.ts';

/** Draws the column heads, on every page that has rows. @returns where the first row begins. */
export function drawHeads(
  paper: Paper,
  {text, shaper}: Sheet,
  {columns, top}: {columns: Columns; top: number},
): number {
  const setting = {y: top + 16, size: 8, color: 'quiet'} as const;
  paper.text(shaper.shape(text.date, 600), {...setting, x: columns.date});
  paper.text(shaper.shape(text.description, 600), {...setting, x: columns.description});
  paper.textTo(shaper.shape(text.amount, 600), {...setting, x: columns.amount});
  paper.textTo(shaper.shape(text.balance, 600), {...setting, x: columns.balance});
  paper.line(top + table.headHeight, margin.side, paper.width - margin.side, {color: 'ink', thickness: 0.9});
  return top + table.headHeight;
}

/** Draws one transaction. @returns where the next begins. */
export function drawRow(paper: Paper, row: SetRow, {columns, top}: {columns: Columns; top: number}): number {
  const first = top + table.padding / 2 + 8.6;
  const setting = {y: first, size: table.size, color: 'ink'} as const;
  paper.text(row.date, {...setting, x: columns.date, color: 'quiet'});
  let y = first;
  for (const line of row.main) {
    paper.text(line, {...setting, x: columns.description, y});
    y += table.leading;
  }
  for (const line of row.detail) {
    paper.text(line, {...setting, x: columns.description, y, color: 'quiet'});
    y += table.leading;
  }
  paper.textTo(row.amount, {...setting, x: columns.amount});
  paper.textTo(row.balance, {...setting, x: columns.balance});
  paper.line(top + row.height, margin.side, paper.width - margin.side, {color: 'line', thickness: 0.5});
  return top + row.height;
}

/** Draws the opening or the closing balance as a row of the table. @returns where the next begins. */
export function drawBalance(
  paper: Paper,
  {shaper, format}: Sheet,
  row: {columns: Columns; top: number; label: string; units: number},
): number {
  const setting = {y: row.top + table.padding / 2 + 8.6, size: table.size, color: 'ink'} as const;
  paper.text(shaper.shape(row.label, 600), {...setting, x: row.columns.description});
  paper.textTo(shaper.shape(format.amount(row.units, false), 600), {...setting, x: row.columns.balance});
  const end = row.top + balanceHeight;
  paper.line(end, margin.side, paper.width - margin.side, {color: 'line', thickness: 0.5});
  return end;
}

/** Height of a balance row. */
export const balanceHeight = table.padding + table.leading;

/** Says that nothing moved. Rule: STM11. */
export function drawEmpty(paper: Paper, {text, shaper}: Sheet, top: number): void {
  const setting = {x: margin.side, size: 10} as const;
  paper.text(shaper.shape(text.empty, 600), {...setting, y: top + 34, color: 'ink'});
  paper.text(shaper.shape(text.emptyDetail, 400), {...setting, y: top + 50, size: 9, color: 'quiet'});
}
