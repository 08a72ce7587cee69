import type {AgreementDocument, Article} from '#contract/agreements/agreement.ts';
import {margin, textWidth, type Flow, type Style} from '#workers/pdf/flow.ts';
import {fitLines} from '#workers/pdf/type/fit-lines.ts';
import type {ShapedText} from '#workers/pdf/type/shape-text.ts';

const title: Style = {size: 21, leading: 26, weight: 600, color: 'ink'};
const company: Style = {size: 13, leading: 18, weight: 600, color: 'ink'};
const quiet: Style = {size: 9, leading: 13, weight: 400, color: 'quiet'};
const heading: Style = {size: 11.5, leading: 16, weight: 600, color: 'ink'};
const lead: Style = {size: 10, leading: 14.5, weight: 600, color: 'ink'};

/** What runs on, in the size of a contract. */
export const body: Style = {size: 10, leading: 14.5, weight: 400, color: 'ink'};

/** Room for a section's number before its words. */
const indent = 34;

/** Draws what the paper is, of whom, and who makes it. */
export function drawHead(
  flow: Flow,
  {title: name, company: of, about, orderNumber, wording, preamble}: AgreementDocument,
): void {
  flow.skip(10);
  flow.write(name, title);
  flow.skip(4);
  flow.write(of, company);
  flow.write(about, quiet);
  flow.write(`Order ${orderNumber} · ${wording}`, quiet);
  flow.skip(10);
  drawRule(flow);
  flow.skip(10);
  flow.write(preamble, body);
}

/** Draws an article; its title stays with its first section. */
export function drawArticle(flow: Flow, {number, title: name, sections}: Article): void {
  flow.skip(16);
  flow.need(heading.leading + lead.leading + 3 * body.leading);
  flow.write(`Article ${number}. ${name}`, heading);
  for (const section of sections) drawSection(flow, section);
}

function drawSection(flow: Flow, {number, heading: name, text, table}: Article['sections'][number]): void {
  flow.skip(6);
  flow.need(lead.leading + 2 * body.leading);
  const {paper, y} = flow.at();
  paper.text(flow.shaper.shape(number, 400), {x: margin.side, y: y + lead.size, size: 10, color: 'quiet'});
  flow.write(name, lead, {left: indent});
  flow.write(text, body, {left: indent});
  if (table) drawTable(flow, table);
}

type Table = NonNullable<Article['sections'][number]['table']>;

const cell = {size: 9, leading: 12.5, padding: 5, gap: 14} as const;

/** A table of up to so many points is not parted. */
const wholeTable = 320;

/** Draws who owns which part: names and addresses in as many lines as they need, parts at one edge; the heads again on each page. */
function drawTable(flow: Flow, {heads, rows, total}: Table): void {
  const columns = setColumns(flow, heads);
  const head = setRow(flow, columns, heads, 600);
  const others = [...rows.map((cells) => setRow(flow, columns, cells, 400)), setRow(flow, columns, total, 600)];
  const height = [head, ...others].reduce((sum, row) => sum + row.height, 0);
  flow.skip(4);
  flow.need(Math.min(height, wholeTable));
  drawRow(flow, columns, head);
  for (const row of others) {
    const {paper} = flow.at();
    flow.need(row.height);
    if (flow.at().paper !== paper) drawRow(flow, columns, head);
    drawRow(flow, columns, row);
  }
  flow.skip(4);
}

type Column = {readonly left: number; readonly width: number};

/** Of the columns of words; the last column, of parts, ends at the margin. */
function setColumns(flow: Flow, heads: Table['heads']): readonly Column[] {
  const width = textWidth - indent;
  const last = Math.max(70, (flow.shaper.shape(heads.at(-1) ?? '', 600).width * cell.size) / 1000 + 2);
  const first = Math.round((width - last) * 0.38);
  return [
    {left: indent, width: first - cell.gap},
    {left: indent + first, width: width - first - last - cell.gap},
  ];
}

type SetRow = {readonly words: readonly (readonly ShapedText[])[]; readonly part: ShapedText; readonly height: number};

function setRow(flow: Flow, columns: readonly Column[], cells: readonly string[], weight: 400 | 600): SetRow {
  const words = columns.map(({width}, index) =>
    fitLines(flow.shaper, cells[index] ?? '', {weight, size: cell.size, width, maxLines: 40}),
  );
  const lines = Math.max(1, ...words.map(({length}) => length));
  const part = flow.shaper.shape(cells.at(-1) ?? '', weight);
  return {words, part, height: lines * cell.leading + 2 * cell.padding};
}

function drawRow(flow: Flow, columns: readonly Column[], {words, part, height}: SetRow): void {
  const {paper, y} = flow.at();
  const base = y + cell.padding + cell.size;
  for (const [index, {left}] of columns.entries())
    for (const [line, shaped] of (words[index] ?? []).entries())
      paper.text(shaped, {x: margin.side + left, y: base + line * cell.leading, size: cell.size, color: 'ink'});
  paper.textTo(part, {x: margin.side + textWidth, y: base, size: cell.size, color: 'ink'});
  flow.skip(height);
  drawRule(flow, indent);
}

/** Draws a line across, at the height that is reached. */
export function drawRule(flow: Flow, left = 0): void {
  const {paper, y} = flow.at();
  paper.line(y, margin.side + left, margin.side + textWidth, {color: 'line', thickness: 0.6});
}
