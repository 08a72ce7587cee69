import type {AgreementDocument} from '#contract/agreements/agreement.ts';
import {margin, paperSize, textWidth, type Flow} from '#workers/pdf/flow.ts';
import {fitLines} from '#workers/pdf/type/fit-lines.ts';

const small = {size: 8, color: 'quiet'} as const;

/** Draws the foot of every page: of whom, what, which page it is, and what its text is known by. Rule: AGR11. */
export function drawFeet({papers, shaper}: Flow, {company, title}: AgreementDocument, hash: string): void {
  const top = paperSize.height - 52;
  const right = margin.side + textWidth;
  const room = {weight: 400, size: small.size, width: textWidth - 90, maxLines: 1} as const;
  const [name] = fitLines(shaper, `${company} · ${title}`, room);
  for (const [index, paper] of papers.entries()) {
    paper.line(top, margin.side, right, {color: 'line', thickness: 0.6});
    if (name) paper.text(name, {...small, x: margin.side, y: top + 14});
    paper.textTo(shaper.shape(`Page ${index + 1} of ${papers.length}`, 400), {...small, x: right, y: top + 14});
    paper.text(shaper.shape(`SHA-256 of the text: ${hash}`, 400), {...small, size: 6.5, x: margin.side, y: top + 25});
  }
}
