import {PDFDocument, StandardFonts} from 'pdf-lib';

/** A small PDF of these pages, each line drawn as it is. */
export async function drawLetter(pages: readonly (readonly string[])[], nowMs: number): Promise<Uint8Array> {
  const document = await PDFDocument.create({updateMetadata: false});
  document.setCreationDate(new Date(nowMs));
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const lines of pages) {
    const page = document.addPage([612, 792]);
    lines.forEach((line, place) => page.drawText(line, {x: 72, y: 700 - place * 20, size: 12, font}));
  }
  return document.save();
}

/** Bytes as they come from a file. */
export async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
