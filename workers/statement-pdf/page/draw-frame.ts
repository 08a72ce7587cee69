import {drawWordmark} from './draw-cover.ts';
import {fill, margin} from './sheet.ts';
import type {Sheet} from './sheet.ts';
import type {Paper} from '#workers/pdf/paper.ts';
import {fitLines} from '#workers/pdf/type/fit-lines.ts';

/** Draws the head of every page but the first. @returns where the table may begin. */
export function drawRunningHead(paper: Paper, {input, text, period, shaper}: Sheet): number {
  const right = paper.width - margin.side;
  drawWordmark(paper, {y: 56, size: 16});
  const ending = input.account.numberEnding === null ? '' : ` •••• ${input.account.numberEnding}`;
  const title = `${text.title} · ${period}`;
  const room = {weight: 400, size: 8, width: right - margin.side - 90, maxLines: 1} as const;
  const [owner] = fitLines(shaper, `${input.company.name} · ${input.account.name}${ending}`, {...room, weight: 600});
  const [what] = fitLines(shaper, title, room);
  if (owner) paper.textTo(owner, {x: right, y: 43, size: 8, color: 'ink'});
  if (what) paper.textTo(what, {x: right, y: 54, size: 8, color: 'quiet'});
  return 66;
}

/** Draws the foot: where the figures come from, when it was made, and which page this is. Rule: STM7. */
export function drawFoot(paper: Paper, sheet: Sheet, {page, pages}: {page: number; pages: number}): void {
  const {text, format, shaper, madeAt} = sheet;
  const right = paper.width - margin.side;
  const top = paper.height - 48;
  const setting = {size: 7.5, color: 'quiet'} as const;
  const number = fill(text.page, {page: format.count(page).text, pages: format.count(pages).text});
  const when = fill(text.generated, {when: madeAt});
  paper.line(top, margin.side, right, {color: 'line', thickness: 0.6});
  paper.text(shaper.shape(text.origin, 400), {...setting, x: margin.side, y: top + 14});
  paper.text(shaper.shape(when, 400), {...setting, x: margin.side, y: top + 25});
  paper.textTo(shaper.shape(number, 400), {...setting, x: right, y: top + 14});
}
