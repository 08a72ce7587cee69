import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {cleanText} from '#workers/pdf/clean-text.ts';
import type {LoadFont} from '#workers/pdf/load-font.ts';
import {openFontBook} from '#workers/pdf/type/font-book.ts';
import {createShaper} from '#workers/pdf/type/shape-text.ts';
import {writeDocument} from '#workers/pdf/write-document.ts';
import type {AgreementInput, AgreementPdf} from './input.ts';
import {drawArticle, drawHead} from '#workers/agreement-pdf/page/draw-articles.ts';
import {drawFeet} from '#workers/agreement-pdf/page/draw-foot.ts';
import {drawSignatures} from '#workers/agreement-pdf/page/draw-signatures.ts';
import {openFlow, paperSize} from '#workers/pdf/flow.ts';

/** The words of the drawing itself, whose letters the fonts must have. */
const ownWords =
  'Article Page of Order Date Signature By (signature) Name and title of the representative SHA-256 UTC 0123456789 · : , abcdef';

/**
 * Prints a company's founding paper as a PDF, with the signatures that were given: equal input and fonts make equal bytes. Needs neither network
 * nor DOM.
 *
 * @returns the document, or `offline` with `agreement.fonts-missing` when even Latin's font files cannot be had. Rule: AGR11.
 */
export async function makeAgreement(
  given: AgreementInput,
  loadFont: LoadFont,
): Promise<Outcome<AgreementPdf, 'offline'>> {
  const input = cleanTexts(given);
  const book = await openFontBook(new Set([...ownWords, ...collectTexts(input).join('')]), loadFont);
  if (!book) return fail('offline', 'agreement.fonts-missing');
  const {document, hash, madeAt} = input;
  const shaper = createShaper(book);
  const flow = openFlow(shaper);
  drawHead(flow, document);
  for (const article of document.articles) drawArticle(flow, article);
  drawSignatures(flow, input);
  drawFeet(flow, document, hash);
  const pages = flow.papers.map((paper) => paper.finish());
  const facts = {title: `${document.title} · ${document.company}`, language: 'en', madeAt, ...paperSize};
  return succeed({
    bytes: await writeDocument(facts, pages, book),
    pageCount: pages.length,
    missing: [...shaper.missing],
  });
}

/** Every text as fonts take it. */
function cleanTexts<Value>(value: Value): Value {
  const clean = (one: unknown): unknown => {
    if (typeof one === 'string') return cleanText(one);
    if (Array.isArray(one)) return one.map(clean);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, clean(part)]));
  };
  // Texts stay texts, and all else stays as it is.
  return clean(value) as Value;
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}
