import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {cleanText} from '#workers/pdf/clean-text.ts';
import {margin, openFlow, paperSize, textWidth, type Flow, type Style} from '#workers/pdf/flow.ts';
import type {LoadFont} from '#workers/pdf/load-font.ts';
import {openFontBook} from '#workers/pdf/type/font-book.ts';
import {createShaper} from '#workers/pdf/type/shape-text.ts';
import {writeDocument} from '#workers/pdf/write-document.ts';
import type {RecordInput, RecordPdf} from './input.ts';

const title: Style = {size: 21, leading: 26, weight: 600, color: 'ink'};
const company: Style = {size: 13, leading: 18, weight: 600, color: 'ink'};
const answer: Style = {size: 12, leading: 17, weight: 600, color: 'accent'};
const body: Style = {size: 10, leading: 14.5, weight: 400, color: 'ink'};
const quiet: Style = {size: 9, leading: 13, weight: 400, color: 'quiet'};

/** Room for a fact's name beside its value, in points. */
const nameWidth = 130;

/**
 * Prints a record of an answer, such as whether a BOI report is due, or a letter of ours: equal input and fonts make equal bytes. Needs neither network nor DOM.
 *
 * @returns the document, or `offline` with `record.fonts-missing` when even Latin's font files cannot be had. Rules: BOI8, DOC13.
 */
export async function makeRecord(given: RecordInput, loadFont: LoadFont): Promise<Outcome<RecordPdf, 'offline'>> {
  const input = cleanInput(given);
  const words = [input.title, input.company, input.answer, ...input.notes];
  const facts = input.facts.flatMap(({name, value}) => [name, value]);
  const book = await openFontBook(new Set([...words, ...facts].join('')), loadFont);
  if (!book) return fail('offline', 'record.fonts-missing');
  const shaper = createShaper(book);
  const flow = openFlow(shaper);
  draw(flow, input);
  const pages = flow.papers.map((paper) => paper.finish());
  const {language, madeAt} = input;
  const about = {title: `${input.title} · ${input.company}`, language, madeAt, ...paperSize};
  return succeed({bytes: await writeDocument(about, pages, book), missing: [...shaper.missing]});
}

function draw(flow: Flow, input: RecordInput): void {
  flow.write(input.title, title);
  flow.skip(4);
  flow.write(input.company, company);
  flow.skip(14);
  flow.write(input.answer, answer);
  flow.skip(10);
  for (const fact of input.facts) drawFact(flow, fact);
  drawRule(flow);
  flow.skip(12);
  for (const note of input.notes) {
    flow.write(note, quiet);
    flow.skip(5);
  }
}

function drawFact(flow: Flow, {name, value}: RecordInput['facts'][number]): void {
  const [beside, room] = [{width: nameWidth - 12}, {left: nameWidth, width: textWidth - nameWidth}];
  // The name stands beside the first line of its value, and both are on one page.
  const height = Math.max(flow.measure(name, quiet, beside), flow.measure(value, body, room));
  flow.need(height + 14);
  drawRule(flow);
  flow.skip(7);
  const {y} = flow.at();
  flow.write(name, {...quiet, leading: body.leading}, beside);
  const nameEnd = flow.at().y;
  flow.skip(y - nameEnd);
  flow.write(value, body, room);
  flow.skip(Math.max(0, nameEnd - flow.at().y) + 7);
}

function drawRule(flow: Flow): void {
  const {paper, y} = flow.at();
  paper.line(y, margin.side, margin.side + textWidth, {color: 'line', thickness: 0.6});
}

/** Every text as fonts take it. */
function cleanInput(input: RecordInput): RecordInput {
  return {
    ...input,
    title: cleanText(input.title),
    company: cleanText(input.company),
    answer: cleanText(input.answer),
    facts: input.facts.map(({name, value}) => ({name: cleanText(name), value: cleanText(value)})),
    notes: input.notes.map(cleanText),
  };
}
