import {openPaper, type Color, type Paper} from './paper.ts';
import type {Weight} from '#workers/pdf/type/font-book.ts';
import {fitLines} from '#workers/pdf/type/fit-lines.ts';
import type {Shaper} from '#workers/pdf/type/shape-text.ts';

/** US Letter, as papers of US companies are; in points. */
export const paperSize = {width: 612, height: 792} as const;

/** Distances from the page's edges, in points. */
export const margin = {side: 66, top: 64, bottom: 78} as const;

/** How a paragraph is set; lengths in points. */
export type Style = {readonly size: number; readonly leading: number; readonly weight: Weight; readonly color: Color};

/** Where a paragraph stands between the margins. */
export type Place = {readonly left?: number; readonly width?: number};

/** Text that runs down one page after another. */
export type Flow = {
  readonly shaper: Shaper;
  readonly papers: readonly Paper[];
  /** The page that is being written, and how far down, in points. */
  readonly at: () => {readonly paper: Paper; readonly y: number};
  /** Begins a page where less than this is left of the one at hand. */
  readonly need: (height: number) => void;
  readonly skip: (height: number) => void;
  /** Sets a paragraph; its lines may part over two pages, though never one line from its fellow of two. */
  readonly write: (text: string, style: Style, place?: Place) => void;
  /** How high a paragraph would be. */
  readonly measure: (text: string, style: Style, place?: Place) => number;
};

/** More lines than any paragraph has. */
const mostLines = 400;

/** Opens a text on its first page. */
export function openFlow(shaper: Shaper): Flow {
  const papers: Paper[] = [];
  let paper = openPaper(paperSize.width, paperSize.height);
  let y: number = margin.top;
  papers.push(paper);
  const need = (height: number): void => {
    if (y + height <= paperSize.height - margin.bottom) return;
    paper = openPaper(paperSize.width, paperSize.height);
    papers.push(paper);
    y = margin.top;
  };
  const split = (text: string, {size, weight}: Style, {left = 0, width = textWidth - left}: Place = {}) =>
    fitLines(shaper, text, {weight, size, width, maxLines: mostLines});
  return {
    shaper,
    papers,
    at: () => ({paper, y}),
    need,
    skip: (height) => {
      y += height;
    },
    measure: (text, style, place) => split(text, style, place).length * style.leading,
    write: (text, style, place = {}) => {
      const {size, leading, color} = style;
      const lines = split(text, style, place);
      need(Math.min(lines.length, 2) * leading);
      for (const [index, line] of lines.entries()) {
        // The last two stay together.
        need(index === lines.length - 2 ? 2 * leading : leading);
        y += leading;
        paper.text(line, {x: margin.side + (place.left ?? 0), y: y - (leading - size), size, color});
      }
    },
  };
}

/** Between the margins. */
export const textWidth = paperSize.width - 2 * margin.side;
