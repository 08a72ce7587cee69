import {StandardFonts, type PDFForm, type PDFFont} from 'pdf-lib';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {openForm} from './open-form.ts';
import {toFormLetters} from '#contract/formation/form-letters.ts';

/** The size of letters on the form in points, and the least to which a long text shrinks. */
const [usualSize, leastSize] = [9, 5];

/** What is written into which field of a blank; fields by the last part of their names. */
export type FilledForm = {
  readonly title: string;
  readonly texts: readonly (readonly [field: string, text: string])[];
  readonly boxes: readonly string[];
};

/**
 * Fills a blank of the IRS. Its fields stay fields: what is open is filled in by hand before it is signed.
 *
 * @param loadBlank the blank's bytes; undefined where they cannot be had now.
 * @returns the document; `offline` where the blank cannot be had, `validation` where a name has letters that no form of the IRS takes.
 */
export async function fillForm(
  {title, texts, boxes}: FilledForm,
  loadBlank: () => Promise<Uint8Array | undefined>,
): Promise<Outcome<Uint8Array, 'offline' | 'validation'>> {
  const blank = await loadBlank();
  if (!blank) return fail('offline', 'desk.blank-missing');
  const pdf = await openForm(blank);
  const form = pdf.getForm();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const names = new Map(form.getFields().map((field) => [lastPart(field.getName()), field.getName()]));
  for (const [field, text] of texts) {
    const letters = toFormLetters(text);
    if (letters === null) return fail('validation', 'desk.form-letters');
    fillText(form, names.get(field) ?? '', {text: letters, font});
  }
  for (const box of boxes) form.getCheckBox(names.get(box) ?? '').check();
  form.updateFieldAppearances(font);
  pdf.setTitle(title);
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
