import type {StatementSums} from '#workers/statement-pdf/check-sums.ts';
import {fill, margin} from './sheet.ts';
import type {Sheet} from './sheet.ts';
import type {Paper} from '#workers/pdf/paper.ts';
import {markOperators} from './mark-operators.ts';
import {wordmark} from './wordmark.data.ts';
import {fitLines} from '#workers/pdf/type/fit-lines.ts';

/** Draws the first page's head: whose statement, of what, and the four figures. @returns where the table may begin. */
export function drawCover(paper: Paper, sheet: Sheet, sums: StatementSums): number {
  drawTitle(paper, sheet);
  const end = Math.max(drawCompany(paper, sheet, 116), drawDetails(paper, sheet, 116));
  const summaryEnd = drawSummary(paper, sheet, {sums, top: end + 20});
  const count = sheet.format.count(sheet.input.rows.length);
  if (sheet.input.rows.length === 0) return summaryEnd;
  const words = count.one ? sheet.text.transactions_one : sheet.text.transactions_other;
  const heading = sheet.shaper.shape(fill(words, {count: count.text}), 600);
  paper.text(heading, {x: margin.side, y: summaryEnd + 32, size: 10, color: 'ink'});
  return summaryEnd + 38;
}

/** Draws mark and name with its foot at `y`. */
export function drawWordmark(paper: Paper, {y, size}: {y: number; size: number}): void {
  const place = {x: margin.side, y, scale: Math.round((size / wordmark.height) * 1000) / 1000};
  paper.shape(markOperators.beam, {...place, color: 'accent'});
  paper.shape([...markOperators.lines, ...wordmark.letters], {...place, color: 'ink'});
}

function drawTitle(paper: Paper, {text, period, shaper}: Sheet): void {
  const right = paper.width - margin.side;
  drawWordmark(paper, {y: 68, size: 25});
  paper.textTo(shaper.shape(text.title, 600), {x: right, y: 57, size: 17, color: 'ink'});
  paper.textTo(shaper.shape(period, 400), {x: right, y: 73, size: 9.5, color: 'quiet'});
  paper.line(92, margin.side, right, {color: 'line', thickness: 0.6});
}

function drawCompany(paper: Paper, {input, shaper}: Sheet, top: number): number {
  const {company} = input;
  let y = top;
  for (const line of fitLines(shaper, company.name, {
    weight: 600,
    size: 13,
    width: detailsLeft(paper) - 72,
    maxLines: 2,
  })) {
    paper.text(line, {x: margin.side, y, size: 13, color: 'ink'});
    y += 17;
  }
  const kind = [company.type, company.state].filter((part) => part).join(' · ');
  paper.text(shaper.shape(kind, 400), {x: margin.side, y, size: 9, color: 'quiet'});
  return y;
}

function detailsLeft(paper: Paper): number {
  return paper.width * 0.5;
}

/** Pairs of label and value; what is not known is left out. Source: S3.18. */
function drawDetails(paper: Paper, {input, text, format, shaper}: Sheet, top: number): number {
  const {account} = input;
  const pairs = [
    [text.account, account.name],
    [text.bank, account.bank],
    [text.number, mask(account.numberEnding)],
    [text.routing, mask(account.routingEnding)],
    [text.currency, format.currency],
  ] as const;
  const known = pairs.flatMap(([label, value]) => (value === null ? [] : [{label: shaper.shape(label, 400), value}]));
  const left = detailsLeft(paper);
  const indent = Math.max(...known.map(({label}) => (label.width * 8.5) / 1000)) + 16;
  let y = top;
  for (const {label, value} of known) {
    const room = {weight: 400, size: 9, width: paper.width - margin.side - left - indent, maxLines: 2} as const;
    paper.text(label, {x: left, y, size: 8.5, color: 'quiet'});
    for (const line of fitLines(shaper, value, room)) {
      paper.text(line, {x: left + indent, y, size: 9, color: 'ink'});
      y += 12;
    }
    y += 3;
  }
  return y - 15;
}

function mask(ending: string | null): string | null {
  return ending === null ? null : `•••• ${ending}`;
}

function drawSummary(paper: Paper, sheet: Sheet, {sums, top}: {sums: StatementSums; top: number}): number {
  const {input, text, format, shaper} = sheet;
  const right = paper.width - margin.side;
  const figures = [
    {label: text.opening, value: format.amount(input.openingUnits, false), color: 'ink'},
    {label: text.moneyIn, value: format.amount(sums.inUnits, true), color: 'ink'},
    {label: text.moneyOut, value: format.amount(sums.outUnits, false), color: 'ink'},
    {label: text.closing, value: format.amount(input.closingUnits, false), color: 'accent'},
  ] as const;
  const column = (right - margin.side) / figures.length;
  const values = figures.map(({value}) => shaper.shape(value, 600));
  const widest = Math.max(...values.map(({width}) => width));
  const size = Math.min(14, Math.floor(((column - 12) / widest) * 10_000) / 10);
  paper.line(top, margin.side, right, {color: 'ink', thickness: 0.9});
  for (const [index, figure] of figures.entries()) {
    const x = margin.side + index * column;
    paper.text(shaper.shape(figure.label, 400), {x, y: top + 18, size: 8.5, color: 'quiet'});
    paper.text(values[index] ?? shaper.shape('', 600), {x, y: top + 37, size, color: figure.color});
  }
  paper.line(top + 50, margin.side, right, {color: 'line', thickness: 0.6});
  return top + 50;
}
