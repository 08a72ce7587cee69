import type {StatementSums} from '#workers/statement-pdf/check-sums.ts';
import {drawCover} from './draw-cover.ts';
import {drawFoot, drawRunningHead} from './draw-frame.ts';
import {balanceHeight, drawBalance, drawEmpty, drawHeads, drawRow} from './draw-table.ts';
import {margin} from './sheet.ts';
import type {Sheet} from './sheet.ts';
import {openPaper} from '#workers/pdf/paper.ts';
import type {Paper} from '#workers/pdf/paper.ts';
import {planRows} from './set-rows.ts';

/** Draws the whole statement. @returns one content stream a page. Rule: STM7. */
export function drawPages(sheet: Sheet, sums: StatementSums): Uint8Array<ArrayBuffer>[] {
  const papers: Paper[] = [];
  const open = (): Paper => {
    const paper = openPaper(sheet.width, sheet.height);
    papers.push(paper);
    return paper;
  };
  const first = open();
  const top = drawCover(first, sheet, sums);
  if (sheet.input.rows.length === 0) drawEmpty(first, sheet, top);
  else drawTable(sheet, {first, top, open});
  for (const [index, paper] of papers.entries()) drawFoot(paper, sheet, {page: index + 1, pages: papers.length});
  return papers.map((paper) => paper.finish());
}

function drawTable(sheet: Sheet, start: {first: Paper; top: number; open: () => Paper}): void {
  const {input, text} = sheet;
  const {columns, setRow} = planRows(sheet);
  const bottom = sheet.height - margin.bottom;
  let paper = start.first;
  let top = drawHeads(paper, sheet, {columns, top: start.top});
  top = drawBalance(paper, sheet, {columns, top, label: text.opening, units: input.openingUnits});
  for (const [index, given] of input.rows.entries()) {
    const row = setRow(given);
    // The last transaction and the closing balance stay together.
    const needed = row.height + (index === input.rows.length - 1 ? balanceHeight : 0);
    if (top + needed > bottom) {
      paper = start.open();
      top = drawHeads(paper, sheet, {columns, top: drawRunningHead(paper, sheet)});
    }
    top = drawRow(paper, row, {columns, top});
  }
  drawBalance(paper, sheet, {columns, top, label: text.closing, units: input.closingUnits});
}
