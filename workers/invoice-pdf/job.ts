import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {cleanText} from '#workers/pdf/clean-text.ts';
import {margin, openFlow, paperSize, textWidth, type Flow, type Style} from '#workers/pdf/flow.ts';
import type {LoadFont} from '#workers/pdf/load-font.ts';
import {openFontBook} from '#workers/pdf/type/font-book.ts';
import {createShaper} from '#workers/pdf/type/shape-text.ts';
import {writeDocument} from '#workers/pdf/write-document.ts';
import type {InvoiceInput, InvoicePdf} from './input.ts';

const title: Style = {size: 21, leading: 26, weight: 600, color: 'ink'};
const number: Style = {size: 13, leading: 18, weight: 600, color: 'accent'};
const name: Style = {size: 10.5, leading: 15, weight: 600, color: 'ink'};
const body: Style = {size: 10, leading: 14.5, weight: 400, color: 'ink'};
const quiet: Style = {size: 9, leading: 13, weight: 400, color: 'quiet'};
const total: Style = {size: 12, leading: 17, weight: 600, color: 'ink'};

/** Between the two parties, in points. */
const gap = 24;
const half = (textWidth - gap) / 2;
/** Room for an amount at the end of its line. */
const amountWidth = 110;
/** Room for a fact's name beside its value. */
const nameWidth = 130;

/**
 * Prints an invoice or a credit note: equal input and fonts make equal bytes. Needs neither network nor DOM.
 *
 * @returns the document, or `offline` with `invoice.fonts-missing` when even Latin's font files cannot be had. Rules: INV10, INV11.
 */
export async function makeInvoicePdf(given: InvoiceInput, loadFont: LoadFont): Promise<Outcome<InvoicePdf, 'offline'>> {
  const input = cleanInput(given);
  const book = await openFontBook(new Set(wordsOf(input).join('')), loadFont);
  if (!book) return fail('offline', 'invoice.fonts-missing');
  const shaper = createShaper(book);
  const flow = openFlow(shaper);
  draw(flow, input);
  const pages = flow.papers.map((paper) => paper.finish());
  const {language, madeAt} = input;
  const about = {title: `${input.title} ${input.number}`, language, madeAt, ...paperSize};
  return succeed({bytes: await writeDocument(about, pages, book), missing: [...shaper.missing]});
}

function draw(flow: Flow, input: InvoiceInput): void {
  flow.write(input.title, title);
  flow.skip(2);
  flow.write(input.number, number);
  flow.skip(16);
  drawParties(flow, input);
  flow.skip(16);
  for (const fact of input.facts) drawBeside(flow, fact);
  flow.skip(18);
  drawAmount(flow, input.heads, quiet);
  for (const line of input.lines) {
    drawRule(flow, body.leading + 12);
    drawAmount(flow, line, body);
  }
  drawRule(flow, total.leading + 12);
  drawAmount(flow, input.total, total);
  for (const one of input.contained) drawAmount(flow, one, quiet);
  flow.skip(18);
  for (const note of input.notes) {
    flow.write(note, quiet);
    flow.skip(4);
  }
}

/** Seller and buyer beside each other, which no page parts. */
function drawParties(flow: Flow, {seller, buyer}: InvoiceInput): void {
  const {y: top} = flow.at();
  let end = top;
  for (const [party, left] of [
    [seller, 0],
    [buyer, half + gap],
  ] as const) {
    flow.skip(top - flow.at().y);
    const place = {left, width: half};
    flow.write(party.heading, quiet, place);
    flow.write(party.name, name, place);
    for (const detail of party.details) flow.write(detail, body, place);
    end = Math.max(end, flow.at().y);
  }
  flow.skip(end - flow.at().y);
}

function drawBeside(flow: Flow, fact: InvoiceInput['heads']): void {
  const [beside, room] = [{width: nameWidth - 12}, {left: nameWidth, width: textWidth - nameWidth}];
  const height = Math.max(flow.measure(fact.name, quiet, beside), flow.measure(fact.value, body, room));
  flow.need(height + 4);
  const {y} = flow.at();
  flow.write(fact.name, {...quiet, leading: body.leading}, beside);
  const nameEnd = flow.at().y;
  flow.skip(y - nameEnd);
  flow.write(fact.value, body, room);
  flow.skip(Math.max(0, nameEnd - flow.at().y) + 4);
}

/** What it is for, and at the end of its first line how much. */
function drawAmount(flow: Flow, {name: words, value}: InvoiceInput['heads'], style: Style): void {
  const room = {width: textWidth - amountWidth};
  flow.need(flow.measure(words, style, room));
  const {paper, y} = flow.at();
  const shaped = flow.shaper.shape(value, style.weight);
  const {size, leading, color} = style;
  // On the baseline of the words' first line.
  paper.textTo(shaped, {x: margin.side + textWidth, y: y + size, size, color});
  flow.write(words, {...style, leading}, room);
  flow.skip(3);
}

function drawRule(flow: Flow, height: number): void {
  flow.need(height);
  flow.skip(3);
  const {paper, y} = flow.at();
  paper.line(y, margin.side, margin.side + textWidth, {color: 'line', thickness: 0.6});
  flow.skip(6);
}

function wordsOf(input: InvoiceInput): string[] {
  const {seller, buyer, facts, heads, lines, contained} = input;
  const parties = [seller, buyer].flatMap((party) => [party.heading, party.name, ...party.details]);
  const named = [...facts, heads, ...lines, input.total, ...contained].flatMap((one) => [one.name, one.value]);
  return [input.title, input.number, ...parties, ...named, ...input.notes];
}

/** Every text as fonts take it. */
function cleanInput(input: InvoiceInput): InvoiceInput {
  const clean = (one: InvoiceInput['heads']) => ({name: cleanText(one.name), value: cleanText(one.value)});
  const party = ({heading, name: called, details}: InvoiceInput['seller']) => ({
    heading: cleanText(heading),
    name: cleanText(called),
    details: details.map(cleanText),
  });
  return {
    ...input,
    title: cleanText(input.title),
    number: cleanText(input.number),
    facts: input.facts.map(clean),
    seller: party(input.seller),
    buyer: party(input.buyer),
    heads: clean(input.heads),
    lines: input.lines.map(clean),
    total: clean(input.total),
    contained: input.contained.map(clean),
    notes: input.notes.map(cleanText),
  };
}
