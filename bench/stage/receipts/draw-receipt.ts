import {PDFDocument, StandardFonts, type PDFFont} from 'pdf-lib';
import type {TextRun} from '#workers/read-receipt/layout/text-lines.ts';

/** A text on a page, in points from the left and the bottom; `x` is its right end where it is set to the right. */
export type Drawn = {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly isRight: boolean;
};

/** Width of a letter in heights of one, about that of the font that draws. */
const letterWidth = 0.5;

/** The text layer as a reader would find it, without a file. @param cuts words are runs of their own, as many programs write them. */
export function toRuns(drawn: readonly Drawn[], cuts: boolean): TextRun[] {
  return drawn.flatMap(({page, x, y, size, text, isRight}) => {
    const step = size * letterWidth;
    const left = isRight ? x - text.length * step : x;
    if (!cuts) return [{page, x: left, y, width: text.length * step, height: size, text}];
    return [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
      page,
      x: left + index * step,
      y,
      width: word.length * step,
      height: size,
      text: word,
    }));
  });
}

/** A real PDF of the same. */
export async function toPdf(drawn: readonly Drawn[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font: PDFFont = await document.embedFont(StandardFonts.Helvetica);
  const pages = new Map<number, ReturnType<typeof document.addPage>>();
  for (const {page, x, y, size, text, isRight} of drawn) {
    const sheet = pages.get(page) ?? document.addPage([595, 842]);
    pages.set(page, sheet);
    const left = isRight ? x - font.widthOfTextAtSize(text, size) : x;
    sheet.drawText(text, {x: left, y, size, font});
  }
  return document.save();
}
