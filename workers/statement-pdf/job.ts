import {PDFDict, PDFDocument, PDFName} from 'pdf-lib';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {checkSums} from './check-sums.ts';
import {openFormat} from './format.ts';
import type {LoadFont, Statement, StatementInput} from './input.ts';
import {drawPages} from '#workers/statement-pdf/page/draw-pages.ts';
import {paperSizes} from '#workers/statement-pdf/page/sheet.ts';
import type {Sheet} from '#workers/statement-pdf/page/sheet.ts';
import {runStream} from './run-stream.ts';
import {en} from '#workers/statement-pdf/text/en.ts';
import {es} from '#workers/statement-pdf/text/es.ts';
import {pt} from '#workers/statement-pdf/text/pt.ts';
import {openFontBook} from '#workers/statement-pdf/type/font-book.ts';
import type {FontBook} from '#workers/statement-pdf/type/font-book.ts';
import {createShaper} from '#workers/statement-pdf/type/shape-text.ts';

const texts = {es, en, pt};

/**
 * Makes a bank statement as a PDF: equal input and fonts make equal bytes. Needs neither network nor DOM.
 *
 * @returns the document, or `offline` with `statement.fonts-missing` when even Latin's font files cannot be had.
 * @throws Error when sums, order or masking do not hold (a bug of whoever asks).
 * Source: S2.23, S3.18. Rules: STM1 to STM14.
 */
export async function makeStatement(given: StatementInput, loadFont: LoadFont): Promise<Outcome<Statement, 'offline'>> {
  const sums = checkSums(given);
  const input = cleanInput(given);
  const text = texts[input.language];
  const format = openFormat(input.language, input.account.currency);
  const book = await openFontBook(collectCharacters(input, Object.values(text)), loadFont);
  if (!book) return fail('offline', 'statement.fonts-missing');
  const shaper = createShaper(book);
  const sheet: Sheet = {
    input,
    text,
    format,
    shaper,
    period: format.period(input.periodStart, input.periodEnd),
    madeAt: format.instant(input.generatedAt, input.timeZone),
    ...paperSizes[input.language],
  };
  const pages = drawPages(sheet, sums);
  const bytes = await writeDocument(sheet, pages, book);
  return succeed({bytes, pageCount: pages.length, missing: [...shaper.missing]});
}

/** One line each, composed, without control characters, invisible direction marks and variation selectors. */
function cleanText(text: string): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/[\p{Variation_Selector}\p{Bidi_Control}\u00AD\u200B\u2060-\u206F\uFEFF]/gu, '');
  return visible.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function cleanInput(input: StatementInput): StatementInput {
  const {company, account, rows} = input;
  const cleanOptional = (text: string | null): string | null => (text === null ? null : cleanText(text) || null);
  return {
    ...input,
    company: {name: cleanText(company.name), type: cleanText(company.type), state: cleanOptional(company.state)},
    account: {...account, name: cleanText(account.name), bank: cleanOptional(account.bank)},
    rows: rows.map((row) => ({
      ...row,
      description: cleanText(row.description),
      merchant: cleanOptional(row.merchant),
    })),
  };
}

function collectCharacters({company, account, rows}: StatementInput, words: readonly string[]): Set<string> {
  const characters = new Set<string>();
  const add = (text: string | null): void => {
    for (const character of text ?? '') characters.add(character);
  };
  for (const text of [company.name, company.type, company.state, account.name, account.bank, ...words]) add(text);
  for (const row of rows) {
    add(row.description);
    add(row.merchant);
  }
  return characters;
}

async function writeDocument({input, text, period, width, height}: Sheet, pages: readonly string[], book: FontBook) {
  const document = await PDFDocument.create({updateMetadata: false});
  const {context} = document;
  const madeAt = new Date(input.generatedAt);
  document.setTitle(`${text.title} · ${input.account.name} · ${period}`, {showInWindowTitleBar: true});
  document.setLanguage(input.language);
  document.setProducer('Faro');
  document.setCreator('Faro');
  document.setCreationDate(madeAt);
  document.setModificationDate(madeAt);
  const fonts = PDFDict.withContext(context);
  for (const face of book.all) if (face.isUsed()) fonts.set(PDFName.of(face.key), await face.embed(context));
  const fontsRef = context.register(fonts);
  const encoder = new TextEncoder();
  const packed = await Promise.all(
    pages.map((page) => runStream(encoder.encode(page), new CompressionStream('deflate'))),
  );
  for (const content of packed) {
    const page = document.addPage([width, height]);
    page.node.set(PDFName.of('Resources'), context.obj({Font: fontsRef}));
    page.node.set(PDFName.of('Contents'), context.register(context.stream(content, {Filter: 'FlateDecode'})));
  }
  return document.save({objectsPerTick: Number.POSITIVE_INFINITY, addDefaultPage: false});
}
