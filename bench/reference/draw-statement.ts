import {PDFDocument, StandardFonts, type PDFFont} from 'pdf-lib';
import {openFormat} from '#workers/statement-pdf/format.ts';
import type {StatementInput} from '#workers/statement-pdf/input.ts';
import {fontkit} from '#workers/pdf/type/fontkit.ts';
import {unpackWoff} from '#workers/pdf/type/unpack-woff.ts';

/** `embedded`: the subset font that the product embeds too. `standard`: Helvetica, which every reader has and which knows Latin-1 only. */
export type ReferenceFont = 'embedded' | 'standard';

const rowsPerPage = 40;
const size = 8.5;

/** The same rows in the documented way of pdf-lib, by `drawText`; answers with the number of bytes and pages. */
export async function drawStatement(
  input: StatementInput,
  kind: ReferenceFont,
): Promise<{sizeBytes: number; pageCount: number}> {
  const document = await PDFDocument.create();
  const font = await embedFont(document, kind);
  const format = openFormat(input.language, input.account.currency);
  const writable = (text: string): string => (kind === 'standard' ? text.replaceAll(/[^\u0020-\u00ff]/g, '-') : text);
  for (let start = 0; start < input.rows.length; start += rowsPerPage) {
    const page = document.addPage([595.28, 841.89]);
    let y = 780;
    const draw = (text: string, x: number): void => page.drawText(text, {x, y, size, font});
    for (const row of input.rows.slice(start, start + rowsPerPage)) {
      const amount = writable(format.amount(row.amountUnits, true));
      const balance = writable(format.amount(row.balanceUnits, false));
      draw(writable(format.date(row.date)), 48);
      draw(writable(row.description), 120);
      draw(amount, 470 - font.widthOfTextAtSize(amount, size));
      draw(balance, 547 - font.widthOfTextAtSize(balance, size));
      y -= 17.5;
    }
  }
  const bytes = await document.save();
  return {sizeBytes: bytes.length, pageCount: document.getPageCount()};
}

async function embedFont(document: PDFDocument, kind: ReferenceFont): Promise<PDFFont> {
  if (kind === 'standard') return document.embedFont(StandardFonts.Helvetica);
  document.registerFontkit(fontkit);
  const packed = new Uint8Array(await (await fetch('/font.woff')).arrayBuffer());
  return document.embedFont(await unpackWoff(packed), {subset: true});
}
