import {PDFDocument, PDFName} from 'pdf-lib';

/** Opens a form of the IRS by its AcroForm fields. It has the same form as XFA too, which would show what was filled in as empty: that goes. */
export async function openForm(bytes: Uint8Array): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(bytes);
  pdf.catalog.getAcroForm()?.dict.delete(PDFName.of('XFA'));
  return pdf;
}
