import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {checkSums} from './check-sums.ts';
import {openFormat} from './format.ts';
import type {Statement, StatementInput} from './input.ts';
import {cleanText} from '#workers/pdf/clean-text.ts';
import type {LoadFont} from '#workers/pdf/load-font.ts';
import {writeDocument} from '#workers/pdf/write-document.ts';
import {drawPages} from '#workers/statement-pdf/page/draw-pages.ts';
import {paperSizes} from '#workers/statement-pdf/page/sheet.ts';
import type {Sheet} from '#workers/statement-pdf/page/sheet.ts';
import {en} from '#workers/statement-pdf/text/en.ts';
import {es} from '#workers/statement-pdf/text/es.ts';
import {pt} from '#workers/statement-pdf/text/pt.ts';
import {openFontBook} from '#workers/pdf/type/font-book.ts';
import {createShaper} from '#workers/pdf/type/shape-text.ts';

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
  const facts = {
    title: `${text.title} · ${input.account.name} · ${sheet.period}`,
    language: input.language,
    madeAt: input.generatedAt,
    ...paperSizes[input.language],
  };
  const bytes = await writeDocument(facts, pages, book);
  return succeed({bytes, pageCount: pages.length, missing: [...shaper.missing]});
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
