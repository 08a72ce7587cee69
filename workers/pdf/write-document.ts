import {PDFDict, PDFDocument, PDFName} from 'pdf-lib';
import type {FontBook} from './type/font-book.ts';
import {runStream} from './run-stream.ts';

/** What a document is beside its pages. */
export type DocumentFacts = {
  readonly title: string;
  /** Of the document's words, such as `es`. */
  readonly language: string;
  /** ISO UTC; given, so that equal input makes equal bytes. */
  readonly madeAt: string;
  /** Of every page, in points. */
  readonly width: number;
  readonly height: number;
};

/** Puts pages into one PDF, with the fonts that were used. @param pages one content stream each, as `Paper.finish` makes it. */
export async function writeDocument(
  facts: DocumentFacts,
  pages: readonly Uint8Array<ArrayBuffer>[],
  book: FontBook,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({updateMetadata: false});
  const {context} = document;
  const madeAt = new Date(facts.madeAt);
  document.setTitle(facts.title, {showInWindowTitleBar: true});
  document.setLanguage(facts.language);
  document.setProducer('Faro');
  document.setCreator('Faro');
  document.setCreationDate(madeAt);
  document.setModificationDate(madeAt);
  const fonts = PDFDict.withContext(context);
  for (const face of book.all) if (face.isUsed()) fonts.set(PDFName.of(face.key), await face.embed(context));
  const fontsRef = context.register(fonts);
  const packed = await Promise.all(pages.map((page) => runStream(page, new CompressionStream('deflate'))));
  for (const content of packed) {
    const page = document.addPage([facts.width, facts.height]);
    page.node.set(PDFName.of('Resources'), context.obj({Font: fontsRef}));
    page.node.set(PDFName.of('Contents'), context.register(context.stream(content, {Filter: 'FlateDecode'})));
  }
  return document.save({objectsPerTick: Number.POSITIVE_INFINITY, addDefaultPage: false});
}
