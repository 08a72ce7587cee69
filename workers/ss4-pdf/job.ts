import {StandardFonts, type PDFForm, type PDFFont} from 'pdf-lib';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Ss4} from '#contract/desk/write-ss4.ts';
import {boxFields, textFields} from './form-fields.ts';
import {openForm} from './open-form.ts';
import {toFormLetters} from './to-form-letters.ts';

/** The size of letters on the form in points, and the least to which a long text shrinks. */
const [usualSize, leastSize] = [9, 5];

/**
 * Fills the IRS's blank with what is written on a Form SS-4. Its fields stay fields: what is open is filled in by hand before it is signed.
 *
 * @param loadBlank the bytes of `fss4--2025-12.pdf`; undefined where they cannot be had now.
 * @returns the document; `offline` where the blank cannot be had, `validation` where a name has letters that no form of the IRS takes.
 * Rules: SSF1, SSF3.
 */
export async function fillSs4(
  {texts, boxes}: Ss4,
  loadBlank: () => Promise<Uint8Array | undefined>,
): Promise<Outcome<Uint8Array, 'offline' | 'validation'>> {
  const blank = await loadBlank();
  if (!blank) return fail('offline', 'desk.blank-missing');
  const pdf = await openForm(blank);
  const form = pdf.getForm();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const names = new Map(form.getFields().map((field) => [lastPart(field.getName()), field.getName()]));
  for (const [line, text] of Object.entries(texts)) {
    const letters = toFormLetters(text);
    if (letters === null) return fail('validation', 'desk.form-letters');
    // The keys are those of the lines.
    fillText(form, names.get(textFields[line as keyof typeof textFields]) ?? '', {text: letters, font});
  }
  for (const box of boxes) form.getCheckBox(names.get(boxFields[box]) ?? '').check();
  form.updateFieldAppearances(font);
  pdf.setTitle('Form SS-4');
  return succeed(await pdf.save());
}

function fillText(form: PDFForm, name: string, {text, font}: {readonly text: string; readonly font: PDFFont}): void {
  const field = form.getTextField(name);
  field.setText(text);
  const room = (field.acroField.getWidgets()[0]?.getRectangle().width ?? 0) - 6;
  const fitting = (usualSize * room) / font.widthOfTextAtSize(text, usualSize);
  field.setFontSize(Math.max(leastSize, Math.min(usualSize, Math.floor(fitting * 2) / 2)));
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
