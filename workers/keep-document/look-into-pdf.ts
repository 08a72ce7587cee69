import {PDFDocument} from 'pdf-lib';

/** What is known of a PDF: whether it is protected, and how many pages it has; null where it does not say. */
export type PdfFacts = {readonly isProtected: boolean; readonly pageCount: number | null};

/** Looks into a PDF without drawing it. One that cannot be read tells nothing: other readers may read it. Rule: DOC8. */
export async function lookIntoPdf(bytes: Uint8Array): Promise<PdfFacts> {
  try {
    const document = await PDFDocument.load(bytes, {ignoreEncryption: true, updateMetadata: false});
    if (document.isEncrypted) return {isProtected: true, pageCount: null};
    return {isProtected: false, pageCount: document.getPageCount()};
  } catch {
    return {isProtected: false, pageCount: null};
  }
}
