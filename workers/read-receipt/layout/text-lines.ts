import {foldText} from '#workers/books/data/fold-text.ts';

/** A piece of a page's text layer; in points, from the left and the bottom of the page. */
export type TextRun = {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of its letters. */
  readonly height: number;
  readonly text: string;
};

/** Words that stand together, as in one field of a table. */
export type Cell = {
  readonly x: number;
  readonly right: number;
  readonly height: number;
  /** As it is written, blanks of any kind as one space. */
  readonly text: string;
  /** See `foldText`. */
  readonly folded: string;
};

/** Cells that stand at one height, from the left. */
export type Line = {readonly page: number; readonly y: number; readonly cells: readonly Cell[]};

/** From such a gap on, in heights of a letter, what follows is a field of its own. */
const cellGap = 0.9;
/** From such a gap on there is a space between two words. */
const wordGap = 0.14;
/** Most letters of a cell that are looked at: nothing that is looked for is longer. */
const maxCellLength = 240;

/** Puts the pieces of a text layer in lines, from the top of the first page to the bottom of the last one, and each line in cells. Rule: RDR2. */
export function toLines(runs: readonly TextRun[]): Line[] {
  const told = runs
    .flatMap(splitWide)
    .filter(({text, height}) => text.trim() !== '' && height > 0)
    .toSorted((one, other) => one.page - other.page || other.y - one.y || one.x - other.x);
  const lines: TextRun[][] = [];
  for (const run of told) {
    const line = lines.at(-1);
    const first = line?.[0];
    const reach = first ? Math.max(1.5, 0.4 * Math.min(first.height, run.height)) : 0;
    if (line && first?.page === run.page && Math.abs(first.y - run.y) <= reach) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => ({
    page: line[0]?.page ?? 0,
    y: line[0]?.y ?? 0,
    cells: toCells(line.toSorted((one, other) => one.x - other.x)),
  }));
}

/** Some programs write a whole line as one text, with blanks between its fields. */
function splitWide(run: TextRun): TextRun[] {
  const {text, x, width} = run;
  if (!/\S {3,}\S/.test(text)) return [run];
  const step = width / text.length;
  return [...text.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({0: part, index}) => ({
    ...run,
    text: part,
    x: x + index * step,
    width: part.length * step,
  }));
}

function toCells(runs: readonly TextRun[]): Cell[] {
  const cells: Cell[] = [];
  let open: {x: number; right: number; height: number; text: string} | null = null;
  const close = (): void => {
    if (open === null) return;
    const text = open.text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, maxCellLength);
    if (text !== '') cells.push({...open, text, folded: foldText(text).trim()});
  };
  for (const {x, width, height, text} of runs) {
    const gap: number = open === null ? Infinity : x - open.right;
    if (open === null || gap > cellGap * height) {
      close();
      open = {x, right: x + width, height, text};
      continue;
    }
    const right: number = Math.max(open.right, x + width);
    open = {
      x: open.x,
      right,
      height: Math.max(open.height, height),
      text: open.text + (gap > wordGap * height ? ' ' : '') + text,
    };
  }
  close();
  return cells;
}

/** Whether two cells of different lines stand one over the other. */
export function isAbove(one: Cell, other: Cell): boolean {
  return one.x < other.right + 2 && other.x < one.right + 2;
}

/** A line as it is read, for saying where something stands; at most 120 letters. */
export function writeLine(line: Line): string {
  return line.cells
    .map(({text}) => text)
    .join(' ')
    .slice(0, 120);
}
